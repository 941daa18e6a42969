import type { TurnInfo } from '@tessera/protocol';
import { StepShelf, type Think } from '@tessera/table';
import type { Accounts } from '../accounts/index.ts';
import type { ReviewRecord } from '../bots/index.ts';
import type { LogError } from '../log-error.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Database, MoveLog } from '../store/index.ts';
import { TableMetrics } from './metrics.ts';
import { tablesToRename, underNewName } from './personal-data/new-name.ts';
import { tablePersonalData } from './personal-data/personal-data.ts';
import { Outages } from './play/outages.ts';
import { Reviews } from './play/reviews.ts';
import { waitedSince } from './play/stamped-log.ts';
import { Turns } from './play/turns.ts';
import { ReplayThrottle } from './room/replay-throttle.ts';
import type { Room } from './room/room.ts';
import type { RoomContext } from './room/room-context.ts';
import { RoomRegistry } from './room/room-registry.ts';
import { isPaused, namedIn, resumedAt, seatsOf, type TableRow } from './room/table-row.ts';
import { daysTablesOf } from './store/found-tables.ts';
import { TableRows } from './store/table-rows.ts';
import { TableScheduler } from './table-scheduler.ts';

export interface TablesParts {
  readonly database: Database;
  readonly log: MoveLog;
  readonly accounts: Accounts;
  readonly metrics: Metrics;
  readonly think: Think;
  readonly review: ReviewRecord;
  readonly now?: () => number;
}

/** Some eight of the longest games, as one viewer sees them. */
const SHELF_BYTES = 64 * 1024 * 1024;

/** Every table of this server, for whoever has to do with tables: routes, sockets, and accounts. */
export class Tables {
  readonly rows: TableRows;
  readonly accounts: Accounts;
  readonly now: () => number;
  readonly reviews: Reviews;
  /** Where errors are logged, once there is a log. */
  onError: LogError = () => undefined;
  private readonly context: RoomContext;
  private readonly turns: Turns;
  private readonly registry: RoomRegistry;
  private readonly scheduler: TableScheduler;

  private constructor(parts: TablesParts, outages: Outages) {
    const { database, log, accounts, metrics, think, review, now = Date.now } = parts;
    this.rows = new TableRows(database);
    this.accounts = accounts;
    this.now = now;
    this.reviews = new Reviews({
      database,
      review,
      now,
      logError: (what, error, table) => this.onError(what, error, table),
    });
    this.turns = new Turns({ log, outages, accounts, now });
    this.context = {
      database,
      rows: this.rows,
      log,
      accounts,
      outages,
      metrics: new TableMetrics(metrics.registry),
      replayThrottle: new ReplayThrottle(),
      shelf: new StepShelf(SHELF_BYTES),
      think,
      now,
      dirty: (room) => this.scheduler.writeLater(room),
      deadline: (table, at) => this.scheduler.setDeadline(table, at),
      again: (table) => this.scheduler.retry(table),
      logError: (what, error, table) => this.onError(what, error, table),
    };
    this.registry = new RoomRegistry(this.context);
    this.scheduler = new TableScheduler(this.registry, this.context);
    accounts.notifier.isHere = (person, table) => this.registry.opened(table)?.isHere(person) ?? false;
    accounts.notifier.isUntold = async (table, toldAt) => {
      const row = await this.rows.get(table);
      if (!row || isPaused(row)) return false;
      const since = (await waitedSince(log, table)) ?? row.data.startedAt ?? row.createdAt;
      // a table in memory tells them itself, and may know of a newer move
      return !this.registry.has(table) && (toldAt === null || toldAt < Math.max(since, resumedAt(row)));
    };
    accounts.addPersonalData(tablePersonalData(this));
    accounts.vacations.onChange((person) => {
      this.followVacation(person).catch((error: unknown) =>
        this.context.logError('the clocks of somebody on vacation could not be set', error),
      );
    });
    this.scheduler.start();
  }

