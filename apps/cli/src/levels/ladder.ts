import { type Game, hashText, LEVELS } from '@tessera/kernel';
import { fingerprint, strengthOf } from '@tessera/mind';
import { findManifest } from '@tessera/registry';
import { mindsOf } from '../arena/plan.ts';
import type { League } from '../strength/leagues.ts';

/**
 * What the strongest level has for a move, in descents, so that the same games are played on every machine; fewer where each wants another world. The others
 * stop by themselves.
 */
const DESCENTS = { open: 100, hidden: 25 };

/** What all are rated by: the first is set to 1500, the others show where that lies. */
export const ANCHORS = ['expert-1:25it', 'expert-1:1it', 'random'] as const;

export const entrantOf = ({ hidesInformation }: Pick<Game, 'hidesInformation'>, level: string): string =>
  `${level}:${hidesInformation ? DESCENTS.hidden : DESCENTS.open}it`;

/** The levels of a game beside the anchors, with the number of seats that most play with. */
export function ladderOf(game: Game): League {
  const { id, defaultSeats } = game;
  const minds = mindsOf(game);
  const errors = LEVELS.map((level) => strengthOf(game, level));
  // what any of them thinks of a position shows in these two
  const played = ['lamb', 'owl'].map((level) => fingerprint(game, minds[level]));
  return {
    id: `levels-${id}`,
    game,
    seats: findManifest(id)?.rated?.seats ?? defaultSeats,
    minds: ['random', ...LEVELS.map((level) => entrantOf(game, level)), 'expert-1:1it', 'expert-1:25it'],
    anchor: ANCHORS[0],
    usual: true,
    stamp: (hashText(JSON.stringify([errors, played])) >>> 0).toString(16).padStart(8, '0'),
  };
}
