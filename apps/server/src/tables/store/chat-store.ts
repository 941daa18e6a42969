import { newId } from '../../accounts/sign-in/secret.ts';
import type { Queries } from '../../store/index.ts';
import { mustBeHere } from './table-rows.ts';

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

const messageOf = ({ text, phrase, ...message }: ChatMessageRow): StoredChatMessage => ({
  ...message,
  ...(text !== null && { text }),
  ...(phrase !== null && { phrase }),
});

const LAST_MESSAGES = 100;

/** What is said at tables. What writes wants a transaction, so that nobody's words stay who is just being forgotten. */
export class ChatStore {
  private readonly queries: Queries;

  constructor(queries: Queries) {
    this.queries = queries;
  }

  /**
   * `id`: what the page that says it calls it, so that a message sent again after a break is not said twice. Then it is not `fresh`. If
   * somebody else's message is called so, this one gets another id.
   */
  async add(
    table: string,
    person: string,
    said: { text: string } | { phrase: string },
    at: number,
    id = newId(),
  ): Promise<{ message: StoredChatMessage; fresh: boolean }> {
    await mustBeHere(this.queries, [person]);
    const values = [table, at, person, 'text' in said ? said.text : null, 'phrase' in said ? said.phrase : null];
    const added = await this.queries.run(
      `INSERT INTO chat_lines (id, table_id, at, person, text, phrase) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
      [id, ...values],
    );
    if (added > 0) return { message: { id, at, person, ...said }, fresh: true };
    const row = await this.queries.get<ChatMessageRow>(
      'SELECT id, at, person, text, phrase FROM chat_lines WHERE id = ? AND table_id = ? AND person = ?',
      [id, table, person],
    );
    return row ? { message: messageOf(row), fresh: false } : this.add(table, person, said, at);
  }

  /** The oldest first. */
  async last(table: string): Promise<StoredChatMessage[]> {
    const rows = await this.queries.all<ChatMessageRow>(
      `SELECT id, at, person, text, phrase FROM chat_lines WHERE table_id = ? ORDER BY at DESC, id LIMIT ${LAST_MESSAGES}`,
      [table],
    );
    return rows.reverse().map(messageOf);
  }

  /** All that somebody has said, for themselves. */
  of(person: string): Promise<object[]> {
    return this.queries.all(
      'SELECT table_id AS "table", at, text, phrase FROM chat_lines WHERE person = ? ORDER BY at, id',
      [person],
    );
  }

  async forget(person: string): Promise<void> {
    await this.queries.run('DELETE FROM chat_lines WHERE person = ?', [person]);
  }
}
