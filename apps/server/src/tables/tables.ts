import type { TurnInfo } from '@tessera/protocol';
import { StepShelf, type Think } from '@tessera/table';
import { type Accounts, Refusal } from '../accounts/index.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { CLOSE } from '../sockets/index.ts';
import type { Database, MoveLog } from '../store/index.ts';
import { textsOf } from '../store/log-rows.ts';
import { TableMetrics } from './metrics.ts';
import { tablesToRename, underNewName } from './personal-data/new-name.ts';
import { tablePersonalData } from './personal-data/personal-data.ts';
import { Outages } from './play/outages.ts';
import { tablesWithPlans } from './play/plans.ts';
import { waitedSince } from './play/stamped-log.ts';
import { Turns } from './play/turns.ts';
import { ReplayThrottle } from './room/replay-throttle.ts';
import { Room } from './room/room.ts';
import type { RoomContext } from './room/room-context.ts';
import { invitedTo, isPaused, resumedAt, seatsOf, type TableRow } from './room/table-row.ts';
import { noSuchTable, TableRows } from './room/table-rows.ts';

export interface TablesParts {
  readonly database: Database;
  readonly log: MoveLog;
  readonly accounts: Accounts;
  readonly metrics: Metrics;
  readonly think: Think;
  readonly now?: () => number;
}

/** Some eight of the longest games, as one viewer sees them. */
const SHELF_BYTES = 64 * 1024 * 1024;
const LOOK_MS = 500;
/** A clock that could not be read is looked at again after so long. */
const LOOK_AGAIN_MS = 5_000;
const FLUSH_MS = 1_000;
const BEAT_MS = 2_000;
/** Where no clock runs, somebody may still be waited for. */
const SLOW_BEAT_MS = 60_000;
const IDLE_MS = 60_000;
const WAKE_AT_ONCE = 8;
const SWEEP_MS = 60 * 60 * 1000;
/** A table at which nobody has sat down for so long is given up. */
const GATHERING_MS = 14 * 24 * 60 * 60 * 1000;
const SWEPT_AT_ONCE = 100;

/** Every table of this server: in memory as long as somebody needs it, in the store for good. */
export class Tables {
  readonly rows: TableRows;
  readonly accounts: Accounts;
  readonly now: () => number;
  /** Where troubles are logged, once there is a log. */
  onError: (what: string, error: unknown) => void = () => undefined;
  private readonly context: RoomContext;
  private readonly turns: Turns;
  private readonly rooms = new Map<string, Promise<Room>>();
  private readonly open = new Map<string, Room>();
  private readonly deadlines = new Map<string, number>();
  /** Tables of which something could not be done, and when that is tried again. */
  private readonly undone = new Map<string, number>();
  private readonly unwritten = new Set<Room>();
  /** Tables that are being put away, unless somebody asks for them. */
  private readonly leaving = new Set<string>();
  private readonly timers: NodeJS.Timeout[];
  private closed = false;

