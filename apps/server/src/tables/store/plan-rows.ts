import type { SeatNumber } from '@tessera/kernel';
import type { Queries } from '../../store/index.ts';

export interface StoredPlan {
  readonly seat: SeatNumber;
  /** Who made it. */
  readonly person: string;
  /** For which number of the log it was made. */
  readonly number: number;
  /** As it was given; whoever reads it checks it. */
  readonly plan: unknown;
}

/** What was planned ahead at tables. */
export class PlanRows {
  private readonly queries: Queries;

  constructor(queries: Queries) {
    this.queries = queries;
  }

  async at(table: string): Promise<StoredPlan[]> {
    const rows = await this.queries.all<{ seat: SeatNumber; person: string; number: number; plan: string }>(
      'SELECT seat, person, number, plan FROM plans WHERE table_id = ?',
      [table],
    );
    return rows.map(({ plan, ...row }) => ({ ...row, plan: JSON.parse(plan) }));
  }

  async save(table: string, { seat, person, number, plan }: StoredPlan): Promise<void> {
    await this.queries.run(
      `INSERT INTO plans (table_id, seat, person, number, plan) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person, number = excluded.number, plan = excluded.plan`,
      [table, seat, person, number, JSON.stringify(plan)],
    );
  }

  async remove(table: string, seat: SeatNumber, number: number): Promise<void> {
    await this.queries.run('DELETE FROM plans WHERE table_id = ? AND seat = ? AND number = ?', [table, seat, number]);
  }

  /** Tables where somebody has planned ahead. */
  async tables(): Promise<Set<string>> {
    const rows = await this.queries.all<{ id: string }>('SELECT DISTINCT table_id AS id FROM plans');
    return new Set(rows.map(({ id }) => id));
  }

  /** All that somebody has planned, for themselves. */
  async of(person: string): Promise<object[]> {
    const rows = await this.queries.all<{ table: string; seat: SeatNumber; plan: string }>(
      'SELECT table_id AS "table", seat, plan FROM plans WHERE person = ? ORDER BY table_id, seat',
      [person],
    );
    return rows.map(({ plan, ...where }) => ({ ...where, plan: JSON.parse(plan) }));
  }

  async forget(person: string): Promise<void> {
    await this.queries.run('DELETE FROM plans WHERE person = ?', [person]);
  }
}
