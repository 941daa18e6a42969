import { seatOf } from '@tessera/kernel';
import type { TurnInfo } from '@tessera/protocol';
import { Queue } from '@tessera/table';
import type { RoomContext } from '../room/room-context.ts';
import type { TableRow } from '../room/table-row.ts';
import type { TableClock } from './clock.ts';
import { clockOf, stopClock } from './clock-of-log.ts';
import { readStamped } from './stamped-log.ts';

const MOST = 10_000;

/**
 * The turns of tables that are not in memory, for lists: from the moments in their logs, each read once for as long as nothing
 * happens there. No game is opened for it, and one log is read after another: moves that are to be written wait for one at most.
 */
export class Turns {
  private readonly context: Pick<RoomContext, 'log' | 'outages' | 'accounts' | 'now'>;
  private readonly queue = new Queue();
  private readonly known = new Map<string, { readonly version: string; readonly clock: Promise<TableClock> }>();

  constructor(context: Turns['context']) {
    this.context = context;
  }

  /** `version` is another when something has happened. */
  async of(row: TableRow, version: string): Promise<TurnInfo | null> {
    if (!waitsForPerson(row)) return null;
    const clock = await this.clockOf(row, version);
    stopClock(clock, this.context, row);
    return turnBy(clock, row, this.context.now());
  }

  private clockOf(row: TableRow, version: string): Promise<TableClock> {
    const before = this.known.get(row.id);
    if (before?.version === version) return before.clock;
    this.known.delete(row.id);
    const [oldest] = this.known.keys();
    if (this.known.size >= MOST) this.known.delete(oldest);
    const clock = this.queue.run(async () => {
      const { stamps } = await readStamped(this.context.log, row.id);
      return clockOf(this.context, row, stamps);
    });
    const read = { version, clock };
    this.known.set(row.id, read);
    // whoever asked hears why; it is read anew the next time
    clock.catch(() => this.known.get(row.id) === read && this.known.delete(row.id));
    return clock;
  }
}

/** Null where no person is waited for. */
export function turnBy(clock: TableClock, row: TableRow, now: number): TurnInfo | null {
  const { waitingSeat: seat } = row;
  // the log may know of a move that the row does not know of yet
  if (!waitsForPerson(row) || (clock.waited !== 0 && clock.waited !== seat)) return null;
  const face = clock.face(now);
  return { since: clock.waitedSince, left: face?.[seat] ?? null, runs: face?.running === seat };
}

function waitsForPerson({ status, waitingSeat, data }: TableRow): boolean {
  const kind = data.seats[seatOf(waitingSeat)]?.kind;
  return status === 'playing' && (kind === 'person' || kind === 'here');
}