  private constructor(parts: TablesParts, outages: Outages) {
    const { database, log, accounts, metrics, think, now = Date.now } = parts;
    this.rows = new TableRows(database);
    this.accounts = accounts;
    this.now = now;
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
      dirty: (room) => this.unwritten.add(room),
      deadline: (table, at) => (at === undefined ? this.deadlines.delete(table) : this.deadlines.set(table, at)),
      again: (table) => this.undone.set(table, now() + LOOK_AGAIN_MS),
      logError: (what, error) => this.onError(what, error),
    };
    accounts.notifier.isHere = (person, table) => this.open.get(table)?.isHere(person) ?? false;
    accounts.notifier.isUntold = async (table, toldAt) => {
      const row = await this.rows.get(table);
      if (!row || isPaused(row)) return false;
      const since = (await waitedSince(log, table)) ?? row.data.startedAt ?? row.createdAt;
      // a table in memory tells them itself, and may know of a newer move
      return !this.rooms.has(table) && (toldAt === null || toldAt < Math.max(since, resumedAt(row)));
    };
    accounts.addPersonalData(tablePersonalData(this));
    accounts.vacations.onChange((person) => this.later('a vacation could not be minded', this.mindVacation(person)));
    const every = (ms: number, work: () => unknown) => {
      const timer = setInterval(() => void work(), ms);
      timer.unref();
      return timer;
    };
    const beat = () => this.later('no sign of life', outages.beat(this.now()));
    this.timers = [
      every(LOOK_MS, () => this.look()),
      every(FLUSH_MS, () => this.later('tables could not be written', this.flush())),
      every(BEAT_MS, () => this.deadlines.size > 0 && beat()),
      every(SLOW_BEAT_MS, beat),
      every(IDLE_MS / 4, () => this.later('a table could not be put away', this.putAway())),
      every(SWEEP_MS, () => this.later('a sweep of tables failed', this.sweep())),
    ];
  }

  static async open(parts: TablesParts): Promise<Tables> {
    return new Tables(parts, await Outages.open(parts.database, (parts.now ?? Date.now)()));
  }

  /** The table in memory; rejects if there is none. */
  room(id: string): Promise<Room> {
    const room = this.open.get(id);
    // whoever asks for it is about to use it
    if (room) room.usedAt = this.now();
    this.leaving.delete(id);
    const known = this.rooms.get(id);
    if (known) return known;
    const opening = this.openRoom(id);
    this.rooms.set(id, opening);
    opening.catch(() => this.rooms.delete(id));
    return opening;
  }

  private async openRoom(id: string): Promise<Room> {
    if (this.closed) throw new Error('The server is stopping.');
    const row = await this.rows.get(id);
    if (!row) throw noSuchTable();
    const room = await Room.open(this.context, row);
    room.usedAt = this.now();
    this.open.set(id, room);
    this.context.metrics.live.set(this.open.size);
    return room;
  }

  /** As everything in memory says, where it is newer than the store. */
  freshest(row: TableRow): TableRow {
    return this.open.get(row.id)?.current ?? row;
  }

  movesOf(id: string): number | undefined {
    return this.open.get(id)?.moves;
  }

  /** A table in memory knows it; for any other its log is asked, if whoever wants to know sits there. */
  async turnOf(row: TableRow, moves: number, viewer: string | undefined): Promise<TurnInfo | null> {
    const turn = this.open.get(row.id)?.turn(row);
    if (turn !== undefined) return turn;
    if (seatsOf(row, viewer).length === 0) return null;
    return this.turns.of(row, `${row.updatedAt} ${moves} ${row.waitingSeat}`).catch((error: unknown) => {
      // a list is worth having without it
      this.context.logError('the turn of a table could not be read', error);
      return null;
    });
  }

  /** Somebody was taken out of the store behind their backs: tables in memory that know them read it anew, once they are open. */
  readAnew(person: string): void {
    const anew = async (room: Room) => {
      if (JSON.stringify(room.row.data).includes(`"${person}"`)) await readAnew(room, person);
    };
    // whoever wanted a table that could not be opened has been told so
    for (const opening of this.rooms.values())
      void opening.then((room) => this.later('a table could not be read anew', anew(room))).catch(() => undefined);
  }

  /** Somebody has another name. Tables that nobody needs stay in the store alone; one that can't be told keeps none of the others from it. */
  async rename(person: string): Promise<void> {
    const follow = async (id: string) => {
      await this.rows.change(id, underNewName(person));
      // not before: a table that was being opened meanwhile may have read the old name
      if (this.rooms.has(id)) await (await this.room(id)).change((row) => row);
    };
    for (const id of await tablesToRename(this.rows.database, person))
      await follow(id).catch((error: unknown) =>
        this.context.logError('a new name could not be told at a table', error),
      );
  }

  /** Whom somebody doesn't want to hear from now on. */
  mute(person: string, muted: readonly string[]): void {
    for (const { members } of this.open.values())
      for (const member of members) if (member.person === person) member.muted = new Set(muted);
  }

  /** Their time stands still or runs again, wherever they have days for a move. */
  private async mindVacation(person: string): Promise<void> {
    const rows = await this.rows.database.all<{ id: string }>(
      `SELECT t.id FROM tables t WHERE t.status = 'playing' AND t.data LIKE '%"kind":"days"%' AND EXISTS
         (SELECT 1 FROM table_seats s WHERE s.table_id = t.id AND s.person = ?)`,
      [person],
    );
    for (const { id } of rows) await (await this.room(id)).followVacation();
  }

  /** Everybody in it is sent away: it has been given up. */
  async forget(id: string): Promise<void> {
    const stored = this.open.has(id) ? undefined : await this.rows.get(id);
    const room = this.open.get(id);
    const row = room?.row ?? stored;
    await this.rows.remove(id);
    this.rooms.delete(id);
    this.open.delete(id);
    this.unwritten.delete(room as Room);
    this.deadlines.delete(id);
    this.undone.delete(id);
    for (const { socket } of room?.members ?? []) socket.close(CLOSE.noTable);
    for (const person of row ? invitedTo(row) : []) this.accounts.notifier.turnOver(person, id);
    await room?.close();
  }

  /** Whose turn it is and how far the game is, for lists: written once for many moves, since the log has it all. */
  async flush(): Promise<void> {
    if (this.unwritten.size === 0) return;
    const rooms = [...this.unwritten];
    this.unwritten.clear();
    const { database } = this.rows;
    const now = this.now();
    // all at once and so in one commit, which moves need not wait long for
    const writes = rooms.map(({ current, moves }) =>
      database.run(
        `UPDATE tables SET moves = ?, waiting_seat = CASE status WHEN 'playing' THEN ? ELSE waiting_seat END,
         updated_at = CASE status WHEN 'playing' THEN ? ELSE updated_at END WHERE id = ? AND status IN ('playing', 'over')`,
        [moves, current.waitingSeat, now, current.id],
      ),
    );
    await Promise.all(writes).catch((error: unknown) => {
      for (const room of rooms) if (this.open.get(room.id) === room) this.unwritten.add(room);
      throw error;
    });
  }

  /** Whose time is up, and what could not be done before. */
  look(): void {
    const due = new Set<string>();
    for (const moments of [this.deadlines, this.undone])
      for (const [id, at] of moments) if (at <= this.now() && moments.delete(id)) due.add(id);
    for (const id of due) {
      const looked = this.room(id).then((room) => room.lookAfter());
      this.later(
        'a table could not be looked after',
        looked.catch((error: unknown) => {
          // a table that was given up has no time any more
          if (!(error instanceof Refusal)) this.context.again(id);
          throw error;
        }),
      );
    }
  }

  /** Tables that nobody needs are in the store alone. */
  async putAway(idleMs = IDLE_MS): Promise<void> {
    for (const [id, room] of this.open) {
      if (!room.idle || room.usedAt > this.now() - idleMs) continue;
      this.leaving.add(id);
      await this.flush();
      await room.settle();
      // whoever has asked for it meanwhile may not have sat down in it yet
      if (!this.leaving.delete(id) || !room.idle) continue;
      this.open.delete(id);
      this.rooms.delete(id);
      this.context.metrics.live.set(this.open.size);
      await room.close();
    }
  }

  async sweep(): Promise<void> {
    const old = await this.rows.database.all<{ id: string }>(
      `SELECT id FROM tables WHERE status = 'gathering' AND updated_at < ? LIMIT ${SWEPT_AT_ONCE}`,
      [this.now() - GATHERING_MS],
    );
    for (const { id } of old) await this.forget(id);
  }

  /** After a start: rows that a killed server had not written, bots that are waited for, clocks that run, turns planned ahead, what was asked and perhaps agreed to, games that were about to begin. */
  async wake(): Promise<void> {
    const rows = await this.rows.database.all<{
      id: string;
      waiting_seat: number;
      moves: number;
      entry: string | null;
      data: string;
    }>(
      `SELECT t.id, t.waiting_seat, t.moves, t.data, m.entry FROM tables t
       LEFT JOIN moves m ON m.table_id = t.id AND m.number = (SELECT max(number) FROM moves WHERE table_id = t.id)
       WHERE t.status = 'playing'`,
    );
    const planned = await tablesWithPlans(this.rows.database);
    const needed = rows.flatMap(({ id, moves, entry, waiting_seat, data }) => {
      const last = entry === null ? undefined : (JSON.parse(textsOf(entry).at(-1) ?? '') as { w?: number });
      const { seats, clock, offers } = JSON.parse(data) as TableRow['data'];
      const waited = last?.w ?? 0;
      const acts = planned.has(id) || waited === 0 || seats[waited - 1].kind === 'bot' || clock.kind !== 'none';
      const isNeeded = acts || waited !== waiting_seat || offers.length > 0;
      return isNeeded ? [{ id, moves, waiting_seat, waited }] : [];
    });
    // a game that is over is nobody's turn: that is put right first
    needed.sort((a, b) => a.waited - b.waited);
    while (needed.length > 0 && !this.closed)
      await Promise.all(
        needed.splice(0, WAKE_AT_ONCE).map(async ({ id, waiting_seat, moves }) => {
          try {
            const room = await this.room(id);
            if (room.current.waitingSeat !== waiting_seat || room.moves !== moves) this.unwritten.add(room);
          } catch (error) {
            this.notOpened(id, error);
          }
        }),
      );
    await this.beginFull();
    await this.flush();
  }

  /** The last seat was taken just before the server ended: their room has such games begin. */
  private async beginFull(): Promise<void> {
    const full = await this.rows.database.all<{ id: string }>(
      `SELECT id FROM tables WHERE status = 'gathering' AND data LIKE '%"autostart":true%' AND data NOT LIKE '%"kind":"open"%'`,
    );
    for (const { id } of full) await this.room(id).catch((error: unknown) => this.notOpened(id, error));
  }

  /** It is tried again: whoever plays there may wait for nothing but that. */
  private notOpened(id: string, error: unknown): void {
    if (!(error instanceof Refusal)) this.context.again(id);
    this.context.logError('a table could not be opened', error);
  }

  /** Nothing more happens; everything that has is in the store. */
  async close(): Promise<void> {
    this.closed = true;
    for (const timer of this.timers) clearInterval(timer);
    const rooms = await Promise.allSettled([...this.rooms.values()]);
    await Promise.all(rooms.map((room) => (room.status === 'fulfilled' ? room.value.close() : undefined)));
    await this.flush();
    await this.context.outages.beat(this.now());
  }

  private later(what: string, work: Promise<unknown>): void {
    work.catch((error: unknown) => this.context.logError(what, error));
  }
}

function readAnew(room: Room, person: string): Promise<unknown> {
  const seats = seatsOf(room.row, person);
  if (room.row.status === 'gathering') return room.beginning.gather((row) => row);
  if (room.row.status === 'playing' && seats.length > 0) return room.replaceByBot(seats, 'left');
  return room.change((row) => row);
}
