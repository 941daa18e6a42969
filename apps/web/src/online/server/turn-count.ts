import { useEffect, useSyncExternalStore } from 'react';
import { listTables, type TableInfo } from './tables.ts';

const EVERY_MS = 60_000;
const KEY = 'tessera online';

let who: string | undefined;
/** The tables where it is my turn, as whoever asked last was told; undefined until then. */
let turns: readonly TableInfo[] | undefined;
const listeners = new Set<() => void>();

/** The server was asked for them, here or in the lobby: every count on the page follows. */
export function noteTurns(tables: readonly TableInfo[] | undefined): void {
  if (tables === turns) return;
  turns = tables;
  for (const listener of listeners) listener();
}

/** Whoever has never been online is no business of the server's: it isn't asked for them. */
export function noteOnline(person: string | undefined): void {
  const known = person !== undefined;
  const news = known !== hasBeenOnline() || (who !== undefined && who !== person);
  who = person;
  try {
    if (known) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // a browser that keeps nothing
  }
  if (!news) return;
  noteTurns(undefined);
  if (watching > 0) void look();
}

export function hasBeenOnline(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

async function look(): Promise<void> {
  if (!hasBeenOnline()) noteTurns([]);
  if (document.hidden || !navigator.onLine || !hasBeenOnline()) return;
  const list = await listTables('turn=1');
  if (!list.ok && list.error.code === 'sign-in') noteOnline(undefined);
  // a server out of reach for the moment says nothing new
  if (list.ok) noteTurns(list.value.tables);
  else noteTurns(list.error.code === 'unreachable' ? (turns ?? []) : []);
}

let watching = 0;
let timer: ReturnType<typeof setInterval> | undefined;
const again = () => void look();

/** However many show them, they are asked for once. */
function watch(): () => void {
  watching += 1;
  if (watching === 1) {
    again();
    timer = setInterval(again, EVERY_MS);
    document.addEventListener('visibilitychange', again);
  }
  return () => {
    watching -= 1;
    if (watching > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', again);
  };
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The tables where it is my turn; undefined until the server was asked. */
export function useTurns(): readonly TableInfo[] | undefined {
  useEffect(watch, []);
  return useSyncExternalStore(subscribe, () => turns);
}

/** At how many tables it is my turn, as far as is known. */
export const useTurnCount = (): number => useTurns()?.length ?? 0;
