import { CHANCE, OVER, type SeatNumber } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { SMALL_MAP } from '../../testing/maps.ts';
import { eventsOf, look, moves, play, refusal, type Table, table } from '../../testing/table.ts';
import { rules } from '../index.ts';
import type { State } from '../state.ts';

const SECOND = 2 as SeatNumber;
const THIRD = 3 as SeatNumber;

/** A turn in which nothing happens to a player without lands. */
const IDLE = ['roll black', 'raise', 'raise'];
/** A turn that moves the marker of a player without lands by one. */
const LEAP = ['roll purple', 'raise'];
const distances = (s: State) => look(s).players.map(({ distance }) => distance);
const over = (s: State) => rules.actor(s) === OVER;
const turns = (t: Table | State, ...rows: string[][]): State => play(t, ...rows.flat());

describe('H-42 all the way round', () => {
  test('H-42 resting on the last space is not the end', () => {
    const s = turns(table(4).gone(43), LEAP);
    expect(distances(s)[0]).toBe(44);
    expect(look(s)).toMatchObject({ ending: false, phase: 'roll', turn: 2 });
    for (let n = 0; n < 3; n++) turns(s, IDLE);
    expect(look(s)).toMatchObject({ phase: 'roll', turn: 1, ending: false });
  });

  test('H-42 past the sword onto the first space is, at a distance of the track’s length and one', () => {
    const s = turns(table(4).gone(44), LEAP);
    expect(distances(s)[0]).toBe(45);
    expect(look(s).ending).toBe(true);
    expect(over(turns(s, IDLE, IDLE, IDLE))).toBe(true);
  });

  test('H-42 or further', () => {
    const s = table(4).gone(43).holds(1, 'Ulaid', 'Umall', 'Brega').die('black');
    expect(look(play(s, 'raise', 'raise'))).toMatchObject({ ending: true, players: [{ distance: 46 }, {}, {}, {}] });
  });

  test('H-41 H-42 a leap may bring the end', () => {
    expect(eventsOf(table(4).gone(44).die('purple'), 'raise')).toContainEqual({ type: 'lastRound', seat: 1 });
  });

  test('H-42 players who follow in this round have one last turn each, those before have none', () => {
    const s = turns(table(4).turn(2).gone(0, 44), LEAP);
    expect(look(s).turn).toBe(3);
    expect(look(turns(s, IDLE)).turn).toBe(4);
    expect(over(turns(s, IDLE))).toBe(true);
  });

  test('H-42 up to but not including the start player, whoever that is', () => {
    const s = turns(
      table(4)
        .with({ first: THIRD, turn: 4 as SeatNumber })
        .gone(0, 0, 0, 44),
      LEAP,
    );
    expect(look(s).turn).toBe(1);
    expect(look(turns(s, IDLE)).turn).toBe(2);
    expect(over(turns(s, IDLE))).toBe(true);
  });

  test('H-42 the start player triggers it: all others have a turn', () => {
    const s = turns(table(3).with({ first: SECOND, turn: SECOND }).gone(0, 44), LEAP);
    expect(look(s).turn).toBe(3);
    expect(look(turns(s, IDLE)).turn).toBe(1);
    expect(over(turns(s, IDLE))).toBe(true);
  });

  test('H-42 if the last player in order triggers it, the game ends at once', () => {
    expect(over(turns(table(4).turn(4).gone(0, 0, 0, 44), LEAP))).toBe(true);
    expect(over(turns(table(4).with({ first: THIRD, turn: SECOND }).gone(0, 44), LEAP))).toBe(true);
    expect(over(turns(table(3).turn(3).gone(0, 0, 44), LEAP))).toBe(true);
  });

  test('H-42 a second marker that comes round changes nothing', () => {
    const s = turns(table(4).gone(44, 44), LEAP);
    const told = eventsOf(s, ...IDLE.slice(0, 1), 'raise', 'raise');
    expect(told.map(({ type }) => type)).not.toContain('lastRound');
    expect(look(s).turn).toBe(3);
    expect(over(turns(s, IDLE, IDLE))).toBe(true);
  });

  test('H-42 a track of another length ends by its own length', () => {
    expect(SMALL_MAP.track).toHaveLength(16);
    const s = turns(table(3, SMALL_MAP).gone(15, 15), LEAP);
    expect(look(s)).toMatchObject({ ending: false, players: [{ distance: 16 }, {}, {}] });
    expect(look(turns(s, LEAP, IDLE, LEAP)).ending).toBe(true);
  });

  test('H-42 when the game is over nothing can be played', () => {
    const s = turns(table(4).turn(4).gone(0, 0, 0, 44), LEAP);
    expect(moves(s)).toEqual([]);
    for (const text of ['raise', 'roll blue', 'march Mide', 'start 1', 'castle Brega', 'take Mide'])
      expect(refusal(s, text)).toBe('The game is over.');
  });
});

