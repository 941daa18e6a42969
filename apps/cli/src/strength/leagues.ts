import { type Game, SeededRng } from '@tessera/kernel';
import { findManifest } from '@tessera/registry';
import { generationsOf } from '../../../../games/registry/generations.ts';
import { CLI_GAMES } from '../games.ts';

/** All minds that are rated against each other in a game with so many seats. */
export interface League {
  /** The name of its file, too. */
  readonly id: string;
  readonly game: Game;
  readonly seats: number;
  /** With their budgets, about in the order of their strength: neighbours tell most about each other. */
  readonly minds: readonly string[];
  /** The mind whose rating is 1500: the first of these that it has. */
  readonly anchor: string;
  /** Whether most play with so many seats. */
  readonly usual: boolean;
  /** What those of its minds play that are still worked on: games of what they were are not mixed with games of what they are. */
  readonly stamp?: string;
}

export const ANCHORS = ['expert-1:25it', 'greedy'] as const;

/** Of what each mind gets once, four times and sixteen times. A descent and a playout take other times: the page tells them. */
const DESCENTS = 25;
const PLAYOUTS = 4;
const TIMES = [1, 4, 16];

const at = (name: string, once: number): string[] => TIMES.map((times) => `${name}:${times * once}it`);

function ratedMinds(game: Game): string[] {
  const playouts = findManifest(game.id)?.rated?.playouts ?? PLAYOUTS;
  return [
    'random',
    'greedy',
    ...at('flat', playouts),
    ...at('uct', playouts),
    ...(game.hidesInformation ? at('ismcts', playouts) : []),
    // one descent compares its own moves by the evaluation, and looks no further
    ...Object.keys(generationsOf(game.id)).flatMap((name) => [`${name}:1it`, ...at(name, DESCENTS)]),
  ];
}

/** One for each game and number of seats from two. Who plays alone has nobody to be rated against. */
export function leaguesOf(game: Game): League[] {
  const minds = ratedMinds(game);
  const anchor = ANCHORS.find((mind) => minds.includes(mind)) ?? minds[0];
  const usualSeats = findManifest(game.id)?.rated?.seats ?? game.defaultSeats;
  return Array.from({ length: game.maxSeats - 1 }, (_, i) => i + 2)
    .filter((seats) => seats >= game.minSeats)
    .map((seats) => ({ id: `${game.id}-${seats}`, game, seats, minds, anchor, usual: seats === usualSeats }));
}

export const LEAGUES: readonly League[] = Object.values(CLI_GAMES).flatMap(({ game }) => leaguesOf(game));

const NEAR = 4;
/** One in so many of those at a table is anybody. */
const ANYBODY = 4;

/** Who plays the nth deal, as numbers of minds, all different: one of them all, and others near it. */
export function lineUp({ id, seats, minds }: League, n: number): number[] {
  const rng = new SeededRng(`${id}, line-up ${n}`);
  const chosen = [rng.below(minds.length)];
  while (chosen.length < seats) {
    const near = chosen[0] - NEAR + rng.below(2 * NEAR + 1);
    const one = rng.below(ANYBODY) === 0 ? rng.below(minds.length) : near;
    if (one >= 0 && one < minds.length && !chosen.includes(one)) chosen.push(one);
  }
  return chosen;
}
