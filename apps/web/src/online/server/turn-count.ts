import { useEffect, useSyncExternalStore } from 'react';
import { invitationsIn, listTables, type TableInfo } from './tables.ts';

const EVERY_MS = 60_000;
const KEY = 'tessera online';

let who: string | undefined;
/** The tables where it is my turn, as whoever asked last was told; undefined until then. */
let turns: readonly TableInfo[] | undefined;
/** Those where a seat is kept for me. */
let invitations: readonly TableInfo[] = [];
const listeners = new Set<() => void>();
const tellAll = () => {
  for (const listener of listeners) listener();
};

/** The server was asked for them, here or in the lobby: every count on the page follows. */
export function noteTurns(tables: readonly TableInfo[] | undefined): void {
  if (tables === turns) return;
  turns = tables;
  tellAll();
}

/** My tables that gather, and those that play: whoever is invited counts them as waiting for them. */
export function noteInvitations(...lists: readonly (readonly TableInfo[])[]): void {
  const found = invitationsIn(lists.flat(), personOnline());
  if (found.length === 0 && invitations.length === 0) return;
  invitations = found;
  tellAll();
}

/** Whoever has never been online is no business of the server's: it isn't asked for them. */
export function noteOnline(person: string | undefined): void {
  const news = person !== personOnline();
  who = person;
  try {
    if (person === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, person);
  } catch {
    // a browser that keeps nothing
  }
  if (!news) return;
  noteInvitations();
  noteTurns(undefined);
  if (watching > 0) void look();
}

/** Whom the server knew here the last time. */
function personOnline(): string | undefined {
  try {
    return who ?? localStorage.getItem(KEY) ?? undefined;
  } catch {
    return who;
  }
}

export const hasBeenOnline = (): boolean => personOnline() !== undefined;

async function look(): Promise<void> {
  if (!hasBeenOnline()) noteTurns([]);
  if (document.hidden || !navigator.onLine || !hasBeenOnline()) return;
  const [list, gathering, playing] = await Promise.all([
    listTables('turn=1'),
    listTables('mine=1&status=gathering'),
    listTables('mine=1&status=playing'),
  ]);
  if (!list.ok && list.error.code === 'sign-in') noteOnline(undefined);
  if (gathering.ok && playing.ok) noteInvitations(gathering.value.tables, playing.value.tables);
  // a server out of reach for the moment says nothing new
  if (list.ok) noteTurns(list.value.tables);
  else noteTurns(list.error.code === 'unreachable' ? (turns ?? []) : []);
}

let watching = 0;
let timer: ReturnType<typeof setInterval> | undefined;
/** Asks the server now. */
export const lookAgain = () => void look();

/** However many show them, they are asked for once. */
function watch(): () => void {
  watching += 1;
  if (watching === 1) {
    lookAgain();
    timer = setInterval(lookAgain, EVERY_MS);
    document.addEventListener('visibilitychange', lookAgain);
  }
  return () => {
    watching -= 1;
    if (watching > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookAgain);
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

/** The tables where a seat is kept for me, as far as is known. */
export function useInvitations(): readonly TableInfo[] {
  useEffect(watch, []);
  return useSyncExternalStore(subscribe, () => invitations);
}

/** How many tables wait for me to move, or to come; as far as is known. */
export const useWaitingCount = (): number => (useTurns()?.length ?? 0) + useInvitations().length;
