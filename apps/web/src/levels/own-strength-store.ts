import { isObject, USUAL_LEVEL } from '@tessera/kernel';
import { useSyncExternalStore } from 'react';
import { afterGame, firstGuess, type Opponent, type OwnStrength } from './own-strength.ts';
import { ratingOf } from './ratings.ts';

/** What is kept of a game: your strength in it, and the tables that have counted, so that none does twice. */
export interface KeptStrength extends OwnStrength {
  readonly counted: readonly string[];
}

const MOST_COUNTED = 300;
const keyOf = (game: string) => `tessera.strength.${game}`;

const listeners = new Set<() => void>();
/** As it was last read, so that what has not changed is the same. */
const known = new Map<string, { readonly text: string | null; readonly kept: KeptStrength }>();
/** Where nothing can be stored it lasts as long as the page. */
const unstored = new Map<string, string>();

/** What can be trusted of something that was stored, perhaps by hand; otherwise nothing is known of you yet. */
export function parseStrength(text: string | null, game: string): KeptStrength {
  const fresh = { ...firstGuess(ratingOf(game, USUAL_LEVEL) ?? 1000), counted: [] };
  let json: unknown;
  try {
    json = JSON.parse(text ?? 'null');
  } catch {
    // damaged, or not ours: nothing is known
    return fresh;
  }
  if (!isObject(json)) return fresh;
  const { rating, deviation, games, counted } = json;
  const fits =
    [rating, deviation, games].every((x) => typeof x === 'number' && Number.isFinite(x)) &&
    Array.isArray(counted) &&
    counted.every((id) => typeof id === 'string');
  return fits ? (json as unknown as KeptStrength) : fresh;
}

export function ownStrength(game: string): KeptStrength {
  const text = stored(game);
  const before = known.get(game);
  if (before?.text === text) return before.kept;
  const kept = parseStrength(text, game);
  known.set(game, { text, kept });
  return kept;
}

/** Counts a game that is over, once. */
export function countGame(game: string, table: string, opponents: readonly Opponent[]): void {
  const { counted, ...own } = ownStrength(game);
  if (opponents.length === 0 || counted.includes(table)) return;
  store(game, { ...afterGame(own, opponents), counted: [...counted, table].slice(-MOST_COUNTED) });
}

/** Nothing is known of you any more. Games that have counted don't count again. */
export function forgetStrength(game: string): void {
  const { counted } = ownStrength(game);
  store(game, { ...parseStrength(null, game), counted });
}

function stored(game: string): string | null {
  try {
    return unstored.get(game) ?? localStorage.getItem(keyOf(game));
  } catch {
    // storage can be forbidden
    return unstored.get(game) ?? null;
  }
}

function store(game: string, kept: KeptStrength): void {
  const text = JSON.stringify(kept);
  try {
    localStorage.setItem(keyOf(game), text);
    unstored.delete(game);
  } catch {
    // full or forbidden
    unstored.set(game, text);
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // another tab played a game
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const useOwnStrength = (game: string): KeptStrength => useSyncExternalStore(subscribe, () => ownStrength(game));
