import type { TableClock } from './clock.ts';
import { clockOf, stopClock } from './clock-of.ts';
import type { House } from './house.ts';
import type { TableRow } from './row.ts';
import { readStamped } from './stamped-log.ts';

/** How long everybody has waited for whoever is waited for, and how long they may. */
export interface TurnInfo {
  readonly since: number;
  /** What is left to them now, in milliseconds; null without a clock. */
  readonly left: number | null;
  /** Their time runs: nobody has paused the game, and they are not on vacation. */
  readonly runs: boolean;
}

const MOST = 10_000;

/**
 * The turns of tables that are not in memory, for lists: from the moments in their logs, each read once for as long as nothing
 * happens there. No game is opened for it.
 */
export class Turns {
  private readonly house: Pick<House, 'log' | 'outages' | 'people' | 'now'>;
  private readonly known = new Map<string, { readonly version: string; readonly clock: Promise<TableClock> }>();

  constructor(house: Turns['house']) {
    this.house = house;
  }

  /** `version` is another when something has happened. */
  async of(row: TableRow, version: string): Promise<TurnInfo | null> {
    if (!waitsForPerson(row)) return null;
    const clock = await this.clockOf(row, version);
    stopClock(clock, this.house, row);
    return turnBy(clock, row, this.house.now());
  }

  private clockOf(row: TableRow, version: string): Promise<TableClock> {
    const before = this.known.get(row.id);
    if (before?.version === version) return before.clock;
    if (this.known.size >= MOST) this.known.clear();
    const clock = readStamped(this.house.log, row.id).then(({ stamps }) => clockOf(this.house, row, stamps));
    this.known.set(row.id, { version, clock });
    clock.catch(() => this.known.delete(row.id));
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
  const kind = data.seats[waitingSeat - 1]?.kind;
  return status === 'playing' && (kind === 'person' || kind === 'here');
}
