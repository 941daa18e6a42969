import { readdirSync, readFileSync } from 'node:fs';
import { parseRecord, recordToText, replay, unwrap } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { cambria } from '../index.ts';
import { naivePlay } from '../testing/naive.ts';
import { fresh, look } from '../testing/table.ts';
import { type CambriaResult, result } from './end/score.ts';
import type { CambriaPosition } from './position/position-types.ts';

const folder = new URL('../records/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.json') && !name.endsWith('.final.json'))
  .map((name) => name.replace('.json', ''));

const recordOf = (name: string) => unwrap(parseRecord(JSON.parse(read(`${name}.json`))));
const finalOf = (name: string) =>
  JSON.parse(read(`${name}.final.json`)) as { position: CambriaPosition; result: CambriaResult };

test('there is a golden record for every number of players', () => {
  expect(names.map((name) => recordOf(name).seats).sort()).toEqual([2, 3, 4, 5]);
});

test.each(names)('%s ends as it always did', (name) => {
  const s = unwrap(replay(cambria, recordOf(name)));
  const final = finalOf(name);
  expect(look(s)).toEqual(final.position);
  expect(result(s)).toEqual(final.result);
});

test.each(names)('%s ends so by the second reading of the rules, too', (name) => {
  const { seats, scenario, options, moves } = recordOf(name);
  let position = look(fresh(seats, scenario, options));
  for (const text of moves) position = naivePlay(position, text);
  expect(position).toEqual(finalOf(name).position);
});

test.each(names)('%s is written as it was read', (name) => {
  expect(recordToText(recordOf(name))).toBe(read(`${name}.json`));
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
