import { goldenRecords } from '@tessera/game-kit/testing';
import { replay, unwrap } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { cambria } from '../index.ts';
import { naivePlay } from '../testing/naive.ts';
import { fresh, look } from '../testing/table.ts';
import { result } from './end/score.ts';

const { names, recordOf, finalOf } = goldenRecords(cambria, new URL('../records/', import.meta.url));

test('there is a golden record for every number of players', () => {
  expect(names.map((name) => recordOf(name).seats).sort()).toEqual([2, 3, 4, 5]);
});

test.each(names)('%s ends so by the second reading of the rules, too', (name) => {
  const { seats, scenario, options, moves } = recordOf(name);
  let position = look(fresh(seats, scenario, options));
  for (const text of moves) position = naivePlay(position, text);
  expect(position).toEqual(finalOf(name).position);
});

test('C-52 five players, early tie: 13 points and 3 tokens each, and who played earlier wins by the option', () => {
  const name = 'five-players-early-tie';
  expect(finalOf(name).result).toMatchObject({ winners: [0], decidedBy: 'lastTurn' });
  const last = unwrap(replay(cambria, { ...recordOf(name), options: { lateTie: 'last' } }));
  expect(result(last)).toMatchObject({ winners: [4], decidedBy: 'lastTurn' });
});

test('C-21 three players at sea: 1-1 turned by a ship, soldiers from ship to ship and from ship to road', () => {
  const all = recordOf('three-players-at-sea').moves.join('\n');
  expect(all).toMatch(/^roll 1-1\nship \d for 1$/m);
  expect(all).toMatch(/^board \d from ship \d$/m);
  expect(all).toMatch(/^move ship \d to /m);
});
