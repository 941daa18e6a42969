import type { Queries } from '../../store/index.ts';
import type { Person } from '../person.ts';
import { hashOf, newId, newSecret } from '../sign-in/secret.ts';
import { type PersonRow, personOfRow } from './person-store.ts';

/** As long as a browser keeps a cookie; it starts anew whenever they come. */
export const SESSION_MS = 400 * 24 * 60 * 60 * 1000;

export interface Session {
  /** What it is known by; not what opens it. */
  readonly id: string;
  readonly person: Person;
  readonly seenAt: number;
}

/** Browsers in which somebody is signed in. */
export class SessionStore {
  private readonly queries: Queries;

  constructor(queries: Queries) {
    this.queries = queries;
  }

  /** Gives the secret for the cookie. */
  async open(person: string, now: number): Promise<string> {
    const secret = newSecret();
    await this.queries.run(
      'INSERT INTO sessions (id, hash, person, created_at, seen_at, expires_at) VALUES (?, ?, ?, ?, ?, ?)',
      [newId(), hashOf(secret), person, now, now, now + SESSION_MS],
    );
    return secret;
  }

  async find(secret: string, now: number): Promise<Session | undefined> {
    const row = await this.queries.get<PersonRow & { session: string; seen_at: number }>(
      `SELECT s.id AS session, s.seen_at, p.id, p.name, p.language, p.created_at
       FROM sessions s JOIN people p ON p.id = s.person WHERE s.hash = ? AND s.expires_at > ?`,
      [hashOf(secret), now],
    );
    return row && { id: row.session, person: personOfRow(row), seenAt: row.seen_at };
  }

  async renew(id: string, now: number): Promise<void> {
    await this.queries.run('UPDATE sessions SET seen_at = ?, expires_at = ? WHERE id = ?', [now, now + SESSION_MS, id]);
  }

  /** Gives a new secret for the cookie; the one before opens nothing any more. Sockets of the session stay open. */
  async changeSecret(id: string): Promise<string> {
    const secret = newSecret();
    await this.queries.run('UPDATE sessions SET hash = ? WHERE id = ?', [hashOf(secret), id]);
    return secret;
  }

  /** With it ends what its browser is told. */
  async close(id: string): Promise<void> {
    await this.queries.run('DELETE FROM push_subscriptions WHERE session = ?', [id]);
    await this.queries.run('DELETE FROM sessions WHERE id = ?', [id]);
  }

  /** All of this person's, or all but one. */
  async closeAll(person: string, but = ''): Promise<void> {
    await this.queries.run('DELETE FROM push_subscriptions WHERE person = ? AND (session IS NULL OR session <> ?)', [
      person,
      but,
    ]);
    await this.queries.run('DELETE FROM sessions WHERE person = ? AND id <> ?', [person, but]);
  }

  async of(person: string): Promise<{ since: number; seenAt: number }[]> {
    const rows = await this.queries.all<{ created_at: number; seen_at: number }>(
      'SELECT created_at, seen_at FROM sessions WHERE person = ? ORDER BY created_at',
      [person],
    );
    return rows.map(({ created_at, seen_at }) => ({ since: created_at, seenAt: seen_at }));
  }
}
