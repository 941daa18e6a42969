import { type Seat, type SeatNumber, seatNumber, seatOf } from '@tessera/kernel';
import type { KeptJournal } from '../../core/log/table-log.ts';
import { isOver, type KeptPlan, movesNext, restOf } from '../../core/plan.ts';
import type { Act, Plan } from '../../core/protocol.ts';
import type { Table } from '../../core/table.ts';

/** Where plans are kept, so that they are there after a restart. */
export interface PlanStore {
  save(seat: SeatNumber, plan: KeptPlan): Promise<void>;
  /** Only the one that was made at that number: there may be a newer one. */
  remove(seat: SeatNumber, number: number): Promise<void>;
}

/** The plans of those who sit at a table, and what they do now. Nobody but the seat itself hears of its plan. */
export class Plans<S> {
  private readonly table: Table<S>;
  private readonly journal: KeptJournal;
  private readonly store: PlanStore | undefined;
  private readonly kept = new Map<Seat, KeptPlan>();

  constructor(
    table: Table<S>,
    journal: KeptJournal,
    store: PlanStore | undefined,
    known: ReadonlyMap<SeatNumber, KeptPlan> = new Map(),
  ) {
    this.table = table;
    this.journal = journal;
    this.store = store;
    for (const [seat, plan] of known) this.kept.set(seatOf(seat), plan);
  }

  of(seat: Seat): Plan | undefined {
    return this.kept.get(seat)?.plan;
  }

  /** Whether that seat's plan has come to its turn and does not know what to play: its player is waited for. */
  isStuck(seat: Seat): boolean {
    const { table } = this;
    if (!this.kept.has(seat) || table.waitedFor() !== seat) return false;
    // a turn that was played to its end is only to be confirmed
    return table.waiting() !== 'confirm' && this.next() === undefined;
  }

  async set(seat: Seat, plan: Plan): Promise<void> {
    const kept = { plan, number: this.journal.number };
    await this.store?.save(seatNumber(seat), kept);
    this.kept.set(seat, kept);
  }

  /** Its player has changed their mind. Should that not be written down they are told so, and it still counts. */
  async cancel(seat: Seat): Promise<void> {
    const kept = this.kept.get(seat);
    if (!kept) return;
    await this.store?.remove(seatNumber(seat), kept.number);
    this.kept.delete(seat);
  }

  /** It counts no more from now on, whether that could be written down or not. */
  async drop(seat: Seat): Promise<void> {
    const kept = this.kept.get(seat);
    this.kept.delete(seat);
    if (kept) await this.store?.remove(seatNumber(seat), kept.number);
  }

  /** Those that what has happened put an end to. */
  async dropOver(): Promise<void> {
    if (this.kept.size === 0) return;
    const over = [...this.kept].filter(([seat, { number }]) => this.isOver(seat, number));
    await Promise.all(over.map(([seat]) => this.drop(seat)));
  }

  /** What the plan of whoever is waited for does now. */
  next(): Act | undefined {
    const { table } = this;
    if (this.kept.size === 0) return undefined;
    const seat = table.waitedFor();
    const kept = this.kept.get(seat);
    if (!kept || !table.isPerson(seat) || this.isOver(seat, kept.number)) return undefined;
    const { lines, done, unhurt } = kept.plan;
    const waiting = table.waiting();
    const turn = table.turnSoFar(seat);
    // what its player did is for them to confirm
    if (waiting === 'confirm') return done && turn.some(({ byChance }) => !byChance) ? { type: 'confirm' } : undefined;
    if (unhurt && table.hurtSince(this.journal.keptSince(kept.number), seat)) return undefined;
    for (const line of lines) {
      const rest = restOf(line, turn);
      if (!rest || rest.length === 0) continue;
      if (waiting === 'roll') return { type: 'roll' };
      const moves = waiting === 'move' ? movesNext(rest) : [];
      if (moves.length > 0 && table.canPlay(moves)) return { type: 'move', move: moves[0] };
    }
    return undefined;
  }

  private isOver(seat: Seat, number: number): boolean {
    const { table, journal } = this;
    const played = table.turnSoFar(seat).filter(({ byChance }) => !byChance).length;
    return table.over || isOver(journal.entries.slice(number), seat, played);
  }
}