  static async open(parts: TablesParts): Promise<Tables> {
    return new Tables(parts, await Outages.open(parts.database, (parts.now ?? Date.now)()));
  }

  /** The table in memory; rejects if there is none. */
  room(id: string): Promise<Room> {
    return this.registry.room(id);
  }

  /** As everything in memory says, where it is newer than the store. */
  freshest(row: TableRow): TableRow {
    return this.registry.opened(row.id)?.current ?? row;
  }

  movesOf(id: string): number | undefined {
    return this.registry.opened(id)?.moves;
  }

  /** A table in memory knows it; for any other its log is asked, if whoever wants to know sits there. */
  async turnOf(row: TableRow, moves: number, viewer: string | undefined): Promise<TurnInfo | null> {
    const turn = this.registry.opened(row.id)?.turn(row);
    if (turn !== undefined) return turn;
    if (seatsOf(row, viewer).length === 0) return null;
    return this.turns.of(row, `${row.updatedAt} ${moves} ${row.waitingSeat}`).catch((error: unknown) => {
      // a list is worth having without it
      this.context.logError('the turn of a table could not be read', error, row.id);
      return null;
    });
  }

  /** Somebody was taken out of the store behind their backs: tables in memory that know them read it anew, once they are open. */
  readAnew(person: string): void {
    const anew = async (room: Room) => {
      if (namedIn(room.row).includes(person)) await readAnew(room, person);
    };
    for (const opening of this.registry.all())
      void opening.then(
        (room) =>
          anew(room).catch((error: unknown) => this.context.logError('a table could not be read anew', error, room.id)),
        // whoever wanted a table that could not be opened has been told so
        () => undefined,
      );
  }

  /** Somebody has another name. Tables that nobody needs stay in the store alone; one that can't be told keeps none of the others from it. */
  async rename(person: string): Promise<void> {
    const follow = async (id: string) => {
      await this.rows.change(id, underNewName(person));
      // not before: a table that was being opened meanwhile may have read the old name
      if (this.registry.has(id)) await (await this.room(id)).change((row) => row);
    };
    for (const id of await tablesToRename(this.rows, person))
      await follow(id).catch((error: unknown) =>
        this.context.logError('a new name could not be told at a table', error, id),
      );
  }

  /** Whom somebody doesn't want to hear from now on. */
  mute(person: string, muted: readonly string[]): void {
    for (const { members } of this.registry.allOpened())
      for (const member of members) if (member.person === person) member.muted = new Set(muted);
  }

  /** Their time stands still or runs again, wherever they have days for a move. */
  private async followVacation(person: string): Promise<void> {
    for (const id of await daysTablesOf(this.rows.database, person)) await (await this.room(id)).followVacation();
  }

  /** Everybody in it is sent away: it has been given up. */
  async forget(id: string): Promise<void> {
    await this.registry.remove(id);
    this.scheduler.forget(id);
  }

  flush(): Promise<void> {
    return this.scheduler.flush();
  }

  look(): void {
    this.scheduler.look();
  }

  putAway(idleMs?: number): Promise<void> {
    return this.scheduler.putAway(idleMs);
  }

  sweep(): Promise<void> {
    return this.scheduler.sweep();
  }

  wake(): Promise<void> {
    return this.scheduler.wake();
  }

  /** Nothing more happens; everything that has is in the store. */
  async close(): Promise<void> {
    this.scheduler.stop();
    await this.registry.close();
    await this.flush();
    await this.context.outages.beat(this.now());
  }
}

function readAnew(room: Room, person: string): Promise<unknown> {
  const seats = seatsOf(room.row, person);
  if (room.row.status === 'gathering') return room.beginning.gather((row) => row);
  if (room.row.status === 'playing' && seats.length > 0) return room.replaceByBot(seats, 'left');
  return room.change((row) => row);
}
