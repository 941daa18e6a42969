import type { Database } from '../../store/index.ts';

const ALIVE = 'alive-at';

/** From when to when no server was there, and when one was there last. */
export class OutageStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** A server is there again: what has passed since the last heartbeat was an outage, with so long to come back. */
  end(now: number, comingBackMs: number): Promise<void> {
    return this.database.transaction(async (queries) => {
      const row = await queries.get<{ value: string }>('SELECT value FROM server_keys WHERE name = ?', [ALIVE]);
      const alive = Number(row?.value ?? now);
      if (now > alive)
        await queries.run('INSERT INTO outages (from_at, to_at) VALUES (?, ?)', [alive, now + comingBackMs]);
    });
  }

  async beat(now: number): Promise<void> {
    await this.database.run(
      `INSERT INTO server_keys (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      [ALIVE, String(now)],
    );
  }

  /** The oldest first. */
  async all(): Promise<(readonly [from: number, to: number])[]> {
    const rows = await this.database.all<{ from_at: number; to_at: number }>(
      'SELECT from_at, to_at FROM outages ORDER BY from_at',
    );
    return rows.map(({ from_at, to_at }) => [from_at, to_at]);
  }
}
