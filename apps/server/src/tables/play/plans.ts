import { checkPlan, type KeptPlan, type PlanStore } from '@tessera/table';
import type { Queries } from '../../store/index.ts';
import type { TableRow } from '../room/table-row.ts';

/** The plans of a table, each bound to the person who made it. */
export class TablePlans implements PlanStore {
  private readonly queries: Queries;
  /** How the table stands now: who sits where. */
  private readonly at: { readonly row: TableRow };

  constructor(queries: Queries, at: { readonly row: TableRow }) {
    this.queries = queries;
    this.at = at;
  }

  /** By seat, from 1; only those of whoever still sits there. */
  async read(): Promise<Map<number, KeptPlan>> {
    const rows = await this.queries.all<{ seat: number; person: string; number: number; plan: string }>(
      'SELECT seat, person, number, plan FROM plans WHERE table_id = ?',
      [this.at.row.id],
    );
    const known = new Map<number, KeptPlan>();
    for (const { seat, person, number, plan } of rows) {
      const checked = checkPlan(JSON.parse(plan));
      if (checked.ok && person === this.personAt(seat)) known.set(seat, { plan: checked.value, number });
    }
    return known;
  }

  async save(seat: number, { plan, number }: KeptPlan): Promise<void> {
    const person = this.personAt(seat);
    if (!person) throw new Error('A plan was made for a seat where nobody sits.');
    await this.queries.run(
      `INSERT INTO plans (table_id, seat, person, number, plan) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person, number = excluded.number, plan = excluded.plan`,
      [this.at.row.id, seat, person, number, JSON.stringify(plan)],
    );
  }

  async remove(seat: number, number: number): Promise<void> {
    await this.queries.run('DELETE FROM plans WHERE table_id = ? AND seat = ? AND number = ?', [
      this.at.row.id,
      seat,
      number,
    ]);
  }

  private personAt(seat: number): string | null {
    const { kind, person } = this.at.row.data.seats[seat - 1] ?? {};
    return (kind === 'person' && person) || null;
  }
}

/** Tables where somebody has planned ahead: their turn may have come when the server ended. */
export async function tablesWithPlans(queries: Queries): Promise<Set<string>> {
  const rows = await queries.all<{ id: string }>('SELECT DISTINCT table_id AS id FROM plans');
  return new Set(rows.map(({ id }) => id));
}

/** All that somebody has planned, for themselves. */
export async function plansOf(queries: Queries, person: string): Promise<object[]> {
  const rows = await queries.all<{ table: string; seat: number; plan: string }>(
    'SELECT table_id AS "table", seat, plan FROM plans WHERE person = ? ORDER BY table_id, seat',
    [person],
  );
  return rows.map(({ plan, ...where }) => ({ ...where, plan: JSON.parse(plan) }));
}
