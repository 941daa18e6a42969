import { type Futures, type Game, MoveList, SeededRng, unwrap } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { bids } from '../../testing/bids.ts';
import { type Race, race, raceAt } from '../../testing/race.ts';
import { hint } from './hint.ts';

const effort = { search: 96, compare: 96, worlds: 4, futures: 8, line: 32 };

test('the best move is first, and its chances are by seat, in points of 100', () => {
  const { seat, moves } = unwrap(hint(race, raceAt(10, 0), { effort }));
  expect(seat).toBe(1);
  expect(moves).toHaveLength(3);
  expect(moves[0].move).toBe('walk');
  expect(moves[0]).toMatchObject({ chances: [100, 0], error: 0, isWorse: false });
  for (const { chances } of moves) expect(chances[0] + chances[1]).toBeCloseTo(100, 4);
});

test('it is the same twice, and says how far it has come', () => {
  const heard: number[] = [];
  const once = hint(race, raceAt(3, 5, 4), { effort, told: (done) => heard.push(done) });
  expect(hint(race, raceAt(3, 5, 4), { effort })).toEqual(once);
  expect(heard.length).toBeGreaterThan(2);
  expect(heard).toEqual([...heard].sort((a, b) => a - b));
  expect(Math.min(...heard)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...heard)).toBeLessThanOrEqual(1);
});

test('where something is hidden it hangs on the view alone', () => {
  const { rules } = bids;
  const s = unwrap(rules.setup({ seats: 2, scenario: 'plain', options: {} }));
  const list = new MoveList();
  const rng = new SeededRng('bids');
  while (rules.actor(s) < 0) {
    rules.legal(s, list);
    rules.play(s, list.moves[rng.below(list.size)]);
  }
  const view = rules.view(s, rules.actor(s));
  const asked = hint(bids, structuredClone(view), { effort });
  const other = rules.determinize(view, new SeededRng('another world'));
  expect(hint(bids, rules.view(other, rules.actor(other)), { effort })).toEqual(asked);
  const held = unwrap(asked).moves.map(({ move }) => move);
  rules.legal(s, list);
  const legal = list.toArray().map((move) => rules.format(s, move));
  expect(legal).toEqual(expect.arrayContaining(held));
});

test('a game says what is true of a move from where it leads', () => {
  const seen: Futures<Race>[] = [];
  const told: Game<Race, Race> = {
    ...race,
    reasons: (s, move, futures) => {
      seen.push(futures);
      return [{ type: `${s.steps[0]} ${race.rules.format(s, move)}` }];
    },
  };
  const { moves } = unwrap(hint(told, raceAt(4, 0, 0), { effort }));
  expect(moves.map(({ move, reasons }) => [move, reasons])).toEqual(
    moves.map(({ move }) => [move, [{ type: `4 ${move}` }]]),
  );
  const walk = seen[moves.findIndex(({ move }) => move === 'walk')];
  expect(walk.after).toHaveLength(effort.futures);
  expect(walk.others).toHaveLength(2 * effort.futures);
  for (const future of walk.after) expect(future).toMatchObject({ turn: 0, steps: expect.arrayContaining([6]) });
});

test('where nobody decides, or there is no view, it says so', () => {
  expect(hint(race, raceAt(12, 0))).toMatchObject({ ok: false, error: { code: 'nothing-to-decide' } });
  expect(hint(race, null as unknown as Race)).toMatchObject({ ok: false, error: { code: 'bad-position' } });
});
