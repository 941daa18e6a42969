import type { TableInfo } from '../server/tables.ts';
import { hearRoom, type Room, takeTable } from './room.ts';

/** The room as it was told last, for whoever shows it. */
export class RoomStore {
  private room: Room | undefined;
  private readonly listeners = new Set<() => void>();

  readonly hear = (message: unknown): void => {
    // of the two clocks of a page the one that goes on while the device sleeps
    this.become(hearRoom(this.room, message, Date.now()));
  };

  /** The server answered with this; its message over the socket may be late, or never come. */
  readonly take = (table: TableInfo): void => this.become(takeTable(this.room, table));

  readonly snapshot = (): Room | undefined => this.room;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private become(after: Room | undefined): void {
    if (after === this.room) return;
    this.room = after;
    for (const listener of this.listeners) listener();
  }
}
