import { type Game, unwrap } from '@tessera/kernel';
import type { Strengths } from '../levels/levels.ts';
import { type ArenaRow, tally } from './estimates/estimates.ts';
import { type ArenaGame, playGame } from './game.ts';
import { type Budget, type Minds, playerOf, readEntrant } from './minds.ts';
import type { Player } from './player.ts';
import { usualMinds } from './usual-minds.ts';

export interface ArenaOptions<J> {
  /** One per seat: a mind with or without a budget of its own, such as `hard` or `new:500ms`, or a player of one's own. */
  readonly entrants: readonly (string | Player<J>)[];
  readonly games: number;
  readonly seed: number | string;
  /** Time per decision for all minds that name no budget; without it each has its own. */
  readonly ms?: number;
  /** Instead of time: descents per decision, the same result on every machine. */
  readonly iterations?: number;
  readonly scenario?: string | object;
  readonly options?: Readonly<Record<string, string>>;
  readonly strengths?: Partial<Strengths>;
  /** Minds to choose from, besides the usual ones. */
  readonly minds?: Minds;
  /** Whether luck is measured, which takes some time: see `Corrections`. */
  readonly luck?: boolean;
  readonly onGame?: (game: ArenaGame, table: ArenaTable) => void;
}

export interface ArenaTable {
  readonly games: number;
  readonly rows: readonly ArenaRow[];
}

/** Bots against bots, in this thread. In each deal everybody has every seat once, with the same dice and cards. */
export function playArena<S, J>(game: Game<S, J>, arena: ArenaOptions<J>): ArenaTable {
  const { entrants, games, seed, ms, iterations, strengths, scenario, options, luck, onGame } = arena;
  const minds = { ...usualMinds(strengths), ...arena.minds };
  const budget: Budget | undefined = iterations !== undefined ? { iterations } : ms !== undefined ? { ms } : undefined;
  const players = entrants.map((entrant) => (typeof entrant === 'string' ? seat(entrant) : entrant));
  const names = players.map(({ name }) => name);
  const setting = {
    seed,
    ...(scenario === undefined ? {} : { scenario }),
    ...(options === undefined ? {} : { options }),
    ...(luck === undefined ? {} : { luck }),
  };
  const played: ArenaGame[] = [];
  const table = () => ({ games: played.length, rows: tally(names, played) });
  for (let n = 0; n < games; n++) {
    const one = playGame(game, players, n, setting);
    played.push(one);
    onGame?.(one, table());
  }
  return table();

  function seat(text: string): Player<J> {
    const general = game as Game;
    return playerOf(minds, general, unwrap(readEntrant(minds, general, text, budget)));
  }
}
