import { describe, expect, test } from 'vitest';
import { bids } from '../../testing/bids.ts';
import { type Foray, foray, MARK } from '../../testing/foray.ts';
import { race } from '../../testing/race.ts';
import { playArena } from './arena.ts';
import { wilson } from './estimates/wilson.ts';
import type { ArenaGame } from './game.ts';
import type { Player } from './player.ts';

const always = <J>(name: string, move: string): Player<J> => ({ name, move: () => move });

describe('wilson', () => {
  test('gives the known intervals', () => {
    // as scipy.stats.binomtest(…).proportion_ci(method='wilson') gives them
    const near = (wins: number, games: number, low: number, high: number) => {
      const interval = wilson(wins, games);
      expect(interval.low).toBeCloseTo(low, 4);
      expect(interval.high).toBeCloseTo(high, 4);
    };
    near(5, 10, 0.2366, 0.7634);
    near(0, 10, 0, 0.2775);
    near(10, 10, 0.7225, 1);
    near(180, 300, 0.5436, 0.6538);
  });

  test('is exact at the ends', () => {
    expect(wilson(0, 60).low).toBe(0);
    expect(wilson(60, 60).high).toBe(1);
  });

  test('knows nothing without a game', () => expect(wilson(0, 0)).toEqual({ low: 0, high: 1 }));
});

describe('arena', () => {
  test('everybody sits on every seat, equally often', () => {
    const played: ArenaGame[] = [];
    playArena(race, {
      entrants: [always('a', 'walk'), always('b', 'rest'), always('c', 'rest')],
      games: 6,
      seed: 1,
      onGame: (game) => played.push(game),
    });
    expect(played.map((game) => game.number)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const seat of [0, 1, 2])
      expect(played.map((game) => game.seating[seat]).sort()).toEqual(['a', 'a', 'b', 'b', 'c', 'c']);
    for (const { winners, seating, points } of played) {
      expect(winners.map((seat) => seating[seat])).toEqual(['a']);
      expect([...points].sort()).toEqual([0, 0, 12]);
    }
  });

  test('counts wins by name, with par and interval', () => {
    const table = playArena(race, {
      entrants: [always('walker', 'walk'), always('rester', 'rest'), always('rester', 'rest')],
      games: 9,
      seed: 1,
    });
    expect(table.games).toBe(9);
    expect(table.rows[0]).toMatchObject({ name: 'walker', seats: 1, wins: 9, share: 1, par: 1 / 3, points: 12 });
    expect(table.rows[1]).toMatchObject({ name: 'rester', seats: 2, wins: 0, share: 0, par: 2 / 3, points: 0 });
    expect(table.rows[0].low).toBeCloseTo(wilson(9, 9).low, 12);
  });

  test('a lone seat may lose: then nobody has won', () => {
    const solo = (entrant: string | Player<Foray>, iterations: number) => {
      const played: ArenaGame[] = [];
      const onGame = (game: ArenaGame) => played.push(game);
      const table = playArena(foray, { entrants: [entrant], games: 20, iterations, seed: 2, onGame });
      expect(table.rows).toHaveLength(1);
      for (const { winners, points } of played) expect(winners).toEqual(points[0] >= MARK ? [0] : []);
      const wins = played.filter((game) => game.winners.length > 0).length;
      expect(table.rows[0]).toMatchObject({ seats: 1, wins, share: wins / 20, par: 0.5, ...wilson(wins, 20) });
      return wins;
    };
    expect(solo(always('reader', 'draw'), 1)).toBe(0);
    const random = solo('random', 1);
    expect(solo('expert', 60)).toBeGreaterThan(random + 4);
  });

  test('a hand that is hidden from random players leaves them legal moves', () => {
    const { rows } = playArena(bids, { entrants: ['random', 'random', 'random'], games: 30, seed: 1 });
    expect(rows[0]).toMatchObject({ seats: 3, par: 1 });
    expect(rows[0].wins).toBeCloseTo(30, 9);
  });

  test('a seed is a tournament: the same again, and another with another', () => {
    const run = (seed: number) => {
      const games: ArenaGame[] = [];
      playArena(race, {
        entrants: ['random', 'easy'],
        games: 12,
        iterations: 5,
        seed,
        onGame: (game) => games.push(game),
      });
      return games;
    };
    expect(run(1)).toEqual(run(1));
    expect(run(1)).not.toEqual(run(2));
  });

  test('names the bot that does not exist', () => {
    expect(() => playArena(race, { entrants: ['walker', 'easy'], games: 1, seed: 1 })).toThrow('"walker" is no bot');
  });
});
