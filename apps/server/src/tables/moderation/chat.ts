import { fail, type Outcome, ok } from '@tessera/kernel';
import { MESSAGE_ID } from '@tessera/protocol';
import { LONGEST_CHAT_MESSAGE } from '@tessera/protocol/lists';
import { newId } from '../../accounts/sign-in/secret.ts';
import type { Queries } from '../../store/index.ts';
import { mustBeHere } from '../room/table-rows.ts';

export interface StoredChatMessage {
  readonly id: string;
  readonly at: number;
  readonly person: string | null;
  readonly text?: string;
  readonly phrase?: string;
}

interface ChatMessageRow {
  id: string;
  at: number;
  person: string | null;
  text: string | null;
  phrase: string | null;
}

const messageOf = ({ text, phrase, ...line }: ChatMessageRow): StoredChatMessage => ({
  ...line,
  ...(text !== null && { text }),
  ...(phrase !== null && { phrase }),
});

const LAST_MESSAGES = 100;
/** Characters nobody sees, and those that turn the text around them. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** What a page may call a line that it says. */
export const isMessageId = (id: unknown): id is string => typeof id === 'string' && MESSAGE_ID.test(id);

export function readText(given: string, longest = LONGEST_CHAT_MESSAGE): Outcome<string> {
  const text = given.normalize('NFC').replace(/\s+/gu, ' ').replace(UNSEEN, '').trim();
  if (text === '') return fail('empty', 'There is nothing to say in this.');
  if (text.length > longest) return fail('too-long', `A line may have ${longest} characters.`);
  return ok(text);
}

/** What is said at tables. What writes wants a transaction, so that nobody's words stay who is just being forgotten. */
export class ChatStore {
  private readonly queries: Queries;

  constructor(queries: Queries) {
    this.queries = queries;
  }

  /**
   * `id`: what the page that says it calls it, so that a line sent again after a break is not said twice. Then it is not `fresh`. If
   * somebody else's line is called so, this one gets another id.
   */
  async add(
    table: string,
    person: string,
    said: { text: string } | { phrase: string },
    at: number,
    id = newId(),
  ): Promise<{ line: StoredChatMessage; fresh: boolean }> {
    await mustBeHere(this.queries, [person]);
    const values = [table, at, person, 'text' in said ? said.text : null, 'phrase' in said ? said.phrase : null];
    const added = await this.queries.run(
      `INSERT INTO chat_lines (id, table_id, at, person, text, phrase) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
      [id, ...values],
    );
    if (added > 0) return { line: { id, at, person, ...said }, fresh: true };
    const row = await this.queries.get<ChatMessageRow>(
      'SELECT id, at, person, text, phrase FROM chat_lines WHERE id = ? AND table_id = ? AND person = ?',
      [id, table, person],
    );
    return row ? { line: messageOf(row), fresh: false } : this.add(table, person, said, at);
  }

  /** The oldest first. */
  async last(table: string): Promise<StoredChatMessage[]> {
    const rows = await this.queries.all<ChatMessageRow>(
      `SELECT id, at, person, text, phrase FROM chat_lines WHERE table_id = ? ORDER BY at DESC, id LIMIT ${LAST_MESSAGES}`,
      [table],
    );
    return rows.reverse().map(messageOf);
  }

  async report(table: string, person: string, message: string, at: number): Promise<string> {
    await mustBeHere(this.queries, [person]);
    const id = newId();
    const chat = JSON.stringify(await this.last(table));
    await this.queries.run('INSERT INTO reports (id, table_id, at, person, message, chat) VALUES (?, ?, ?, ?, ?, ?)', [
      id,
      table,
      at,
      person,
      message,
      chat,
    ]);
    return id;
  }
}

/** Whom somebody doesn't want to hear. */
export class MuteStore {
  private readonly queries: Queries;

  constructor(queries: Queries) {
    this.queries = queries;
  }

  async of(person: string): Promise<string[]> {
    const rows = await this.queries.all<{ muted: string }>('SELECT muted FROM mutes WHERE person = ? ORDER BY muted', [
      person,
    ]);
    return rows.map(({ muted }) => muted);
  }

  async set(person: string, muted: string, on: boolean): Promise<void> {
    await this.queries.run(
      on
        ? `INSERT INTO mutes (person, muted) SELECT p.id, m.id FROM people p, people m WHERE p.id = ? AND m.id = ?
           ON CONFLICT DO NOTHING`
        : 'DELETE FROM mutes WHERE person = ? AND muted = ?',
      [person, muted],
    );
  }
}
