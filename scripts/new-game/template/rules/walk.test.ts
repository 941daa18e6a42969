import { unwrap } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { stepstoneGame } from '../index.ts';
import type { PlayerPosition } from './position.ts';

const { rules } = stepstoneGame;
const player = (bank: number, stones: number[] = [], home = 0): PlayerPosition => ({ bank, stones, home });

/** Seat 1 to move with that die, and what it did. */
function after(die: number, players: PlayerPosition[], move: string) {
  const s = unwrap(rules.fromJSON({ game: 'stepstone', scenario: 'stepstone', seats: 2, turn: 1, die, players }));
  rules.play(s, unwrap(rules.parse(s, move)));
  return { ...rules.toJSON(s), result: rules.result(s) };
}

test('T-1 there are twelve stones, two of them dry, and three walkers each', () => {
  expect(stepstoneGame.scenarios['stepstone']).toMatchObject({ stones: 12, dry: [4, 8], walkers: 3 });
});

test('T-2 all walkers wait on the near bank, and the first seat begins', () => {
  const s = unwrap(rules.setup({ seats: 2, scenario: 'stepstone', options: {} }));
  expect(rules.toJSON(s)).toMatchObject({ turn: 1, die: 0, players: [player(3), player(3)] });
});

test('T-3 a turn begins with a die', () => {
  const { turn, die } = after(0, [player(3), player(3)], 'roll 5');
  expect({ turn, die }).toEqual({ turn: 1, die: 5 });
});

test('T-4 one walker goes as many stones ahead as the die shows, then the other has a turn', () => {
  const { turn, players } = after(5, [player(2, [3]), player(3)], 'walk 3');
  expect({ turn, players }).toEqual({ turn: 2, players: [player(2, [8]), player(3)] });
});

test('T-5 whoever would go past the last stone is home', () => {
  expect(after(6, [player(2, [10]), player(3)], 'walk 10').players[0]).toEqual(player(2, [], 1));
});

test('T-6 a rival on the stone goes back to the bank, unless it is dry', () => {
  expect(after(2, [player(3), player(1, [2, 2])], 'walk bank').players[1]).toEqual(player(3));
  expect(after(4, [player(3), player(2, [4])], 'walk bank').players[1]).toEqual(player(2, [4]));
});

test('T-7 who has all walkers home has won', () => {
  const { result } = after(6, [player(0, [12], 2), player(3)], 'walk 12');
  expect(result).toMatchObject({ over: true, winners: [0] });
});

test.each([
  ['fly 3', 'is no move'],
  ['walk 7', 'None of your walkers'],
  ['roll 3', 'rolled already'],
])('%s is refused with a reason', (move, why) => {
  const s = unwrap(rules.setup({ seats: 2, scenario: 'stepstone', options: {} }));
  rules.play(s, unwrap(rules.parse(s, 'roll 2')));
  const parsed = rules.parse(s, move);
  expect(parsed.ok ? '' : parsed.error.message).toContain(why);
});
