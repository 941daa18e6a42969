import { FORMER_LEVELS, LEVELS, type LevelName, levelOf, type MoveList, SeededRng } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { type Race, race, raceAt } from '../../testing/race.ts';
import { thinkPart } from '../parallel/part.ts';
import { think } from './think.ts';

const rng = () => new SeededRng(1);

describe('think', () => {
  test('every level answers with a legal move', () => {
    for (const id of LEVELS)
      for (let seed = 0; seed < 20; seed++) {
        const thought = think(race, raceAt(3, 5, 4), { level: id, iterations: 30, rng: new SeededRng(seed) });
        expect(['walk', 'leap', 'rest']).toContain(thought.move);
        expect(thought.values).toHaveLength(3);
      }
  });

  test('the same seed gives the same move', () => {
    const moves = (seed: number) =>
      LEVELS.flatMap((id) => {
        const one = new SeededRng(seed);
        return [1, 2, 3, 4, 5].map((n) => think(race, raceAt(n, 5), { level: id, iterations: 40, rng: one }).move);
      });
    expect(moves(7)).toEqual(moves(7));
  });

  test('a weak level errs where the best does not, but not by much', () => {
    const lamb = new Set<string>();
    for (let seed = 0; seed < 200; seed++)
      lamb.add(think(race, raceAt(10, 0), { level: 'lamb', rng: new SeededRng(seed) }).move);
    expect(lamb.size).toBeGreaterThan(1);
    expect(think(race, raceAt(10, 0), { level: 'owl', iterations: 50, rng: rng() }).move).toBe('walk');
  });

  test('a level by its former name plays as the one of today', () => {
    for (const former of FORMER_LEVELS)
      for (let seed = 0; seed < 10; seed++) {
        const move = (level: LevelName) =>
          think(race, raceAt(4, 5), { level, iterations: 30, rng: new SeededRng(seed) }).move;
        expect(move(former)).toBe(move(levelOf(former)));
      }
  });

  test('overlooks the same in all decisions of a turn', () => {
    const blind = { misjudgement: 0, blunder: 1, oversight: 0.5, iterations: 1 };
    const moves = (turn: number) =>
      new Set(
        Array.from(
          { length: 20 },
          (_, seed) =>
            think(race, raceAt(4, 5), { level: 'lamb', turn, rng: new SeededRng(seed), strengths: { lamb: blind } })
              .move,
        ),
      );
    const turns = Array.from({ length: 30 }, (_, turn) => moves(turn));
    expect(turns.every(({ size }) => size === 1)).toBe(true);
    expect(new Set(turns.flatMap((one) => [...one])).size).toBeGreaterThan(1);
  });

  test('uses the time it is given', () => {
    let time = 0;
    const one = think(race, raceAt(0, 0), { level: 'expert', ms: 10, rng: rng(), now: () => time++ });
    const two = think(race, raceAt(0, 0), { level: 'expert', ms: 100, rng: rng(), now: () => time++ });
    expect(two.iterations).toBeGreaterThan(one.iterations);
  });

  test('answers at once when there is nothing to choose', () => {
    expect(think(race, raceAt(12, 0), { level: 'expert', rng: rng() })).toMatchObject({
      move: '',
      values: [1, 0],
      iterations: 0,
    });
    const leaping: Race = { ...raceAt(6, 0), leaping: true };
    expect(think(race, leaping, { level: 'expert', rng: rng() })).toMatchObject({ move: '', iterations: 0 });
    const legal = (_s: Race, out: MoveList) => {
      out.clear();
      out.push(3);
      return out.size;
    };
    const onlyRest = { ...race, rules: { ...race.rules, legal } };
    expect(think(onlyRest, raceAt(0, 0), { level: 'expert', rng: rng() })).toMatchObject({
      move: 'rest',
      iterations: 0,
    });
  });

  test('a view that is none gets no move, and no exception', () => {
    expect(think(race, null as unknown as Race, { level: 'expert', rng: rng() }).move).toBe('');
  });
});

test('a view that can’t be read gets no move, and the reason', () => {
  const thought = think(race, null as unknown as Race, { level: 'owl', iterations: 1, rng: new SeededRng('x') });
  expect(thought).toMatchObject({
    move: '',
    problem: { code: 'bad-position', message: expect.stringContaining(': ') },
  });
  const part = thinkPart(race, null as unknown as Race, { nth: 0, of: 2, seed: 'x' }, { iterations: 1 });
  expect(part).toMatchObject({ moves: [], problem: { code: 'bad-position' } });
});