describe('H-43 the winner', () => {
  test('H-43 is furthest along', () => {
    const s = turns(table(4).turn(4).gone(20, 42, 3, 44), LEAP);
    expect(rules.result(s)).toEqual({
      over: true,
      winners: [3],
      standings: [
        { seat: 3, points: 45, rank: 1 },
        { seat: 1, points: 42, rank: 2 },
        { seat: 0, points: 20, rank: 3 },
        { seat: 2, points: 3, rank: 4 },
      ],
    });
  });

  test('H-43 need not be who came round first', () => {
    const s = turns(table(3).gone(44, 44, 0).holds(2, 'Umall', 'Brega'), LEAP, IDLE, IDLE);
    expect(distances(s)).toEqual([45, 46, 0]);
    expect(rules.result(s).winners).toEqual([1]);
  });

  test('H-43 is nobody before the end', () => {
    expect(rules.result(table(4).gone(44, 3).state())).toMatchObject({ over: false, winners: [] });
  });

  test('H-43 a tie for a later place is let be', () => {
    const s = turns(table(4).turn(4).gone(20, 20, 20, 44), LEAP);
    expect(rules.result(s).standings.map(({ rank }) => rank)).toEqual([1, 2, 2, 2]);
  });
});

describe('H-43 a tie for first', () => {
  /** Seat 4 catches up with seat 1 at 45. */
  const tied = () => turns(table(4).turn(4).gone(45, 10, 0, 44), LEAP);

  test('H-43 all players take one more turn each, in order, those behind too', () => {
    const s = tied();
    expect(rules.actor(s)).toBe(CHANCE);
    const seats: number[] = [];
    for (let n = 0; n < 3; n++) {
      seats.push(look(s).turn);
      turns(s, n === 0 ? LEAP : IDLE);
      expect(over(s)).toBe(false);
    }
    expect(seats).toEqual([1, 2, 3]);
    expect(over(turns(s, IDLE))).toBe(true);
    expect(rules.result(s).winners).toEqual([0]);
  });

  test('H-43 it is looked at again at the end of that round, not before', () => {
    // seat 1 leads alone for a while; seat 4 catches up again
    const s = turns(tied(), LEAP, IDLE, IDLE, LEAP);
    expect(over(s)).toBe(false);
    expect(distances(s)).toEqual([46, 10, 0, 46]);
    expect(look(s).turn).toBe(1);
  });

  test('H-43 until one leads alone', () => {
    const s = tied();
    for (let round = 0; round < 5; round++) {
      turns(s, IDLE, IDLE, IDLE, IDLE);
      expect(look(s)).toMatchObject({ phase: 'roll', turn: 1, ending: true });
    }
    expect(rules.result(turns(s, IDLE, IDLE, IDLE, LEAP)).winners).toEqual([3]);
  });

  test('H-43 extra rounds have no trigger of their own', () => {
    const s = tied();
    const told = eventsOf(s, ...[IDLE, IDLE, IDLE, LEAP].flat());
    expect(told.map(({ type }) => type)).not.toContain('lastRound');
    expect(over(s)).toBe(true);
  });

  test('H-43 somebody who was behind may win it', () => {
    const s = turns(table(4).turn(4).gone(45, 45, 44, 0), IDLE);
    expect(look(s).turn).toBe(1);
    turns(s, IDLE, IDLE, LEAP, IDLE);
    // now three are tied
    expect(over(s)).toBe(false);
    expect(rules.result(turns(s, IDLE, IDLE, LEAP, IDLE)).winners).toEqual([2]);
  });

  test('H-43 from the start player on, whoever that is', () => {
    const s = turns(
      table(3)
        .with({ first: SECOND, turn: 1 as SeatNumber })
        .gone(44, 45, 0),
      LEAP,
    );
    expect(look(s)).toMatchObject({ phase: 'roll', turn: 2 });
    turns(s, IDLE, IDLE);
    expect(over(turns(s, LEAP))).toBe(true);
    expect(rules.result(s).winners).toEqual([0]);
  });

  test('H-43 is told with who is tied, and the end with who has won', () => {
    const s = table(4).turn(4).gone(45, 10, 0, 44).die('purple').state();
    expect(eventsOf(s, 'raise').at(-1)).toEqual({ type: 'tieRound', seats: [1, 4] });
    expect(eventsOf(s, ...[LEAP, IDLE, IDLE, IDLE].flat()).at(-1)).toEqual({ type: 'gameEnded', winner: 1 });
  });
});
