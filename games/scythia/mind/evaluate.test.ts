import { MoveList, OVER, type SeatNumber, SeededRng, unwrap } from '@tessera/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rules } from '../rules/index.ts';
import type { ScythiaPosition } from '../rules/position/position-types.ts';
import { F } from '../rules/state/frames.ts';
import { isSolo, type State } from '../rules/state/state.ts';
import { livelyMove } from '../testing/lively.ts';
import { fresh, look, moves, play, type Table, table } from '../testing/table.ts';
import { evaluate } from './evaluate.ts';
import { chanceOf, diceIndex, tablesOf } from './tables.ts';

function chances(s: State | Table): number[] {
  const state = 'cells' in s ? s : s.state();
  const out = new Float64Array(8);
  evaluate(state, out);
  return Array.from(out.subarray(0, state.seats));
}

const chance = (s: State | Table): number => chances(s)[0];

function walk(seats: number, count: number, seed: number): State {
  const s = fresh(seats);
  const list = new MoveList();
  const rng = new SeededRng(seed);
  for (let i = 0; i < count && rules.actor(s) !== OVER; i++) rules.play(s, livelyMove(s, rng, list));
  return s;
}

const anyPosition = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 900 }), fc.integer())
  .map((args) => walk(...args));

/** Everybody one seat further. */
function turned(p: ScythiaPosition): ScythiaPosition {
  const next = (seat: number) => (seat % p.seats) + 1;
  const players = [p.players[p.seats - 1], ...p.players.slice(0, p.seats - 1)];
  return {
    ...p,
    players,
    turn: next(p.turn) as SeatNumber,
    first: p.first === null ? p.first : (next(p.first) as SeatNumber),
  };
}

