import { goldenRecords } from '@tessera/game-kit/testing';
import { expect, test } from 'vitest';
import { hibernia } from '../index.ts';
import { naivePlay } from '../testing/naive.ts';
import { eventsOf, fresh, look } from '../testing/table.ts';

const { names, recordOf, finalOf } = goldenRecords(hibernia, new URL('../records/', import.meta.url));

test('there is a golden record for every number of players and every start', () => {
  const kinds = names.map((name) => `${recordOf(name).seats} ${recordOf(name).options['scattered']}`);
  expect(kinds.sort()).toEqual(['3 no', '3 yes', '4 no', '4 yes']);
});

test.each(names)('%s ends so by the second reading of the rules, too', (name) => {
  const { seats, scenario, options, moves } = recordOf(name);
  let position = look(fresh(seats, options, scenario));
  for (const text of moves) position = naivePlay(position, text);
  expect(position).toEqual(finalOf(name).position);
});

test.each(names)('H-23 in %s somebody chooses where missing warriors come from', (name) => {
  expect(recordOf(name).moves.join('\n')).toMatch(/^take /m);
});

test('H-51 two tie rounds of three players, and then one leads alone', () => {
  const { seats, options, moves } = recordOf('three-players-two-tie-rounds');
  const told = eventsOf(fresh(seats, options), ...moves);
  expect(told.filter(({ type }) => type === 'lastRound')).toHaveLength(1);
  expect(told.filter(({ type }) => type === 'tieRound')).toHaveLength(2);
  expect(told.at(-1)?.type).toBe('gameEnded');
});
