import { CHANCE, MoveList, OVER, randomMove, type SeatNumber, SeededRng, unwrap } from '@tessera/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hibernia } from '../index.ts';
import type { HiberniaPosition } from '../rules/position/position-types.ts';
import { Phase, type State } from '../rules/state.ts';
import { advance } from '../rules/turn/track.ts';
import { RING_MAP, SMALL_MAP } from '../testing/maps.ts';
import { fresh, look, type Table, table } from '../testing/table.ts';
import { evaluate } from './evaluate.ts';
import { walksOf } from './walks.ts';

const { rules } = hibernia;

function chances(s: State): number[] {
  const out = new Float64Array(s.armies);
  evaluate(s, out);
  return Array.from(out.subarray(0, s.seats));
}
/** Before the roll of seat 2. */
const chancesAt = (position: Table) => chances(position.with({ phase: 'roll', turn: 2 as SeatNumber }).state());

function randomPosition(
  seats: number,
  scattered: string,
  scenario: string | object,
  moves: number,
  seed: number,
): State {
  const s = fresh(seats, { scattered }, scenario);
  const list = new MoveList();
  const rng = new SeededRng(seed);
  for (let i = 0; i < moves && rules.actor(s) !== OVER; i++) rules.play(s, randomMove(hibernia, s, rng, list));
  return s;
}

const anyPosition = fc
  .tuple(
    fc.integer({ min: 3, max: 4 }),
    fc.constantFrom('no', 'yes'),
    fc.constantFrom('hibernia', 'hibernia-long', SMALL_MAP, RING_MAP),
    fc.integer({ min: 0, max: 250 }),
    fc.integer(),
  )
  .map((args) => randomPosition(...args));

/** Everybody one seat further. */
function turned(p: HiberniaPosition): HiberniaPosition {
  const next = (army: number) => (army > p.seats ? army : (army % p.seats) + 1);
  const lands = Object.entries(p.lands).map(([name, there]) => [name, there && { ...there, army: next(there.army) }]);
  const players = [p.players[p.seats - 1], ...p.players.slice(0, p.seats - 1)];
  return {
    ...p,
    turn: next(p.turn) as SeatNumber,
    first: next(p.first) as SeatNumber,
    players,
    lands: Object.fromEntries(lands),
  };
}

describe('the evaluation', () => {
  test('gives chances that add up to one, on any map, scattered or not', () => {
    fc.assert(
      fc.property(anyPosition, (s) => {
        const values = chances(s);
        expect(values.every((value) => value >= 0 && value <= 1)).toBe(true);
        expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9);
      }),
      { numRuns: 150, seed: 1 },
    );
  });

  test('leaves the position as it is, also while missing warriors are chosen', () => {
    const asked = table(4).holds(1, 'Brega 3', 'Ulaid 3').reserve(1, 0).die('red').state();
    rules.play(asked, unwrap(rules.parse(asked, 'march Mide')));
    expect(asked.phase).toBe(Phase.take);
    const before = look(asked);
    chances(asked);
    expect(look(asked)).toEqual(before);
    fc.assert(
      fc.property(anyPosition, (s) => {
        const cells = Array.from(s.cells);
        chances(s);
        expect(Array.from(s.cells)).toEqual(cells);
      }),
      { numRuns: 40, seed: 1 },
    );
  });

  test('judges an army by what it has, not by its seat', () => {
    fc.assert(
      fc.property(anyPosition, (s) => {
        if (s.phase < Phase.roll || rules.actor(s) === OVER) return;
        const values = chances(s);
        const moved = chances(unwrap(rules.fromJSON(turned(look(s)))));
        for (const [seat, value] of values.entries()) expect(moved[(seat + 1) % s.seats]).toBeCloseTo(value, 9);
      }),
      { numRuns: 60, seed: 1 },
    );
  });

  const even = () =>
    table(4)
      .holds(1, 'Cenél Conaill', 'Cenél nEógain', 'Dál Riata')
      .holds(2, 'Aidne', 'Cruachan', 'Umall')
      .holds(3, 'Caisel', 'Uí Fidgeinti', 'Desmumu')
      .holds(4, 'Brega', 'Uí Dúnlainge', 'Cualu');

  test('a lead on the track and a land are worth something', () => {
    const [chance] = chancesAt(even().gone(20, 20, 20, 20));
    expect(chancesAt(even().gone(23, 20, 20, 20))[0]).toBeGreaterThan(chance);
    expect(chancesAt(even().gone(20, 20, 20, 20).holds(1, 'Ulaid'))[0]).toBeGreaterThan(chance);
    expect(chancesAt(even().gone(20, 20, 23, 20))[0]).toBeLessThan(chance);
  });

  test('the same lead tells more the nearer the end is', () => {
    const odds = (first: number, others: number) => {
      const [chance] = chancesAt(even().gone(first, others, others, others));
      return chance / (1 - chance);
    };
    const lead = (distance: number) => odds(distance + 4, distance) / odds(distance, distance);
    expect(lead(36)).toBeGreaterThan(1.5 * lead(16));
    expect(lead(16)).toBeGreaterThan(1);
  });

  test('a land that a neighbour can clear is worth less than one well held', () => {
    // two lands of seat 2 touch Ulaid; Cenél Conaill, Dál Riata and Cenél nEógain stay a pair without it (H-26)
    const position = (warriors: number) =>
      even().gone(20, 20, 20, 20).holds(2, 'Brega', 'Mide').holds(1, `Ulaid ${warriors}`);
    expect(chancesAt(position(3))[0]).toBeGreaterThan(chancesAt(position(2))[0]);
  });

  test('in the last round who has had their turn stays where they are (H-50)', () => {
    const last = (first: number, second: number) =>
      chances(
        even()
          .gone(first, second, 20, 20)
          .with({ phase: 'roll', turn: 3 as SeatNumber, ending: true })
          .state(),
      );
    expect(last(48, 45)[0]).toBeGreaterThan(0.9);
    expect(last(45, 48)[1]).toBeGreaterThan(0.9);
  });
});

describe('walks', () => {
  test('are what the rules make of them (H-40, H-41)', () => {
    fc.assert(
      fc.property(anyPosition, (s) => {
        if (rules.actor(s) === CHANCE && s.phase < Phase.roll) return;
        const { far, farWithLeap, step, length } = walksOf(s.board);
        for (let seat = 0; seat < s.seats; seat++) {
          let lands = 0;
          for (let land = 0; land < s.board.landCount; land++)
            if (s.owner[land] === seat) lands += step[s.board.colour[land]];
          const at = lands + (s.distance[seat] % length);
          expect(far[at]).toBe(advance(s, seat, false) - s.distance[seat]);
          expect(farWithLeap[at]).toBe(advance(s, seat, true) - s.distance[seat]);
        }
      }),
      { numRuns: 80, seed: 1 },
    );
  });
});
