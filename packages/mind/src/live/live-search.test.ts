import { CHANCE, MoveList, SeededRng, unwrap } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { bids } from '../../testing/bids.ts';
import { race, raceAt } from '../../testing/race.ts';
import { type LiveFindings, liveSearch } from './live-search.ts';

const position = (...steps: number[]) => race.rules.toJSON(raceAt(...steps));

test('the best moves are told with the chances of every seat, more surely from time to time', () => {
  const heard: LiveFindings[] = [];
  const found = unwrap(liveSearch(race, position(6, 10), { descents: 300, told: (now) => heard.push(now()) }));
  expect(found).toMatchObject({ seat: 1, descents: 300, done: true });
  expect(found.moves[0].move).toBe('leap');
  for (const { chances } of [found, ...found.moves]) expect(chances[0] + chances[1]).toBeCloseTo(1, 9);
  expect(heard.map(({ descents }) => descents)).toEqual([32, 64, 96, 128, 160, 192, 224, 256, 288]);
  expect(heard.every(({ done }) => !done)).toBe(true);
});

test('while chance rolls there are chances, and no moves', () => {
  const s = raceAt(6, 10);
  race.rules.play(s, unwrap(race.rules.parse(s, 'leap')));
  const found = unwrap(liveSearch(race, race.rules.toJSON(s), { descents: 200 }));
  expect(found).toMatchObject({ seat: 0, moves: [], done: true });
  expect(found.chances[0]).toBeCloseTo(0.5, 2);
});

test('of a game that is over the result is told', () => {
  const s = raceAt(10, 0);
  race.rules.play(s, unwrap(race.rules.parse(s, 'walk')));
  expect(unwrap(liveSearch(race, race.rules.toJSON(s), { descents: 200 }))).toEqual({
    seat: 0,
    chances: [1, 0],
    moves: [],
    descents: 0,
    done: true,
  });
});

test('what is no position is answered with what is wrong', () => {
  expect(liveSearch(race, { steps: 'many' }, { descents: 10 }).ok).toBe(false);
});

test('hidden hands change nothing', () => {
  const { rules } = bids;
  const s = unwrap(rules.setup({ seats: 2, scenario: 'plain', options: {} }));
  const list = new MoveList();
  const rng = new SeededRng('bids');
  while (rules.actor(s) < 0) {
    rules.legal(s, list);
    rules.play(s, list.moves[rng.below(list.size)]);
  }
  const other = rules.determinize(rules.view(s, rules.actor(s)), new SeededRng('another world'));
  const look = (state: typeof s) => unwrap(liveSearch(bids, rules.toJSON(state), { descents: 200 }));
  expect(look(other)).toEqual(look(s));
  expect(look(s).moves.length).toBeGreaterThan(1);
});

test('while chance deals, the chances are the mean over many deals', () => {
  const dealt = unwrap(bids.rules.setup({ seats: 2, scenario: 'plain', options: {} }));
  expect(bids.rules.actor(dealt)).toBe(CHANCE);
  const heard: LiveFindings[] = [];
  const found = unwrap(
    liveSearch(bids, bids.rules.toJSON(dealt), { descents: 8000, told: (now) => heard.push(now()) }),
  );
  expect(found).toMatchObject({ seat: 0, moves: [], done: true });
  expect(found.chances[0] + found.chances[1]).toBeCloseTo(1, 9);
  expect(heard.map(({ descents }) => descents)).toEqual([1024, 3072]);
});
