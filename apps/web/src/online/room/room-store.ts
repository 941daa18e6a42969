import { hearRoom, type Room } from './room.ts';

/** The room as it was told last, for whoever shows it. */
export class RoomStore {
  private room: Room | undefined;
  private readonly listeners = new Set<() => void>();

  readonly hear = (message: unknown): void => {
    const after = hearRoom(this.room, message, performance.now());
    if (after === this.room) return;
    this.room = after;
    for (const listener of this.listeners) listener();
  };

  readonly snapshot = (): Room | undefined => this.room;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}
