import { NO_SEAT, type SeatNumber, seatOf } from '@tessera/kernel';
import type { GameRoom } from '../room/live-game.ts';
import type { RoomContext } from '../room/room-context.ts';
import { isPaused, resumedAt } from '../room/table-row.ts';

/** Word to whoever is waited for and does not look at the table: once a turn. */
export class TurnNotifier {
  private readonly context: RoomContext;
  private readonly room: Pick<GameRoom, 'row' | 'isHere'>;
  /** The seat everybody waits for. */
  private waited = NO_SEAT;
  private notified = false;
  /** Word may be on its way to whoever is waited for; before the first turn here, from the start of the server. */
  private underWay = true;
  private paused: boolean;

  constructor(context: RoomContext, room: Pick<GameRoom, 'row' | 'isHere'>) {
    this.context = context;
    this.room = room;
    this.paused = isPaused(room.row);
  }

  /** True when it is another's turn than before. */
  waitFor(seat: SeatNumber): boolean {
    if (seat === this.waited) return false;
    const before = this.personWaitedFor;
    this.waited = seat;
    this.notified = false;
    const now = this.personWaitedFor;
    if (before === now) return true;
    if (before && this.underWay) this.context.accounts.notifier.turnOver(before, this.room.row.id);
    this.underWay = false;
    if (now) this.notifyIfAway(now);
    return true;
  }

  /** As it was before the table was put away, or the server ended: who has been told of this turn is not told again. */
  async waitAgain(seat: SeatNumber, since: number): Promise<void> {
    const person = this.room.row.data.seats[seatOf(seat)]?.person;
    if (person && (await this.hasBeenTold(person, since))) {
      this.waited = seat;
      this.notified = true;
    } else this.waitFor(seat);
  }

  /** From now on they have to be told. */
  left(person: string): void {
    if (!this.notified && person === this.personWaitedFor) this.notify(person);
  }

  /** In a pause it is nobody's turn; after it, whoever is waited for may have long gone, and another may have ended it. */
  followPause(): void {
    const paused = isPaused(this.room.row);
    if (paused === this.paused) return;
    this.paused = paused;
    this.notified = false;
    const person = this.personWaitedFor;
    if (!person) return;
    if (paused) this.context.accounts.notifier.turnOver(person, this.room.row.id);
    else this.notifyIfAway(person);
  }

  private get personWaitedFor(): string | null {
    return this.room.row.data.seats[seatOf(this.waited)]?.person ?? null;
  }

  private notifyIfAway(person: string): void {
    if (!this.room.isHere(person)) this.notify(person);
  }

  private notify(person: string): void {
    if (this.paused) return;
    this.notified = true;
    this.underWay = true;
    const { id, game } = this.room.row;
    this.context.accounts.notifier.yourTurn(person, { id, game });
  }

  /** Rather twice than never, and no table stays closed for that: if it can't be read, they have not been. */
  private hasBeenTold(person: string, since: number): Promise<boolean> {
    const { context, room } = this;
    const begun = Math.max(since, resumedAt(room.row));
    return context.accounts.notifier.hasTold(person, room.row.id, begun).catch((error: unknown) => {
      context.logError('who was told of a turn could not be read', error, room.row.id);
      return false;
    });
  }
}
