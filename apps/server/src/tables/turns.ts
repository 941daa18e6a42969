import type { People } from '../people/index.ts';
import type { MoveLog } from '../store/index.ts';
import { type Stops, TableClock } from './clock.ts';
import type { Outages } from './outages.ts';
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

interface TurnsParts {
  readonly log: MoveLog;
  readonly outages: Outages;
  readonly people: People;
  readonly now: () => number;
}

const MOST = 10_000;

/** The turns of tables in lists: from the moments in their logs, each read once for as long as nothing happens there. No game is opened for it. */
export class Turns {
  private readonly parts: TurnsParts;
  private readonly known = new Map<string, { readonly version: string; readonly clock: Promise<TableClock> }>();

  constructor(parts: TurnsParts) {
    this.parts = parts;
  }

  /** `version` is another when something has happened. Null where no person is waited for. */
  async of(row: TableRow, version: string): Promise<TurnInfo | null> {
    const { status, waitingSeat: seat, data } = row;
    const kind = data.seats[seat - 1]?.kind;
    if (status !== 'playing' || (kind !== 'person' && kind !== 'here')) return null;
    const clock = await this.clockOf(row, version);
    // the log may know of a move that the row does not know of yet
    if (clock.waited !== 0 && clock.waited !== seat) return null;
    const now = this.parts.now();
    clock.stopAt(this.stopsOf(row), this.vacationsOf(row));
    const face = clock.face(now);
    return { since: clock.waitedSince, left: face?.[seat] ?? null, runs: face?.running === seat };
  }

  private clockOf(row: TableRow, version: string): Promise<TableClock> {
    const before = this.known.get(row.id);
    if (before?.version === version) return before.clock;
    if (this.known.size >= MOST) this.known.clear();
    const clock = this.read(row);
    this.known.set(row.id, { version, clock });
    clock.catch(() => this.known.delete(row.id));
    return clock;
  }

  private async read(row: TableRow): Promise<TableClock> {
    const { data, createdAt } = row;
    const { stamps } = await readStamped(this.parts.log, row.id);
    const clock = new TableClock(data.clock, data.seats.length, data.startedAt ?? createdAt);
    clock.stopAt(this.stopsOf(row), this.vacationsOf(row));
    for (const stamp of stamps) clock.note(stamp);
    return clock;
  }

  private stopsOf({ data, createdAt }: TableRow): Stops {
    return [...this.parts.outages.since(data.startedAt ?? createdAt), ...data.pauses];
  }

  private vacationsOf({ data: { clock, seats } }: TableRow): Stops[] {
    if (clock.kind === 'live') return [];
    return seats.map(({ person }) => (person ? this.parts.people.vacations.of(person) : []));
  }
}
