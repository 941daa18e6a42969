import type { Game } from '@tessera/kernel';
import { parOf } from '@tessera/mind';
import { findManifest } from '@tessera/registry';
import { generationsOf } from '../../../../../games/registry/generations.ts';
import { CLI_GAMES } from '../../games.ts';
import { ALLY } from './allied.ts';

/** A match whose result is asked for: the first bot's share of wins. */
export interface ScheduledMatch {
  /** The name of its file, too. */
  readonly id: string;
  readonly game: Game;
  readonly entrants: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  /** In words, as the page says it. */
  readonly question: string;
  readonly games: number;
  /** The goal, if there is one: the share itself, and the lower end of its interval. */
  readonly share?: number;
  readonly low?: number;
  /** Every single game is to be won. */
  readonly all?: boolean;
}

/** Who is to be beaten. */
const RIVAL = 'expert-1';
const GAMES_WANTED = 1000;
const SHORT = '100ms';
const LONG = '1600ms';
/** How far above par more time has to lift the lower end. */
const BY_TIME = 0.06;
const OUTLASTED = 3;

/** What is wanted where most play; elsewhere the lower end has to be above par. */
const WANTED: Readonly<Record<string, { readonly share: number; readonly low: number }>> = {
  'cambria-3': { share: 0.5, low: 0.42 },
  'hibernia-4': { share: 0.4, low: 0.33 },
  'scythia-3': { share: 0.5, low: 0.42 },
};
/** Who plays alone is to win every other game against the hardest there is. */
const ALONE = 0.5;

const percent = (share: number) => `${Math.round(100 * share)} %`;
const others = (name: string, seats: number) => Array<string>(seats - 1).fill(`${name}:${SHORT}`);

function againstRival(game: Game): ScheduledMatch[] {
  if (!Object.hasOwn(generationsOf(game.id), RIVAL)) return [];
  return Array.from({ length: game.maxSeats }, (_, i) => i + 1)
    .filter((seats) => seats >= Math.max(2, game.minSeats))
    .map((seats) => {
      const { share, low } = WANTED[`${game.id}-${seats}`] ?? { low: parOf(1, seats) };
      const wanted = share ? `${percent(share)}, lower end above ${percent(low)}` : 'lower end above par';
      return {
        id: `${game.id}-${seats}-${RIVAL}`,
        game,
        entrants: [`new:${SHORT}`, ...others(RIVAL, seats)],
        options: {},
        question: `${game.name}, ${seats} players: new against ${RIVAL}, 100 ms each: ${wanted}`,
        games: GAMES_WANTED,
        ...(share ? { share } : {}),
        low,
      };
    });
}

function withMoreTime(game: Game): ScheduledMatch[] {
  if (game.maxSeats < OUTLASTED) return [];
  return [
    {
      id: `${game.id}-${OUTLASTED}-time`,
      game,
      entrants: [`new:${LONG}`, ...others('new', OUTLASTED)],
      options: {},
      question: `${game.name}: new at 1,600 ms against two of itself at 100 ms: lower end above par by 6 points`,
      games: GAMES_WANTED,
      low: parOf(1, OUTLASTED) + BY_TIME,
    },
  ];
}

function againstAllies(game: Game): ScheduledMatch[] {
  if (game.maxSeats < OUTLASTED) return [];
  return [
    {
      id: `${game.id}-${OUTLASTED}-allies`,
      game,
      entrants: [`new:${SHORT}`, ...others(ALLY, OUTLASTED)],
      options: {},
      question: `${game.name}: new against two of itself that play together: stated`,
      games: GAMES_WANTED,
    },
  ];
}

/** Whoever plays alone plays against the game's own rival. */
function alone(game: Game): ScheduledMatch[] {
  const option = findManifest(game.id)?.rival?.option;
  const values = game.options.find(({ id }) => id === option)?.values ?? [];
  const hardest = values[values.length - 1];
  return values.flatMap((value) =>
    ['new', RIVAL].map((name) => ({
      id: `${game.id}-1-${value}-${name}`,
      game,
      entrants: [`${name}:${SHORT}`],
      options: { [option ?? '']: value },
      question: `${game.name} alone, ${name} against the ${value}, 100 ms: ${value === hardest && name === 'new' ? percent(ALONE) : 'stated'}`,
      games: GAMES_WANTED,
      ...(value === hardest && name === 'new' ? { share: ALONE } : {}),
    })),
  );
}

const matchesOf = (game: Game): ScheduledMatch[] => [
  ...againstRival(game),
  ...withMoreTime(game),
  ...alone(game),
  ...againstAllies(game),
];

export const SCHEDULE: readonly ScheduledMatch[] = Object.values(CLI_GAMES).flatMap(({ game }) => matchesOf(game));
