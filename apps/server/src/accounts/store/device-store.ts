import type { Queries } from '../../store/index.ts';
import { hashOf } from '../sign-in/secret.ts';
import { SESSION_MS } from './session-store.ts';

/** With the person in it nobody can tell from the database that two people use the same browser. */
const hashFor = (person: string, secret: string): string => hashOf(`${secret} ${person}`);

/** Browsers in which somebody has signed in to their account once: guesses from elsewhere don't slow them down. */
export class DeviceStore {
  private readonly queries: Queries;

  constructor(queries: Queries) {
    this.queries = queries;
  }

  async remember(person: string, secret: string, now: number): Promise<void> {
    await this.queries.run(
      `INSERT INTO known_devices (hash, person, created_at, expires_at) VALUES (?, ?, ?, ?)
       ON CONFLICT (hash) DO UPDATE SET expires_at = excluded.expires_at`,
      [hashFor(person, secret), person, now, now + SESSION_MS],
    );
  }

  /** What this browser is known by to this account; undefined if it is not. */
  async find(person: string, secret: string, now: number): Promise<string | undefined> {
    const row = await this.queries.get<{ hash: string }>(
      'SELECT hash FROM known_devices WHERE hash = ? AND expires_at > ?',
      [hashFor(person, secret), now],
    );
    return row?.hash;
  }

  async forgetAll(person: string): Promise<void> {
    await this.queries.run('DELETE FROM known_devices WHERE person = ?', [person]);
  }

  async of(person: string): Promise<{ since: number; until: number }[]> {
    const rows = await this.queries.all<{ created_at: number; expires_at: number }>(
      'SELECT created_at, expires_at FROM known_devices WHERE person = ? ORDER BY created_at',
      [person],
    );
    return rows.map(({ created_at, expires_at }) => ({ since: created_at, until: expires_at }));
  }
}
