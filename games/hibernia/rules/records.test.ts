import { readdirSync, readFileSync } from 'node:fs';
import { parseRecord, type Result, recordToText, replay, unwrap } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { hibernia } from '../index.ts';
import { naivePlay } from '../testing/naive.ts';
import { eventsOf, fresh, look } from '../testing/table.ts';
import { result } from './end/score.ts';
import type { HiberniaPosition } from './position/position-types.ts';

const folder = new URL('../records/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.json') && !name.endsWith('.final.json'))
  .map((name) => name.replace('.json', ''));

const recordOf = (name: string) => unwrap(parseRecord(JSON.parse(read(`${name}.json`))));
const finalOf = (name: string) =>
  JSON.parse(read(`${name}.final.json`)) as { position: HiberniaPosition; result: Result };

test('there is a golden record for every number of players and every start', () => {
  const kinds = names.map((name) => `${recordOf(name).seats} ${recordOf(name).options['scattered']}`);
  expect(kinds.sort()).toEqual(['3 no', '3 yes', '4 no', '4 yes']);
});

test.each(names)('%s ends as it always did', (name) => {
  const s = unwrap(replay(hibernia, recordOf(name)));
  expect(look(s)).toEqual(finalOf(name).position);
  expect(result(s)).toEqual(finalOf(name).result);
});

test.each(names)('%s ends so by the second reading of the rules, too', (name) => {
  const { seats, scenario, options, moves } = recordOf(name);
  let position = look(fresh(seats, options, scenario));
  for (const text of moves) position = naivePlay(position, text);
  expect(position).toEqual(finalOf(name).position);
});

test.each(names)('%s is written as it was read', (name) => {
  expect(recordToText(recordOf(name))).toBe(read(`${name}.json`));
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
