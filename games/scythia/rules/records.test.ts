import { goldenRecords } from '@tessera/game-kit/testing';
import { unwrap } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { scythia } from '../index.ts';
import { playBoth } from '../testing/naive/side-by-side.ts';
import { eventsOf, fresh, look } from '../testing/table.ts';
import { rules } from './index.ts';

const { names, recordOf, finalOf } = goldenRecords(scythia, new URL('../records/', import.meta.url));

test('there is a golden record for every number of players', () => {
  expect(names.map((name) => recordOf(name).seats).sort()).toEqual([1, 2, 3, 4]);
});

test.each(names)('%s ends so by the second reading of the rules, too', (name) => {
  const { seats, options, moves } = recordOf(name);
  const s = playBoth(seats, name, (state, _rng, _list, n) => unwrap(rules.parse(state, moves[n])), options);
  expect(look(s)).toEqual(finalOf(name).position);
});

test.each(names)('in %s there are raids, quests, wounds and cards played', (name) => {
  const { seats, options, moves } = recordOf(name);
  const told = new Set(eventsOf(fresh(seats, options), ...moves).map(({ type }) => type));
  for (const type of ['raided', 'plundered', 'completed', 'wounded', 'played', 'hired', 'placed-animal', 'last-turns'])
    expect([...told]).toContain(type);
  if (seats === 1) for (const type of ['scheme', 'rival-raided', 'rival-horse']) expect([...told]).toContain(type);
});
