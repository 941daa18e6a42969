import { CLOSE } from '../../sockets/index.ts';
import { noSuchTable } from '../store/table-rows.ts';
import { Room } from './room.ts';
import type { RoomContext } from './room-context.ts';
import { invitedTo, type TableRow } from './table-row.ts';

/** Every table that is in memory, as long as somebody needs it; the others are in the store alone. */
export class RoomRegistry {
  private readonly context: RoomContext;
  /** Also those that are being opened. */
  private readonly rooms = new Map<string, Promise<Room>>();
  private readonly open = new Map<string, Room>();
  /** Tables that are being put away, unless somebody asks for them. */
  private readonly leaving = new Set<string>();
  private closed = false;

  constructor(context: RoomContext) {
    this.context = context;
  }

  get isClosed(): boolean {
    return this.closed;
  }

  /** The table in memory; rejects if there is none. */
  room(id: string): Promise<Room> {
    const room = this.open.get(id);
    // whoever asks for it is about to use it
    if (room) room.usedAt = this.context.now();
    this.leaving.delete(id);
    const known = this.rooms.get(id);
    if (known) return known;
    const opening = this.openRoom(id);
    this.rooms.set(id, opening);
    // whoever asked for it hears why it could not be opened
    opening.catch(() => this.rooms.delete(id));
    return opening;
  }

  /** If it is open already. */
  opened(id: string): Room | undefined {
    return this.open.get(id);
  }

  allOpened(): Iterable<Room> {
    return this.open.values();
  }

  /** It is in memory, or about to be. */
  has(id: string): boolean {
    return this.rooms.has(id);
  }

  /** Those that are being opened, too. */
  all(): Iterable<Promise<Room>> {
    return this.rooms.values();
  }

  private async openRoom(id: string): Promise<Room> {
    const { context } = this;
    if (this.closed) throw new Error('The server is stopping.');
    const row = await context.rows.get(id);
    if (!row) throw noSuchTable();
    const room = await Room.open(context, row);
    room.usedAt = context.now();
    this.open.set(id, room);
    context.metrics.live.set(this.open.size);
    return room;
  }

  /** Removed for good, from the store, too: everybody in it is sent away. Gives the row that it had. */
  async remove(id: string): Promise<TableRow | undefined> {
    const stored = this.open.has(id) ? undefined : await this.context.rows.get(id);
    const room = this.open.get(id);
    const row = room?.row ?? stored;
    await this.context.rows.remove(id);
    this.rooms.delete(id);
    this.open.delete(id);
    for (const { socket } of room?.members ?? []) socket.close(CLOSE.noTable);
    for (const person of row ? invitedTo(row) : []) this.context.accounts.notifier.turnOver(person, id);
    await room?.close();
    return row;
  }

  /** Tables that nobody has needed since are in the store alone. `flush`: what they have to write is written first. */
  async putAway(unusedSince: number, flush: () => Promise<void>): Promise<void> {
    for (const [id, room] of this.open) {
      if (!room.idle || room.usedAt > unusedSince) continue;
      this.leaving.add(id);
      await flush();
      await room.settle();
      // whoever has asked for it meanwhile may not have sat down in it yet
      if (!this.leaving.delete(id) || !room.idle) continue;
      this.open.delete(id);
      this.rooms.delete(id);
      this.context.metrics.live.set(this.open.size);
      await room.close();
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    const rooms = await Promise.allSettled([...this.rooms.values()]);
    await Promise.all(rooms.map((room) => (room.status === 'fulfilled' ? room.value.close() : undefined)));
  }
}
