import type { GameRoom } from '../room/live-game.ts';
import type { House } from '../room/room-context.ts';
import { isPaused, resumedAt } from '../room/table-row.ts';

/** Word to whoever is waited for and does not look at the table: once a turn. */
export class TurnWord {
  private readonly house: House;
  private readonly room: Pick<GameRoom, 'row' | 'isHere'>;
  /** The seat everybody waits for, from 1. */
  private waited = 0;
  private called = false;
  /** Word may be on its way to whoever is waited for; before the first turn here, from the start of the server. */
  private underWay = true;
  private paused: boolean;

  constructor(house: House, room: Pick<GameRoom, 'row' | 'isHere'>) {
    this.house = house;
    this.room = room;
    this.paused = isPaused(room.row);
  }

  /** True when it is another's turn than before. */
  waitFor(seat: number): boolean {
    if (seat === this.waited) return false;
    const before = this.personWaitedFor;
    this.waited = seat;
    this.called = false;
    const now = this.personWaitedFor;
    if (before === now) return true;
    if (before && this.underWay) this.house.people.notifier.turnOver(before, this.room.row.id);
    this.underWay = false;
    if (now) this.callIfAway(now);
    return true;
  }

  /** As it was before the table was put away, or the server ended: who has been told of this turn is not told again. */
  async waitAgain(seat: number, since: number): Promise<void> {
    const person = this.room.row.data.seats[seat - 1]?.person;
    if (person && (await this.hasBeenTold(person, since))) {
      this.waited = seat;
      this.called = true;
    } else this.waitFor(seat);
  }

  /** From now on they have to be told. */
  left(person: string): void {
    if (!this.called && person === this.personWaitedFor) this.call(person);
  }

  /** In a pause it is nobody's turn; after it, whoever is waited for may have long gone, and another may have ended it. */
  followPause(): void {
    const paused = isPaused(this.room.row);
    if (paused === this.paused) return;
    this.paused = paused;
    this.called = false;
    const person = this.personWaitedFor;
    if (!person) return;
    if (paused) this.house.people.notifier.turnOver(person, this.room.row.id);
    else this.callIfAway(person);
  }

  private get personWaitedFor(): string | null {
    return this.room.row.data.seats[this.waited - 1]?.person ?? null;
  }

  private callIfAway(person: string): void {
    if (!this.room.isHere(person)) this.call(person);
  }

  private call(person: string): void {
    if (this.paused) return;
    this.called = true;
    this.underWay = true;
    const { id, game } = this.room.row;
    this.house.people.notifier.yourTurn(person, { id, game });
  }

  /** Rather twice than never, and no table stays closed for that: if it can't be read, they have not been. */
  private hasBeenTold(person: string, since: number): Promise<boolean> {
    const { house, room } = this;
    const begun = Math.max(since, resumedAt(room.row));
    return house.people.notifier.hasTold(person, room.row.id, begun).catch((error: unknown) => {
      house.trouble('who was told of a turn could not be read', error);
      return false;
    });
  }
}
