import { type MoveList, type Rng, SeededRng, unwrap } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { bids, bidsAt } from '../../testing/bids.ts';
import { type Race, race, raceAt } from '../../testing/race.ts';
import type { MoveStatistics } from '../search/search.ts';
import { mergeParts } from './merge.ts';
import { type PartThought, thinkPart } from './part.ts';

const HANDS = [
  [3, 7, 9],
  [1, 2, 4],
  [5, 6, 8],
];
const bidding = bids.rules.view(bidsAt(HANDS, { prize: 2 }), 0);

/** All moves seem alike here at first sight. */
const even: typeof race = { ...race, evaluate: (s, out) => out.fill(1 / s.seats, 0, s.seats) };

const partsOf = (of: number, game = even, view = raceAt(0, 3, 1), iterations = 60): PartThought[] =>
  Array.from({ length: of }, (_, nth) => thinkPart(game, view, { nth, of, seed: 'parts' }, { iterations }));
const visited = ({ moves }: PartThought) => moves.flatMap(({ text, visits }) => (visits > 0 ? [text] : []));

describe('the parts of a thought', () => {
  test('share the moves, each its own', () => {
    const parts = partsOf(2);
    expect(parts.flatMap(visited).sort()).toEqual(['leap', 'rest', 'walk']);
    expect(parts.map(({ iterations }) => iterations)).toEqual([60, 60]);
  });

  test('are empty where there are fewer moves than workers and nothing is hidden', () => {
    const parts = partsOf(5);
    expect(parts.map((part) => visited(part).length)).toEqual([1, 1, 1, 0, 0]);
    expect(parts[4].moves).toEqual([]);
  });

  test('leave all that seems much worse than the best to the first', () => {
    const parts = partsOf(3, race);
    expect(parts.map((part) => visited(part).length > 0)).toEqual([true, false, false]);
    expect(mergeParts(parts).moves).toEqual(parts[0].moves);
  });

  test('double where something is hidden, in other worlds', () => {
    const parts = Array.from({ length: 6 }, (_, nth) =>
      thinkPart(bids, bidding, { nth, of: 6, seed: 'parts' }, { iterations: 50 }),
    );
    expect(parts.map((part) => visited(part).length)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(visited(parts[3])).toEqual(visited(parts[0]));
    expect(parts[3].moves[0].values).not.toEqual(parts[0].moves[0].values);
    expect(new Set(parts.flatMap(visited)).size).toBe(3);
  });

  test('are the same again with the same seed and number of descents', () => {
    expect(partsOf(3)).toEqual(partsOf(3));
  });

  test('take no time where there is one move, and none where no seat is to move', () => {
    const legal = (_s: Race, out: MoveList) => {
      out.clear();
      out.push(3);
      return out.size;
    };
    const onlyRest = { ...race, rules: { ...race.rules, legal } };
    const part = { nth: 0, of: 2, seed: 'parts' };
    expect(thinkPart(onlyRest, raceAt(0, 0), part, { iterations: 9 })).toMatchObject({ moves: [{ text: 'rest' }] });
    expect(thinkPart(race, raceAt(12, 0), part, { iterations: 9 }).moves).toEqual([]);
  });

  test('stop when their tree is full', () => {
    const part = { nth: 0, of: 1, seed: 'parts' };
    const { iterations } = thinkPart(race, raceAt(0, 3, 1), part, { iterations: 5000, mostNodes: 300 });
    expect(iterations).toBeLessThan(300);
  });

  test('keep to their time together with the first sight', () => {
    let time = 0;
    const slow = {
      ...even,
      evaluate: (s: Race, out: Float64Array) => {
        time += 5;
        even.evaluate(s, out);
      },
    };
    thinkPart(slow, raceAt(0, 3, 1), { nth: 1, of: 2, seed: 'parts' }, { ms: 1000, now: () => time });
    expect(time).toBeGreaterThan(900);
    expect(time).toBeLessThanOrEqual(1100);
  });
});

describe('merging', () => {
  const move = (text: string, visits: number, ...values: number[]): MoveStatistics => ({
    move: 0,
    text,
    visits,
    values,
  });
  const thought = (...moves: MoveStatistics[]): PartThought => ({ seat: 0, moves, iterations: 10 });

  test('takes the best of what each part looked at most', () => {
    const { moves, values, iterations } = mergeParts([
      thought(move('a', 9, 0.5, 0.5), move('b', 1, 0.9, 0.1), move('c', 0, 0.7, 0.3)),
      thought(move('c', 10, 0.6, 0.4), move('a', 0, 0.8, 0.2), move('b', 0, 0.1, 0.9)),
    ]);
    expect(moves.map(({ text }) => text)).toEqual(['c', 'a', 'b']);
    expect(values).toEqual([0.6, 0.4]);
    expect(iterations).toBe(20);
  });

  test('weighs a move that two looked at by their visits', () => {
    const { moves } = mergeParts([thought(move('a', 30, 0.4)), thought(move('a', 10, 0.8))]);
    expect(moves).toHaveLength(1);
    expect(moves[0].visits).toBe(40);
    expect(moves[0].values[0]).toBeCloseTo(0.5);
  });

  test('leaves out who has found nothing', () => {
    expect(mergeParts([thought(), thought(move('a', 3, 0.4))]).moves[0].text).toBe('a');
    expect(mergeParts([thought()]).moves).toEqual([]);
  });
});

test('three parts of n descents choose better than one search of n, and no worse than one of 3n', () => {
  // positions of the race in which the moves are known well from a long look
  const regret = { one: 0, parts: 0, long: 0 };
  const rng = new SeededRng(3);
  for (let position = 0; position < 40; position++) {
    const s = somewhere(rng);
    const truth = new Map(
      mergeParts(
        [0, 1, 2].map((nth) => thinkPart(race, s, { nth, of: 3, seed: 'truth' }, { iterations: 500 })),
      ).moves.map(({ text, values }) => [text, values[s.turn]]),
    );
    const best = Math.max(...truth.values());
    const lost = (of: number, iterations: number) => {
      const parts = Array.from({ length: of }, (_, nth) => thinkPart(race, s, { nth, of, seed: 'n' }, { iterations }));
      return best - (truth.get(mergeParts(parts).moves[0].text) ?? 0);
    };
    regret.one += lost(1, 6);
    regret.parts += lost(3, 6);
    regret.long += lost(1, 18);
  }
  expect(regret.parts).toBeLessThan(regret.one);
  expect(regret.parts).toBeLessThanOrEqual(regret.long);
});

function somewhere(rng: Rng): Race {
  const s = raceAt(rng.below(10), rng.below(10), rng.below(10));
  return unwrap(race.rules.fromJSON({ ...s, turn: rng.below(3) }));
}
