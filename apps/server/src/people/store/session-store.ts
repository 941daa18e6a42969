import type { Queries } from '../../store/index.ts';
import type { Person } from '../person.ts';
import { hashOf, newSecret } from '../secret.ts';
import { type PersonRow, personOfRow } from './person-store.ts';

/** As long as a browser keeps a cookie; it starts anew whenever they come. */
export const SESSION_MS = 400 * 24 * 60 * 60 * 1000;

export interface Session {
  /** What it is known by; not what opens it. */
  readonly hash: string;
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
      'INSERT INTO sessions (hash, person, created_at, seen_at, expires_at) VALUES (?, ?, ?, ?, ?)',
      [hashOf(secret), person, now, now, now + SESSION_MS],
    );
    return secret;
  }

  async find(secret: string, now: number): Promise<Session | undefined> {
    const row = await this.queries.get<PersonRow & { hash: string; seen_at: number }>(
      `SELECT s.hash, s.seen_at, p.id, p.name, p.language, p.created_at
       FROM sessions s JOIN people p ON p.id = s.person WHERE s.hash = ? AND s.expires_at > ?`,
      [hashOf(secret), now],
    );
    return row && { hash: row.hash, person: personOfRow(row), seenAt: row.seen_at };
  }

  async renew(hash: string, now: number): Promise<void> {
    await this.queries.run('UPDATE sessions SET seen_at = ?, expires_at = ? WHERE hash = ?', [
      now,
      now + SESSION_MS,
      hash,
    ]);
  }

  /** With it ends what its browser is told. */
  async close(hash: string): Promise<void> {
    await this.queries.run('DELETE FROM push_subscriptions WHERE session = ?', [hash]);
    await this.queries.run('DELETE FROM sessions WHERE hash = ?', [hash]);
  }

  /** All of this person's, or all but one. */
  async closeAll(person: string, but = ''): Promise<void> {
    await this.queries.run('DELETE FROM push_subscriptions WHERE person = ? AND (session IS NULL OR session <> ?)', [
      person,
      but,
    ]);
    await this.queries.run('DELETE FROM sessions WHERE person = ? AND hash <> ?', [person, but]);
  }

  async of(person: string): Promise<{ since: number; seenAt: number }[]> {
    const rows = await this.queries.all<{ created_at: number; seen_at: number }>(
      'SELECT created_at, seen_at FROM sessions WHERE person = ? ORDER BY created_at',
      [person],
    );
    return rows.map(({ created_at, seen_at }) => ({ since: created_at, seenAt: seen_at }));
  }
}
