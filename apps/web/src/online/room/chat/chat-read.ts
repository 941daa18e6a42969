import type { ChatMessage } from '@tessera/protocol';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

const keyOf = (table: string) => `tessera.read.${table}`;

/** When the newest line was said that was seen on this device; what came while one was away is new. */
export function readUpTo(table: string, storage: Storage = localStorage): number {
  try {
    return Number(storage.getItem(keyOf(table))) || 0;
  } catch {
    // storage can be forbidden: then all of it is new
    return 0;
  }
}

export function markRead(table: string, chat: readonly ChatMessage[], storage: Storage = localStorage): number {
  const at = Math.max(readUpTo(table, storage), ...chat.map((line) => line.at));
  try {
    if (at > 0) storage.setItem(keyOf(table), `${at}`);
  } catch {
    // full or forbidden: then it is new again the next time
  }
  return at;
}

/** How many lines of others are newer than that. */
export const unreadIn = (chat: readonly ChatMessage[], upTo: number, me: string | undefined): number =>
  chat.filter(({ at, person }) => at > upTo && person.id !== me).length;

/** The last line of somebody else, if it is newer than that. */
export const newestIn = (chat: readonly ChatMessage[], upTo: number, me: string | undefined): ChatMessage | undefined =>
  chat.findLast(({ at, person }) => at > upTo && person.id !== me);

/** Without what people said whom one doesn't want to hear. */
export const heard = (chat: readonly ChatMessage[], muted: readonly string[]): readonly ChatMessage[] =>
  chat.filter(({ person }) => !muted.includes(person.id));
