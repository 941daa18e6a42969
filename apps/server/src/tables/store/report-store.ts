import { newId } from '../../accounts/sign-in/secret.ts';
import type { Queries } from '../../store/index.ts';
import { ChatStore, type StoredChatMessage } from './chat-store.ts';
import { mustBeHere } from './table-rows.ts';

export interface StoredReport {
  readonly id: string;
  readonly table: string;
  readonly game: string;
  readonly at: number;
  /** Who wrote it; null once they are gone. */
  readonly person: string | null;
  readonly message: string;
  /** What was said at the table until then. */
  readonly chat: readonly StoredChatMessage[];
  readonly settledAt: number | null;
}

interface Row {
  id: string;
  table_id: string;
  game: string;
  at: number;
  person: string | null;
  message: string;
  chat: string;
  settled_at: number | null;
}

const MOST = 50;
const REPORT = `SELECT r.id, r.table_id, t.game, r.at, r.person, r.message, r.chat, r.settled_at
  FROM reports r JOIN tables t ON t.id = r.table_id`;

/** What people want whoever runs the server to know. */
export class ReportStore {
  private readonly queries: Queries;

  constructor(queries: Queries) {
    this.queries = queries;
  }

  /** With what was said at the table until then. In a transaction, so that nobody's words stay who is just being forgotten. */
  async add(table: string, person: string, message: string, at: number): Promise<string> {
    await mustBeHere(this.queries, [person]);
    const id = newId();
    const chat = JSON.stringify(await new ChatStore(this.queries).last(table));
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

  /** Those that nobody has dealt with yet, the oldest first. */
  async open(): Promise<StoredReport[]> {
    const rows = await this.queries.all<Row>(`${REPORT} WHERE r.settled_at IS NULL ORDER BY r.at, r.id LIMIT ${MOST}`);
    return rows.map(reportOf);
  }

  async get(id: string): Promise<StoredReport | undefined> {
    const row = await this.queries.get<Row>(`${REPORT} WHERE r.id = ?`, [id]);
    return row && reportOf(row);
  }

  async settle(id: string, now: number): Promise<void> {
    await this.queries.run('UPDATE reports SET settled_at = ? WHERE id = ?', [now, id]);
  }

  /** They may write no more, or again. */
  async silence(person: string, now: number | null): Promise<void> {
    await this.queries.run('UPDATE people SET silenced_at = ? WHERE id = ?', [now, person]);
  }

  async silenced(people: readonly string[]): Promise<Set<string>> {
    if (people.length === 0) return new Set();
    const rows = await this.queries.all<{ id: string }>(
      `SELECT id FROM people WHERE silenced_at IS NOT NULL AND id IN (${people.map(() => '?').join(', ')})`,
      people,
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** All that somebody has reported, for themselves. */
  of(person: string): Promise<object[]> {
    return this.queries.all('SELECT table_id AS "table", at, message FROM reports WHERE person = ? ORDER BY at, id', [
      person,
    ]);
  }

  /** Neither who wrote them nor what is quoted in them names this person any more. While what they said is still there. */
  async forget(person: string): Promise<void> {
    const quoting = await this.queries.all<{ id: string; chat: string }>(
      'SELECT id, chat FROM reports WHERE table_id IN (SELECT table_id FROM chat_lines WHERE person = ?)',
      [person],
    );
    for (const { id, chat } of quoting) {
      const kept = (JSON.parse(chat) as StoredChatMessage[]).filter((message) => message.person !== person);
      await this.queries.run('UPDATE reports SET chat = ? WHERE id = ?', [JSON.stringify(kept), id]);
    }
    await this.queries.run('UPDATE reports SET person = NULL WHERE person = ?', [person]);
  }
}

const reportOf = ({ table_id, chat, settled_at, ...row }: Row): StoredReport => ({
  id: row.id,
  table: table_id,
  game: row.game,
  at: row.at,
  person: row.person,
  message: row.message,
  chat: JSON.parse(chat) as StoredChatMessage[],
  settledAt: settled_at,
});
