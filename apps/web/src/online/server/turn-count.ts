import { useEffect, useSyncExternalStore } from 'react';
import { invitationsIn, listTables, type TableInfo } from './tables.ts';

const EVERY_MS = 60_000;
/** As long as nothing changes it is asked for less and less often. */
const SELDOM_MS = 8 * EVERY_MS;
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
  if (tables === turns || (tables && turns && sameTables(tables, turns))) return;
  turns = tables;
  tellAll();
}

/** My tables that gather, and those that play: whoever is invited counts them as waiting for them. */
export function noteInvitations(...lists: readonly (readonly TableInfo[])[]): void {
  const found = invitationsIn(lists.flat(), personOnline());
  if (sameTables(found, invitations)) return;
  invitations = found;
  tellAll();
}

/** The same people are waited for at the same tables. */
const sameTables = (some: readonly TableInfo[], others: readonly TableInfo[]): boolean =>
  some.length === others.length &&
  some.every(({ id, status, waitingFor }, index) => {
    const other = others[index];
    return id === other.id && status === other.status && waitingFor === other.waitingFor;
  });

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
    // a browser that keeps nothing
    return who;
  }
}

export const hasBeenOnline = (): boolean => personOnline() !== undefined;

async function look(): Promise<void> {
  if (!hasBeenOnline()) noteTurns([]);
  if (document.hidden || !navigator.onLine || !hasBeenOnline()) return;
  const before = [turns, invitations];
  const list = await listTables('waiting=1');
  if (!list.ok && list.error.code === 'sign-in') noteOnline(undefined);
  if (list.ok) {
    noteInvitations(list.value.tables);
    noteTurns(list.value.tables.filter(({ yourTurn }) => yourTurn));
    every = before[0] === turns && before[1] === invitations ? Math.min(2 * every, SELDOM_MS) : EVERY_MS;
  }
  // a server out of reach for the moment says nothing new
  else noteTurns(list.error.code === 'unreachable' ? (turns ?? []) : []);
}

let watching = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
/** How long until it is asked again. */
let every = EVERY_MS;

/** Asks the server now, and from then on often again. */
export const lookAgain = () => {
  every = EVERY_MS;
  lookOn();
};

function lookOn(): void {
  clearTimeout(timer);
  void look().finally(() => {
    clearTimeout(timer);
    if (watching > 0) timer = setTimeout(lookOn, every);
  });
}

const lookWhenSeen = () => {
  if (!document.hidden) lookAgain();
};

/** However many show them, they are asked for once. */
export function watchTables(): () => void {
  watching += 1;
  if (watching === 1) {
    lookAgain();
    document.addEventListener('visibilitychange', lookWhenSeen);
  }
  return () => {
    watching -= 1;
    if (watching > 0) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', lookWhenSeen);
  };
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The tables where it is my turn; undefined until the server was asked. */
export function useTurns(): readonly TableInfo[] | undefined {
  useEffect(watchTables, []);
  return useSyncExternalStore(subscribe, () => turns);
}

/** The tables where a seat is kept for me, as far as is known. */
export function useInvitations(): readonly TableInfo[] {
  useEffect(watchTables, []);
  return useSyncExternalStore(subscribe, () => invitations);
}

/** How many tables wait for me to move, or to come; as far as is known. */
export const useWaitingCount = (): number => (useTurns()?.length ?? 0) + useInvitations().length;
