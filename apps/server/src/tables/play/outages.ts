import type { Database } from '../../store/index.ts';
import type { Stops } from './clock.ts';

const ALIVE = 'alive-at';
/** As long as a page may wait before it dials again: nobody's time runs before they can be back. */
const COMING_BACK_MS = 10_000;

/** When the server was not there: time that nobody's clock counts. */
export class Outages {
  private readonly database: Database;
  private list: (readonly [from: number, to: number])[] = [];

  private constructor(database: Database) {
    this.database = database;
  }

  /**
   * Notes the time since the last sign of life, of any server on this database, as one: a server that starts was not there
   * before, however short that was. While it runs nothing is noted, so that one that is busy gives no time away.
   */
  static async open(database: Database, now: number): Promise<Outages> {
    const outages = new Outages(database);
    await database.transaction(async (queries) => {
      const row = await queries.get<{ value: string }>('SELECT value FROM server_keys WHERE name = ?', [ALIVE]);
      const alive = Number(row?.value ?? now);
      if (now > alive)
        await queries.run('INSERT INTO outages (from_at, to_at) VALUES (?, ?)', [alive, now + COMING_BACK_MS]);
    });
    await outages.beat(now);
    const rows = await database.all<{ from_at: number; to_at: number }>(
      'SELECT from_at, to_at FROM outages ORDER BY from_at',
    );
    outages.list = rows.map(({ from_at, to_at }) => [from_at, to_at]);
    return outages;
  }

  /** We are there. To be said every few seconds while a clock runs, now and then otherwise, and at the end. */
  async beat(now: number): Promise<void> {
    await this.database.run(
      `INSERT INTO server_keys (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      [ALIVE, String(now)],
    );
  }

  since(start: number): Stops {
    return this.list.filter(([, to]) => to > start);
  }
}
