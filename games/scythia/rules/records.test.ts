import { readdirSync, readFileSync } from 'node:fs';
import { parseRecord, type Result, recordToText, replay, unwrap } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { scythia } from '../index.ts';
import { playBoth } from '../testing/naive/side-by-side.ts';
import { eventsOf, fresh, look } from '../testing/table.ts';
import { rules } from './index.ts';
import type { ScythiaPosition } from './position/position-types.ts';
import { result } from './score.ts';

const folder = new URL('../records/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.json') && !name.endsWith('.final.json'))
  .map((name) => name.replace('.json', ''));

const recordOf = (name: string) => unwrap(parseRecord(JSON.parse(read(`${name}.json`))));
const finalOf = (name: string) =>
  JSON.parse(read(`${name}.final.json`)) as { position: ScythiaPosition; result: Result };

test('there is a golden record for every number of players', () => {
  expect(names.map((name) => recordOf(name).seats).sort()).toEqual([1, 2, 3, 4]);
});

test.each(names)('%s ends as it always did', (name) => {
  const s = unwrap(replay(scythia, recordOf(name)));
  expect(look(s)).toEqual(finalOf(name).position);
  expect(result(s)).toEqual(finalOf(name).result);
});

test.each(names)('%s ends so by the second reading of the rules, too', (name) => {
  const { seats, options, moves } = recordOf(name);
  const s = playBoth(seats, name, (state, _rng, _list, n) => unwrap(rules.parse(state, moves[n])), options);
  expect(look(s)).toEqual(finalOf(name).position);
});

test.each(names)('%s is written as it was read', (name) => {
  expect(recordToText(recordOf(name))).toBe(read(`${name}.json`));
});

test.each(names)('in %s there are raids, quests, wounds and cards played', (name) => {
  const { seats, options, moves } = recordOf(name);
  const told = new Set(eventsOf(fresh(seats, options), ...moves).map(({ type }) => type));
  for (const type of ['raided', 'plundered', 'completed', 'wounded', 'played', 'hired', 'placed-animal', 'last-turns'])
    expect([...told]).toContain(type);
  if (seats === 1) for (const type of ['scheme', 'rival-raided', 'rival-horse']) expect([...told]).toContain(type);
});
