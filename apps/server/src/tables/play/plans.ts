import { type SeatNumber, seatOf } from '@tessera/kernel';
import { checkPlan, type KeptPlan, type PlanStore } from '@tessera/table';
import type { Queries } from '../../store/index.ts';
import type { TableRow } from '../room/table-row.ts';
import { PlanRows } from '../store/plan-rows.ts';

/** The plans of a table, each bound to the person who made it. */
export class TablePlans implements PlanStore {
  private readonly rows: PlanRows;
  /** How the table stands now: who sits where. */
  private readonly at: { readonly row: TableRow };

  constructor(queries: Queries, at: { readonly row: TableRow }) {
    this.rows = new PlanRows(queries);
    this.at = at;
  }

  /** By seat; only those of whoever still sits there. */
  async read(): Promise<Map<SeatNumber, KeptPlan>> {
    const known = new Map<SeatNumber, KeptPlan>();
    for (const { seat, person, number, plan } of await this.rows.at(this.at.row.id)) {
      const checked = checkPlan(plan);
      if (checked.ok && person === this.personAt(seat)) known.set(seat, { plan: checked.value, number });
    }
    return known;
  }

  async save(seat: SeatNumber, { plan, number }: KeptPlan): Promise<void> {
    const person = this.personAt(seat);
    if (!person) throw new Error('A plan was made for a seat where nobody sits.');
    await this.rows.save(this.at.row.id, { seat, person, number, plan });
  }

  async remove(seat: SeatNumber, number: number): Promise<void> {
    await this.rows.remove(this.at.row.id, seat, number);
  }

  private personAt(seat: SeatNumber): string | null {
    const { kind, person } = this.at.row.data.seats[seatOf(seat)] ?? {};
    return (kind === 'person' && person) || null;
  }
}