describe('the evaluation', () => {
  test('gives chances that add up to one, or leave the rival its own', () => {
    fc.assert(
      fc.property(anyPosition, (s) => {
        const values = chances(s);
        expect(values.every((value) => value >= 0 && value <= 1)).toBe(true);
        if (isSolo(s)) expect(values).toHaveLength(1);
        else expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9);
      }),
      { numRuns: 120, seed: 1 },
    );
  });

  test('leaves the position as it is', () => {
    fc.assert(
      fc.property(anyPosition, (s) => {
        const before = look(s);
        const cells = Array.from(s.cells);
        chances(s);
        expect(Array.from(s.cells)).toEqual(cells);
        expect(look(s)).toEqual(before);
      }),
      { numRuns: 40, seed: 1 },
    );
  });

  test('judges a player by what they have, not by their seat', () => {
    let asked = 0;
    fc.assert(
      fc.property(anyPosition, (s) => {
        if (rules.actor(s) < 0 || s.seats === 1 || s.stack[0] === F.setUp) return;
        asked++;
        const values = chances(s);
        const moved = chances(unwrap(rules.fromJSON(turned(look(s)))));
        for (const [seat, value] of values.entries()) expect(moved[(seat + 1) % s.seats]).toBeCloseTo(value, 9);
      }),
      { numRuns: 60, seed: 1 },
    );
    expect(asked).toBeGreaterThan(15);
  });

  const even = () =>
    table(2)
      .crew(1, 'Warrior', 'Champion', 'Veteran')
      .crew(2, 'Warrior', 'Champion', 'Veteran')
      .has(1, { silver: 3, provisions: 3 })
      .has(2, { silver: 3, provisions: 3 });

  test('points, crew, gold and a quest completed are worth something', () => {
    const before = chance(even());
    expect(chance(even().has(1, { points: 4 }))).toBeGreaterThan(before);
    expect(chance(even().has(1, { gold: 2 }))).toBeGreaterThan(before);
    expect(chance(even().quests(1, '2G=6'))).toBeGreaterThan(before);
    expect(chance(even().crew(1, 'Warrior', 'Champion', 'Veteran', 'Strongman'))).toBeGreaterThan(before);
    expect(chance(even().crew(1, 'Warrior 2', 'Champion 3', 'Veteran 3'))).toBeLessThan(before);
    expect(chance(even().has(2, { points: 4 }))).toBeLessThan(before);
  });

  test('when the last turn is over only points count (S-60)', () => {
    const last = (points: number) =>
      even()
        .has(1, { points })
        .has(2, { points: 10, silver: 8, kumis: 8, provisions: 8, wagon: 2 })
        .with({ turn: 2, turnsLeft: 1 });
    expect(chance(last(35))).toBeGreaterThan(0.9);
    // gold is two points, silver is none
    expect(chance(last(20).has(1, { silver: 8 }))).toBe(chance(last(20).has(1, { silver: 0 })));
    expect(chance(last(20).has(1, { gold: 1 }))).toBe(chance(last(22)));
  });

  test('a worker placed where something is to be gained is better placed than where nothing is', () => {
    const s = even().hand(1, 'Guard', 'Strongman').has(1, { silver: 8, provisions: 8 });
    expect(chance(play(s, 'place Barracks'))).toBeGreaterThan(chance(play(s, 'place Farm')));
    const hungry = even().has(1, { silver: 8, provisions: 0 });
    expect(chance(play(hungry, 'place Farm'))).toBeGreaterThan(chance(play(hungry, 'place Silversmith')));
  });

  test('the price of a raid is set against what it will bring, from its first decision on', () => {
    const s = even().has(1, { provisions: 4, kumis: 2 });
    const raids = moves(s).filter((move) => move.startsWith('raid '));
    const best = Math.max(...raids.map((raid) => chance(play(s, raid))));
    // a raid pays four provisions at most, and all it brings is still to come
    expect(best).toBeGreaterThan(chance(play(s, 'place Farm')));
  });

  test('kumis that makes sure of a tier is worth drinking, more of it is not', () => {
    // strength 8 and a red die against a tier of 4: the raid is won already
    const s = play(even().has(1, { provisions: 4, kumis: 5 }), 'raid Cimmeria left');
    const drunk = [0, 1, 2, 3, 4, 5].map((n) => chance(play(copy(s), `kumis ${n}`)));
    expect(drunk.indexOf(Math.max(...drunk))).toBe(0);
    // strength 9 with red and white against 10: two kumis more win it nearly for certain
    const close = play(even().worker(1, 'blue').has(1, { provisions: 4, kumis: 5 }), 'raid Assyria left');
    const better = [0, 1, 2, 3, 4, 5].map((n) => chance(play(copy(close), `kumis ${n}`)));
    expect(Math.max(...better)).toBeGreaterThan(better[0]);
  });

  test('in a game for one the rival is the other side', () => {
    const s = () => table(1).crew(1, 'Warrior', 'Champion').has(1, { points: 20 });
    const rival = (points: number) => ({ ...look(s().state()).rival, points });
    const at = (points: number) => chance(s().with({ rival: rival(points) }));
    expect(at(5)).toBeGreaterThan(at(30));
  });
});

function copy(s: State): State {
  const dst = rules.alloc(s);
  rules.copyInto(dst, s);
  return dst;
}

describe('the odds of dice', () => {
  test('are those of all their faces', () => {
    const { board } = fresh(2);
    const { atLeast } = tablesOf(board);
    const red = atLeast[diceIndex(1, 0, 0)];
    // red 0, 1, 1, 2, 3, 2/2w
    expect([0, 1, 2, 3, 4].map((n) => chanceOf(red, n) * 6)).toEqual([6, 5, 3, 1, 0].map((n) => expect.closeTo(n, 9)));
    // yellow dice show no strength
    expect(chanceOf(atLeast[diceIndex(0, 0, 2)], 1)).toBe(0);
    const both = atLeast[diceIndex(1, 1, 0)];
    // red 3 with white 2 twice, of 36
    expect(chanceOf(both, 5) * 36).toBeCloseTo(2, 9);
  });
});
