import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Outcome, ok, unwrap } from '@tessera/kernel';
import {
  type ArenaGame,
  type Budget,
  dealsOf,
  intervalAtAnyTime,
  type Player,
  playerOf,
  playGame,
  readBudget,
  readEntrant,
  withoutLuck,
} from '@tessera/mind';
import { lock } from '../../arena/lock.ts';
import { mindsOf, settingsOf } from '../../arena/plan.ts';
import { addResult, openResults } from '../../arena/results-file.ts';
import { resultsFile, setAside } from '../kept.ts';
import { ALLY, ally } from './allied.ts';
import { MCTSBOT } from './mcts-matches.ts';
import type { ScheduledMatch } from './schedule.ts';

const SEED = 'proof';

export interface PlayOptions {
  readonly minutes: number;
  /** How many games of each, at most: fewer than it wants are a beginning. */
  readonly games?: number;
  /** Whether a match ends once it is known on which side of its goal the share lies. */
  readonly untilSettled: boolean;
  /** Who sits at the table of a match, where it isn't bots of ours. */
  readonly playersOf?: (match: ScheduledMatch) => readonly Player<unknown>[];
  readonly onGame: (match: ScheduledMatch, games: number) => void;
}

export const matchFile = (root: string, { id }: ScheduledMatch): string => resultsFile(root, 'matches', id);

/** The file's head: who plays, and the fingerprint of whoever is still worked on. */
export function headOf({ game, entrants, options, all = false }: ScheduledMatch) {
  const scenario = Object.keys(game.scenarios)[0];
  const plan = { game: game.id, seed: SEED, scenario, options, luck: !all };
  // allies are the bot of today with other wishes; boardgame.io's doesn't change
  const known = entrants.map((text) => (text.startsWith(MCTSBOT) ? 'random' : text.replace(`${ALLY}:`, 'new:')));
  return { ...settingsOf(game, { ...plan, entrants: known }), seats: entrants };
}

/** Plays games of the match with the fewest, whole deals where there is time, until the time is over or all have what they want. */
export function playMatches(root: string, matches: readonly ScheduledMatch[], options: PlayOptions): Outcome<void> {
  const unlocks: (() => void)[] = [];
  try {
    const open = new Map<ScheduledMatch, ArenaGame[]>();
    for (const match of matches) {
      const file = matchFile(root, match);
      mkdirSync(dirname(file), { recursive: true });
      const unlock = lock(file);
      if (!unlock.ok) return unlock;
      unlocks.push(unlock.value);
      const games = openOrBegin(file, headOf(match));
      if (!games.ok) return games;
      open.set(match, [...games.value]);
    }
    const end = performance.now() + options.minutes * 60_000;
    while (performance.now() < end) {
      const next = fewest(open, options);
      if (next === undefined) break;
      const [match, played] = next;
      playNext(root, match, played, (options.playersOf ?? playersOf)(match));
      options.onGame(match, played.length);
    }
    return ok(undefined);
  } finally {
    for (const unlock of unlocks) unlock();
  }
}

/** Games of a bot that has changed since are set aside. */
function openOrBegin(file: string, head: ReturnType<typeof headOf>): Outcome<readonly ArenaGame[]> {
  const found = openResults(file, head);
  if (found.ok || found.error.code !== 'other-settings') return found;
  setAside(file);
  return openResults(file, head);
}

function fewest(
  open: ReadonlyMap<ScheduledMatch, ArenaGame[]>,
  { games, untilSettled }: PlayOptions,
): [ScheduledMatch, ArenaGame[]] | undefined {
  const wanting = [...open].filter(
    ([match, played]) =>
      played.length < Math.min(games ?? match.games, match.games) && !(untilSettled && isSettled(match, played)),
  );
  const begun = wanting.find(([{ entrants }, played]) => played.length % entrants.length > 0);
  return begun ?? wanting.sort(([, a], [, b]) => a.length - b.length)[0];
}

/** Whether it is known on which side of what is wanted the share lies, however often one has looked. */
export function isSettled({ entrants, low, share }: ScheduledMatch, played: readonly ArenaGame[]): boolean {
  const bar = low ?? share;
  if (bar === undefined) return false;
  const values = withoutLuck(dealsOf(entrants[0], entrants.length, played));
  const interval = intervalAtAnyTime(values);
  return interval.low > bar || interval.high < bar;
}

/** The first game that is missing. */
function playNext(root: string, match: ScheduledMatch, played: ArenaGame[], players: readonly Player<unknown>[]): void {
  const { game, options, all = false } = match;
  const have = new Set(played.map(({ number }) => number));
  let n = 0;
  while (have.has(n + 1)) n++;
  const one = playGame(game, players, n, { seed: SEED, options, luck: !all });
  addResult(matchFile(root, match), one);
  played.push(one);
}

/** Who is no bot of ours, by name. */
export type Guests = (name: string, budget: Budget) => Player<unknown> | undefined;

export function playersOf({ game, entrants }: ScheduledMatch, guests: Guests = () => undefined): Player<unknown>[] {
  const minds = mindsOf(game);
  const allies = entrants.flatMap((text, seat) => (text.startsWith(`${ALLY}:`) ? [seat] : []));
  return entrants.map((text, seat) => {
    const [name, spent] = text.split(':');
    const guest = guests(name, readBudget(spent ?? '') ?? { iterations: 1 });
    if (guest) return guest;
    const entrant = unwrap(readEntrant(minds, game, text.replace(`${ALLY}:`, 'new:')));
    if (!allies.includes(seat)) return playerOf(minds, game, entrant);
    const partner = allies.find((other) => other !== seat) ?? seat;
    return ally(minds['new'], game, (partner - seat + entrants.length) % entrants.length, entrant.budget);
  });
}
