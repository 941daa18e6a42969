import { fail, type Game, type Outcome, ok } from '@tessera/kernel';
import {
  BASELINES,
  type Budget,
  fingerprint,
  type GameSetting,
  type Minds,
  type Player,
  playerOf,
  readEntrant,
  usualMinds,
} from '@tessera/mind';
import { generationsOf } from '../../../../games/registry/generations.ts';

/** All that decides how the games go, but for their number. A worker needs no more to play its share. */
export interface ArenaPlan extends GameSetting {
  readonly game: string;
  /** One per seat, with its budget: `fullText`. */
  readonly entrants: readonly string[];
  readonly seed: string;
  readonly budget?: Budget;
  readonly scenario: string | object;
  readonly options: Readonly<Record<string, string>>;
  readonly luck: boolean;
}

/** Whoever may be seated: the levels, `new`, the baselines, and every frozen generation of that game. */
export const mindsOf = (game: Game): Minds => ({ ...usualMinds(), ...generationsOf(game.id) });

/** Each under its full text, however it was written. */
export function playersOf(game: Game, texts: readonly string[], otherwise?: Budget): Outcome<Player<unknown>[]> {
  const minds = mindsOf(game);
  const players: Player<unknown>[] = [];
  for (const text of texts) {
    const entrant = readEntrant(minds, game, text, otherwise);
    if (!entrant.ok) return fail('usage', `tessera arena: ${entrant.error.message}`);
    players.push(playerOf(minds, game, entrant.value));
  }
  return ok(players);
}

const fingerprints = new WeakMap<Game, Map<string, string>>();

/** Of a mind of `mindsOf`, by its name. It takes some hundred moves, so it is made once. */
export function fingerprintOf(game: Game, name: string): string {
  const known = fingerprints.get(game) ?? new Map<string, string>();
  fingerprints.set(game, known);
  const found = known.get(name) ?? fingerprint(game, mindsOf(game)[name]);
  known.set(name, found);
  return found;
}

/** What a file of results has to agree with: entrants with their budgets, and what those play that are still worked on. */
export function settingsOf(game: Game, plan: ArenaPlan) {
  const lasting = { ...BASELINES, ...generationsOf(game.id) };
  const found: Record<string, string> = {};
  for (const entrant of plan.entrants) {
    const [name] = entrant.split(':');
    if (!Object.hasOwn(lasting, name)) found[name] ??= fingerprintOf(game, name);
  }
  const { entrants: seats, seed, scenario, options, luck } = plan;
  return { game: game.id, seats, seed, scenario, options, luck, fingerprints: found };
}
