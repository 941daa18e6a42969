import { isObject, type Problem } from '@tessera/kernel';
import { newId } from '../../../host/new-id.ts';
import type { Room } from '../room.ts';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;
/** False when there is no way for it just now. */
type Say = (message: object) => boolean;
type Heard = Pick<Room, 'chat' | 'refused' | 'joins'>;

export interface Draft {
  readonly text: string;
  /** The id under which it is on its way. */
  readonly line?: string;
  /** Why it came back. */
  readonly problem?: Problem;
}

const EMPTY: Draft = { text: '' };

interface Phrase {
  readonly id: string;
  readonly line: string;
  /** In which of the room's joins it was sent; undefined while it waits for the first. */
  readonly sentIn: number | undefined;
  readonly at: number;
}

/** A phrase belongs to its moment: later than this it is not said any more. */
const PHRASE_MS = 60_000;

/**
 * What somebody writes at a table, or says by a quick phrase. A line that was sent stays here until the server has told it: whatever happens to the
 * connection or the page meanwhile, it goes out again under the same id, and so is said once.
 */
export class ChatDraft {
  private draft: Draft;
  /** In which of the room's joins it was sent; undefined while it waits for a way. */
  private sentIn: number | undefined;
  /** Quick phrases that the server has not told yet. */
  private phrases: readonly Phrase[] = [];
  private readonly key: string;
  private readonly storage: Storage | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(table: string, person: string, storage: Storage | undefined = ownStorage()) {
    this.key = `tessera.draft.${table}.${person}`;
    this.storage = storage;
    this.draft = this.read();
  }

  readonly snapshot = (): Draft => this.draft;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  write(text: string): void {
    if (this.draft.line === undefined) this.become({ text });
  }

  send({ joins }: Heard, say: Say): void {
    const text = this.draft.text.trim();
    if (text === '' || this.draft.line !== undefined) return;
    this.become({ text, line: newId() + newId() });
    this.sendIn(joins, say);
  }

  /**
   * A quick phrase, which everybody reads in their own language; false when there is no way for it just now. On a page that is still being
   * connected it waits for that.
   */
  phrase(id: string, { joins }: Heard, say: Say, now = Date.now()): boolean {
    const line = newId() + newId();
    const isOut = say({ type: 'phrase', id, line });
    if (!isOut && joins > 0) return false;
    this.phrases = [...this.phrases, { id, line, sentIn: isOut ? joins : undefined, at: now }];
    const { problem, ...draft } = this.draft;
    if (problem) this.become(draft);
    return true;
  }

  /** Not after all; it may be too late for that. */
  keep(): void {
    this.become({ text: this.draft.text });
  }

  /** After anything was heard from the room, or the way to it has changed. */
  follow({ chat, refused, joins }: Heard, say: Say, now = Date.now()): void {
    const isRefused = this.phrases.some((phrase) => phrase.line === refused?.line);
    this.phrases = this.phrases.flatMap((phrase) => {
      const { id, line, sentIn, at } = phrase;
      if (chat.some((told) => told.id === line) || refused?.line === line || now - at > PHRASE_MS) return [];
      const isOut = joins > 0 && joins !== sentIn && say({ type: 'phrase', id, line });
      return [isOut ? { ...phrase, sentIn: joins } : phrase];
    });
    if (refused && isRefused) this.become({ ...this.draft, problem: refused });
    const { line, text } = this.draft;
    if (line === undefined) return;
    if (chat.some(({ id }) => id === line)) this.become(EMPTY);
    else if (refused?.line === line) this.become({ text, problem: refused });
    else if (joins > 0 && joins !== this.sentIn) this.sendIn(joins, say);
  }

  private sendIn(joins: number, say: Say): void {
    const isOut = say({ type: 'chat', text: this.draft.text, line: this.draft.line });
    this.sentIn = isOut ? joins : undefined;
  }

  private become(draft: Draft): void {
    this.draft = draft;
    try {
      if (draft.text === '') this.storage?.removeItem(this.key);
      else this.storage?.setItem(this.key, JSON.stringify({ text: draft.text, line: draft.line }));
    } catch {
      // full or forbidden: then it lives as long as the page
    }
    for (const listener of this.listeners) listener();
  }

  private read(): Draft {
    try {
      const json: unknown = JSON.parse(this.storage?.getItem(this.key) ?? 'null');
      if (!isObject(json) || typeof json['text'] !== 'string') return EMPTY;
      const { text, line } = json;
      return { text, ...(typeof line === 'string' ? { line } : {}) };
    } catch {
      // damaged or forbidden: nothing was begun
      return EMPTY;
    }
  }
}

function ownStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    // storage can be forbidden: a draft then lives as long as the page
    return undefined;
  }
}
