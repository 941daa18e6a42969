import type { Game } from '@tessera/kernel';
import { type ArenaGame, parOf, playArena, wilson } from '@tessera/mind';

/** Everything a worker needs to play its share. */
export interface ArenaPlan {
  readonly game: string;
  readonly entrants: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly ms: number | undefined;
  readonly scenario: string | object;
  readonly options: Readonly<Record<string, string>>;
}

export interface ArenaRow {
  readonly name: string;
  /** Of each game. */
  readonly seats: number;
  readonly wins: number;
  readonly share: number;
  /** What its share would be among equals. */
  readonly par: number;
  readonly low: number;
  readonly high: number;
  /** Per game and seat. */
  readonly points: number;
}

/** Game number n, from 0: the same whoever plays it, so it doesn't matter how many workers share them. */
export function playNumber(game: Game, plan: ArenaPlan, n: number): ArenaGame {
  const { entrants, seed, ms, scenario, options } = plan;
  const turned = entrants.map((_, seat) => entrants[(seat + n) % entrants.length]);
  let played: ArenaGame | undefined;
  playArena(game, {
    entrants: turned,
    games: 1,
    seed: `${seed}/${n}`,
    scenario,
    options,
    ...(ms === undefined ? {} : { ms }),
    onGame: (one) => {
      played = one;
    },
  });
  if (!played) throw new Error('The arena played no game.');
  return { ...played, number: n + 1 };
}

/** One row per kind of entrant, in the order they were named. */
export function tally(entrants: readonly string[], games: readonly ArenaGame[]): ArenaRow[] {
  return [...new Set(entrants)].map((name) => {
    const seats = entrants.filter((entrant) => entrant === name).length;
    let wins = 0;
    let points = 0;
    for (const { seating, winners, points: scored } of games)
      for (const [seat, sitter] of seating.entries())
        if (sitter === name) {
          points += scored[seat];
          if (winners.includes(seat)) wins += 1 / winners.length;
        }
    const played = games.length;
    return {
      name,
      seats,
      wins,
      share: played ? wins / played : 0,
      par: parOf(seats, entrants.length),
      ...wilson(wins, played),
      points: played ? points / played / seats : 0,
    };
  });
}
