import type { NotifyChoice, PersonRef } from '@tessera/protocol';
import { LANGUAGES, type Language } from '@tessera/protocol/lists';
import type { Queries, Value } from '../../store/index.ts';
import type { Account, Person } from '../person.ts';

export interface PersonRow {
  id: string;
  name: string;
  language: string | null;
  created_at: number;
}

interface AccountRow extends PersonRow {
  email: string | null;
  email_confirmed_at: number | null;
  pending_email: string | null;
  password: string | null;
  notify_push: number;
  notify_email: number;
  webhook: string | null;
}

export interface AccountChange {
  readonly name?: string;
  readonly language?: Language | null;
  readonly email?: string | null;
  readonly emailConfirmedAt?: number | null;
  readonly pendingEmail?: string | null;
  readonly password?: string | null;
  readonly notify?: NotifyChoice;
}

const ACCOUNT = `SELECT id, name, language, created_at, email, email_confirmed_at, pending_email, password,
  notify_push, notify_email, webhook FROM people`;

export class PersonStore {
  private readonly queries: Queries;

  constructor(queries: Queries) {
    this.queries = queries;
  }

  async create({ id, name, language, since }: Person): Promise<void> {
    await this.queries.run('INSERT INTO people (id, name, language, created_at, seen_at) VALUES (?, ?, ?, ?, ?)', [
      id,
      name,
      language,
      since,
      since,
    ]);
  }

  async get(id: string): Promise<Account | undefined> {
    return accountOf(await this.queries.get<AccountRow>(`${ACCOUNT} WHERE id = ?`, [id]));
  }

  async byEmail(email: string): Promise<Account | undefined> {
    return accountOf(await this.queries.get<AccountRow>(`${ACCOUNT} WHERE email = ?`, [email]));
  }

  /** Rejects with `TakenError` if somebody else has this e-mail address. */
  async change(id: string, change: AccountChange): Promise<void> {
    const columns = columnsOf(change);
    if (columns.length === 0) return;
    await this.queries.run(`UPDATE people SET ${columns.map(([column]) => `${column} = ?`).join(', ')} WHERE id = ?`, [
      ...columns.map(([, value]) => value),
      id,
    ]);
  }

  async seen(id: string, now: number): Promise<void> {
    await this.queries.run('UPDATE people SET seen_at = ? WHERE id = ?', [now, id]);
  }

  /** What only whoever asks for all that is kept about them wants to know. */
  async kept(id: string): Promise<{ seenAt: number; silencedAt: number | null } | undefined> {
    const row = await this.queries.get<{ seen_at: number; silenced_at: number | null }>(
      'SELECT seen_at, silenced_at FROM people WHERE id = ?',
      [id],
    );
    return row && { seenAt: row.seen_at, silencedAt: row.silenced_at };
  }

  /** And with them all that is theirs alone. */
  async remove(id: string): Promise<void> {
    await this.queries.run('DELETE FROM people WHERE id = ?', [id]);
  }

  /** The names of those who are still there. */
  async names(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.queries.all<{ id: string; name: string }>(
      `SELECT id, name FROM people WHERE id IN (${ids.map(() => '?').join(', ')})`,
      ids,
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** Those who are still there, as others meet them. */
  async refs(ids: readonly string[]): Promise<Map<string, PersonRef>> {
    if (ids.length === 0) return new Map();
    const rows = await this.queries.all<{ id: string; name: string; guest: number }>(
      `SELECT id, name, CASE WHEN (password IS NULL OR email IS NULL) AND NOT EXISTS
         (SELECT 1 FROM passkeys WHERE passkeys.person = people.id) THEN 1 ELSE 0 END AS guest
       FROM people WHERE id IN (${ids.map(() => '?').join(', ')})`,
      ids,
    );
    return new Map(rows.map(({ id, name, guest }) => [id, { id, name, ...(guest === 1 && { guest: true }) }]));
  }

  /** Guests who can't come back: not seen since, and without anything to sign in with. */
  async lost(before: number, limit: number): Promise<string[]> {
    const rows = await this.queries.all<{ id: string }>(
      `SELECT id FROM people WHERE seen_at < ? AND (password IS NULL OR email IS NULL)
        AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.person = people.id)
        AND NOT EXISTS (SELECT 1 FROM passkeys WHERE passkeys.person = people.id)
       LIMIT ${limit}`,
      [before],
    );
    return rows.map(({ id }) => id);
  }
}

export function personOfRow({ id, name, language, created_at }: PersonRow): Person {
  return { id, name, language: LANGUAGES.find((known) => known === language) ?? null, since: created_at };
}

function accountOf(row: AccountRow | undefined): Account | undefined {
  return (
    row && {
      ...personOfRow(row),
      email: row.email,
      emailConfirmedAt: row.email_confirmed_at,
      pendingEmail: row.pending_email,
      password: row.password,
      notify: { push: row.notify_push === 1, email: row.notify_email === 1, webhook: row.webhook },
    }
  );
}

function columnsOf({
  name,
  language,
  email,
  emailConfirmedAt,
  pendingEmail,
  password,
  notify,
}: AccountChange): [string, Value][] {
  const columns: [string, Value | undefined][] = [
    ['name', name],
    ['language', language],
    ['email', email],
    ['email_confirmed_at', emailConfirmedAt],
    ['pending_email', pendingEmail],
    ['password', password],
    ['notify_push', notify && Number(notify.push)],
    ['notify_email', notify && Number(notify.email)],
    ['webhook', notify?.webhook],
  ];
  return columns.flatMap(([column, value]) => (value === undefined ? [] : [[column, value]]));
}
