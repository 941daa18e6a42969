import type { Queries } from '../../store/index.ts';

export interface Waiting {
  readonly person: string;
  readonly table: string;
  readonly game: string;
  /** When they were last told of a turn there; null if they never were. */
  readonly toldAt: number | null;
}

/** Who has been told of their turn, where and when. */
export class NoticeStore {
  private readonly queries: Queries;

  constructor(queries: Queries) {
    this.queries = queries;
  }

  async told(person: string, tables: readonly string[], now: number): Promise<void> {
    for (const table of tables)
      await this.queries.run(
        `INSERT INTO notices (person, table_id, told_at) SELECT id, ?, ? FROM people WHERE id = ?
         ON CONFLICT (person, table_id) DO UPDATE SET told_at = excluded.told_at`,
        [table, now, person],
      );
  }

  async toldAt(person: string, table: string): Promise<number | undefined> {
    const row = await this.queries.get<{ told_at: number }>(
      'SELECT told_at FROM notices WHERE person = ? AND table_id = ?',
      [person, table],
    );
    return row?.told_at;
  }

  async of(person: string): Promise<{ table: string; toldAt: number }[]> {
    const rows = await this.queries.all<{ table_id: string; told_at: number }>(
      'SELECT table_id, told_at FROM notices WHERE person = ? ORDER BY told_at, table_id',
      [person],
    );
    return rows.map(({ table_id, told_at }) => ({ table: table_id, toldAt: told_at }));
  }

  /**
   * Whose turn it is without their having been told, as far as the tables' rows say: for a server that was killed before it could. A row
   * changes for other reasons, too, so that whoever was told may be among them.
   */
  untold(since: number): Promise<Waiting[]> {
    return this.queries.all<Waiting>(
      `SELECT s.person AS person, t.id AS "table", t.game AS game, n.told_at AS "toldAt"
       FROM tables t JOIN table_seats s ON s.table_id = t.id AND s.seat = t.waiting_seat
       JOIN people p ON p.id = s.person
       LEFT JOIN notices n ON n.person = s.person AND n.table_id = t.id
       WHERE t.status = 'playing' AND s.kind = 'person' AND t.updated_at > ?
         AND (n.told_at IS NULL OR n.told_at < t.updated_at)`,
      [since],
    );
  }
}
