import { describe, expect, test } from 'vitest';
import { race, raceAt } from '../../testing/race.ts';
import { search } from './search.ts';

const look = (steps: number[], iterations = 200) => search(race.rules, race.evaluate, raceAt(...steps), { iterations });

describe('search', () => {
  test('takes the win that is there', () => {
    const found = look([10, 0]);
    expect(found.moves[0].text).toBe('walk');
    expect(found.values).toEqual([1, 0]);
  });

  test('averages over the dice: half of the leaps win, and walking loses for sure', () => {
    const found = look([6, 10], 2000);
    expect(found.moves[0].text).toBe('leap');
    expect(found.values[0]).toBeCloseTo(0.5, 6);
    expect(found.values[1]).toBeCloseTo(0.5, 6);
  });

  test('lets every seat play for itself', () => {
    const found = look([0, 10, 0], 500);
    // whatever seat 1 does, seat 2 walks home
    for (const { visits, values } of found.moves) if (visits > 20) expect(values[1]).toBeGreaterThan(0.9);
  });

  test('tells how often each move was looked at', () => {
    const found = look([4, 4], 300);
    expect(found.iterations).toBe(300);
    expect(found.moves.map((move) => move.text).sort()).toEqual(['leap', 'rest', 'walk']);
    // the first descent lists the moves, each of the others goes down one of them
    expect(found.moves.reduce((sum, move) => sum + move.visits, 0)).toBe(299);
    for (const { values } of found.moves) expect(values[0] + values[1]).toBeCloseTo(1, 6);
  });

  test('stops by the clock it is given', () => {
    let time = 0;
    const found = search(race.rules, race.evaluate, raceAt(0, 0, 0), { ms: 50, now: () => time++ });
    expect(found.iterations).toBeGreaterThan(10);
    expect(found.iterations).toBeLessThan(1000);
  });

  test('stops before its time is over once hardly any other move can still be looked at more often', () => {
    for (const at of [raceAt(0, 0), raceAt(4, 4), raceAt(10, 0), raceAt(8, 9)]) {
      const looked = (untilSettled: boolean) => {
        let time = 0;
        return search(race.rules, race.evaluate, at, { ms: 3000, now: () => time++, untilSettled });
      };
      const [soon, late] = [looked(true), looked(false)];
      expect(soon.moves[0].text).toBe(late.moves[0].text);
      expect(soon.iterations).toBeLessThan(late.iterations);
      // and not before: the second would have had to get half of what was left
      const [first, second] = soon.moves;
      expect(first.visits - second.visits).toBeGreaterThan(0.45 * (late.iterations - soon.iterations));
    }
  });

  test('has nothing to do when the game is over, and only values when chance acts', () => {
    expect(look([12, 3])).toEqual({ moves: [], values: [1, 0], iterations: 0 });
    const leaping = { ...raceAt(6, 10), leaping: true };
    const found = search(race.rules, race.evaluate, leaping, { iterations: 500 });
    expect(found.moves).toEqual([]);
    expect(found.values[0]).toBeCloseTo(0.5, 6);
  });

  test('leaves the position as it was', () => {
    const s = raceAt(4, 5);
    search(race.rules, race.evaluate, s, { iterations: 100 });
    expect(s).toEqual(raceAt(4, 5));
  });
});
