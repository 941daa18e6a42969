import { resultShare } from '@tessera/kernel';
import type { ArenaGame } from '../game.ts';
import { dealsOf, withoutLuck } from './deals.ts';
import { type Interval, wilson } from './wilson.ts';

/** A mean with its 95 % interval. */
export interface Estimate extends Interval {
  readonly share: number;
}

export interface ArenaRow extends Interval {
  readonly name: string;
  /** How many seats of each game it has. */
  readonly seats: number;
  readonly wins: number;
  /** wins / games, and what it would be among equals; a game may be lost by all. */
  readonly share: number;
  readonly par: number;
  /** Points per game and seat. */
  readonly points: number;
  /** The share of wins with luck taken out, over the deals played in every rotation; only where luck was measured. */
  readonly withoutLuck?: Estimate & { readonly deals: number; readonly factor: number };
}

/** The share of wins among equals. A lone seat plays against the game itself, and is its equal when it wins every other time. */
export const parOf = (seats: number, ofSeats: number): number => (ofSeats === 1 ? 1 / 2 : seats / ofSeats);

/** With fewer deals an interval of theirs means nothing. */
const FEWEST_DEALS = 8;

/** One row per kind of entrant, in the order they were named. */
export function tally(entrants: readonly string[], games: readonly ArenaGame[]): ArenaRow[] {
  const played = games.length;
  return [...new Set(entrants)].map((name) => {
    const seats = entrants.filter((entrant) => entrant === name).length;
    let wins = 0;
    let points = 0;
    for (const game of games)
      for (const [seat, sitter] of game.seating.entries())
        if (sitter === name) {
          points += game.points[seat];
          wins += resultShare(game, seat);
        }
    return {
      name,
      seats,
      wins,
      share: played ? wins / played : 0,
      par: parOf(seats, entrants.length),
      ...wilson(wins, played),
      points: played ? points / played / seats : 0,
      ...estimateWithoutLuck(name, entrants.length, games),
    };
  });
}

/** `factor`: so many times the games would give plain wins the same interval. */
function estimateWithoutLuck(
  name: string,
  seats: number,
  games: readonly ArenaGame[],
): Pick<ArenaRow, 'withoutLuck'> | undefined {
  if (!games[0]?.luck) return undefined;
  const deals = dealsOf(name, seats, games);
  if (deals.length < FEWEST_DEALS) return undefined;
  const values = withoutLuck(deals);
  const { mean: share, variance } = momentsOf(values);
  const plain = momentsOf(deals.map(({ won }) => won)).variance;
  const half = studentsT(deals.length - 1) * Math.sqrt(variance / deals.length);
  const factor = variance > 0 ? plain / variance : 1;
  return { withoutLuck: { share, low: share - half, high: share + half, deals: deals.length, factor } };
}

/** The mean, and the variance of one value. */
export function momentsOf(values: readonly number[]): { readonly mean: number; readonly variance: number } {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, n);
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, n - 1);
  return { mean, variance };
}

const Z_95 = 1.959963984540054;

/** The 97.5 % point of Student's t, to three digits from 5 degrees of freedom on. */
export function studentsT(freedom: number): number {
  const z = Z_95;
  const [z3, z5, z7] = [z ** 3, z ** 5, z ** 7];
  return (
    z +
    (z3 + z) / (4 * freedom) +
    (5 * z5 + 16 * z3 + 3 * z) / (96 * freedom ** 2) +
    (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * freedom ** 3)
  );
}
