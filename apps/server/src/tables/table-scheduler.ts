import { seatOf } from '@tessera/kernel';
import { Refusal } from '../accounts/index.ts';
import type { Room } from './room/room.ts';
import type { RoomContext } from './room/room-context.ts';
import type { RoomRegistry } from './room/room-registry.ts';
import { fullTables, gatheringSince, playingTables } from './store/found-tables.ts';
import { PlanRows } from './store/plan-rows.ts';

const LOOK_MS = 500;
/** A clock that could not be read is looked at again after so long. */
const LOOK_AGAIN_MS = 5_000;
const FLUSH_MS = 1_000;
const HEARTBEAT_MS = 2_000;
/** Where no clock runs, somebody may still be waited for. */
const SLOW_HEARTBEAT_MS = 60_000;
const IDLE_MS = 60_000;
const WAKE_AT_ONCE = 8;
const SWEEP_MS = 60 * 60 * 1000;
/** A table at which nobody has sat down for so long is given up. */
const GATHERING_MS = 14 * 24 * 60 * 60 * 1000;
const SWEPT_AT_ONCE = 100;

/** What happens at tables because of the time, and what has to be done for them some time soon. */
export class TableScheduler {
  private readonly deadlines = new Map<string, number>();
  /** Tables of which something could not be done, and when that is tried again. */
  private readonly retries = new Map<string, number>();
  /** Tables whose row is behind what has been played. */
  private readonly unwritten = new Set<Room>();
  private readonly registry: RoomRegistry;
  private readonly context: RoomContext;
  private timers: NodeJS.Timeout[] = [];

  constructor(registry: RoomRegistry, context: RoomContext) {
    this.registry = registry;
    this.context = context;
  }

  start(): void {
    const every = (ms: number, work: () => void) => {
      const timer = setInterval(work, ms);
      timer.unref();
      return timer;
    };
    const { outages, now } = this.context;
    const beat = () => this.later('the heartbeat of the server could not be written', outages.beat(now()));
    this.timers = [
      every(LOOK_MS, () => this.look()),
      every(FLUSH_MS, () => this.later('the rows of tables could not be written', this.flush())),
      every(HEARTBEAT_MS, () => this.deadlines.size > 0 && beat()),
      every(SLOW_HEARTBEAT_MS, beat),
      every(IDLE_MS / 4, () => this.later('an idle table could not be put away', this.putAway())),
      every(SWEEP_MS, () => this.later('old tables could not be removed', this.sweep())),
    ];
  }

  stop(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  /** Its row is to be written anew, some time soon. */
  writeLater(room: Room): void {
    this.unwritten.add(room);
  }

  /** When somebody's time at that table is up; undefined if nobody's runs. */
  setDeadline(table: string, at: number | undefined): void {
    if (at === undefined) this.deadlines.delete(table);
    else this.deadlines.set(table, at);
  }

  /** Something of that table could not be read or written: it is looked after again soon. */
  retry(table: string): void {
    this.retries.set(table, this.context.now() + LOOK_AGAIN_MS);
  }

  /** There is nothing to do for it any more. */
  forget(table: string): void {
    this.deadlines.delete(table);
    this.retries.delete(table);
    for (const room of this.unwritten) if (room.id === table) this.unwritten.delete(room);
  }

  /** Whose turn it is and how far the game is, for lists: written once for many moves, since the log has it all. */
  async flush(): Promise<void> {
    if (this.unwritten.size === 0) return;
    const rooms = [...this.unwritten];
    this.unwritten.clear();
    const progress = rooms.map(({ id, moves, current }) => ({ id, moves, waitingSeat: current.waitingSeat }));
    await this.context.rows.note(progress, this.context.now()).catch((error: unknown) => {
      for (const room of rooms) if (this.registry.opened(room.id) === room) this.unwritten.add(room);
      throw error;
    });
  }

  /** Whose time is up, and what could not be done before. */
  look(): void {
    const now = this.context.now();
    const due = new Set<string>();
    for (const moments of [this.deadlines, this.retries])
      for (const [id, at] of moments) if (at <= now && moments.delete(id)) due.add(id);
    for (const id of due) {
      const looked = this.registry.room(id).then((room) => room.lookAfter());
      this.later(
        'a table could not be looked after',
        looked.catch((error: unknown) => {
          // a table that was given up has no time any more
          if (!(error instanceof Refusal)) this.retry(id);
          throw error;
        }),
        id,
      );
    }
  }

  /** Tables that nobody needs are in the store alone. */
  putAway(idleMs = IDLE_MS): Promise<void> {
    return this.registry.putAway(this.context.now() - idleMs, () => this.flush());
  }

  async sweep(): Promise<void> {
    const { database, now } = this.context;
    for (const id of await gatheringSince(database, now() - GATHERING_MS, SWEPT_AT_ONCE)) {
      await this.registry.remove(id);
      this.forget(id);
    }
  }

  /** After a start: rows that a killed server had not written, bots that are waited for, clocks that run, turns planned ahead, what was asked and perhaps agreed to, games that were about to begin. */
  async wake(): Promise<void> {
    const { database } = this.context;
    const planned = await new PlanRows(database).tables();
    const needed = (await playingTables(database)).filter(({ id, waitingSeat, waited, data }) => {
      const { seats, clock, offers } = data;
      const acts = planned.has(id) || waited === 0 || seats[seatOf(waited)].kind === 'bot' || clock.kind !== 'none';
      return acts || waited !== waitingSeat || offers.length > 0;
    });
    // a game that is over is nobody's turn: that is put right first
    needed.sort((a, b) => a.waited - b.waited);
    while (needed.length > 0 && !this.registry.isClosed)
      await Promise.all(
        needed.splice(0, WAKE_AT_ONCE).map(async ({ id, waitingSeat, moves }) => {
          try {
            const room = await this.registry.room(id);
            if (room.current.waitingSeat !== waitingSeat || room.moves !== moves) this.writeLater(room);
          } catch (error) {
            this.notOpened(id, error);
          }
        }),
      );
    // the last seat was taken just before the server ended: their room has such games begin
    for (const id of await fullTables(database))
      await this.registry.room(id).catch((error: unknown) => this.notOpened(id, error));
    await this.flush();
  }

  /** It is tried again: whoever plays there may wait for nothing but that. */
  private notOpened(id: string, error: unknown): void {
    if (!(error instanceof Refusal)) this.retry(id);
    this.context.logError('a table could not be opened', error, id);
  }

  private later(what: string, work: Promise<unknown>, table?: string): void {
    work.catch((error: unknown) => this.context.logError(what, error, table));
  }
}
