import { type SeatNumber, seatNumber, seatOf } from '@tessera/kernel';
import { Refusal } from '../../accounts/index.ts';
import { timeUp } from '../agreements/offers.ts';
import type { LiveGame } from '../room/live-game.ts';
import type { RoomContext } from '../room/room-context.ts';
import { peopleAt, seatsOf, type TableRow, withSeat } from '../room/table-row.ts';
import type { RowChange } from '../store/table-rows.ts';
import { BOT_INSTEAD, nameBeside, type Sitter, seatFor } from './seating.ts';

/** A table for whoever has their turn in its line. */
export interface AtTable {
  readonly row: TableRow;
  /** How the row would read if it were written now. */
  readonly current: TableRow;
  readonly game: LiveGame | undefined;
  readonly moves: number;
  readonly entries: number;
  /** Who sits there keeps the others waiting and is not to be seen. */
  isAway(seat: SeatNumber): boolean;
  hasNoTime(seat: SeatNumber): boolean;
  /** Changes the row at once, and tells everybody. */
  change(change: RowChange): Promise<TableRow>;
}

/** How a person went: they said so, their time was up, or they are not known any more. */
export type Gone = 'resigned' | 'time' | 'left';

/** Bots that play on for people, for as long as they are gone. */
export class Substitutes {
  private readonly context: RoomContext;
  private readonly at: AtTable;

  constructor(context: RoomContext, at: AtTable) {
    this.context = context;
    this.at = at;
  }

  /** A bot goes on where a person has left, unless there is nobody left to play with. */
  async takeOver(seats: readonly SeatNumber[], why: Gone): Promise<void> {
    const { at, context } = this;
    const { game, row } = at;
    const taken = seats.filter((seat) => row.data.seats[seatOf(seat)].kind !== 'bot');
    if (!game || row.status !== 'playing' || taken.length === 0) return;
    await game.online.confirmLastTurn();
    // nobody leaves a game that is over, even if that is not written down yet
    if (game.online.over) return;
    for (const seat of taken) {
      const { person } = row.data.seats[seatOf(seat)];
      if (person) context.accounts.notifier.turnOver(person, row.id);
    }
    await at.change((now) =>
      taken.reduce((changed, seat) => {
        const { kind, name, person, program = false } = changed.data.seats[seatOf(seat)];
        // who has left stays the one who left, whoever else says so
        if (kind !== 'person' && kind !== 'here') return changed;
        const gone = { left: person, sat: { kind, name: name ?? '—' }, resigned: why === 'resigned' };
        return withSeat(changed, seat, { ...BOT_INSTEAD, ...gone, program });
      }, now),
    );
    if (isDeserted(at.row)) await game.online.end(taken[0], why);
    else for (const seat of taken) await game.reseat(seat);
  }

  /** The others have left, and the server ended before the game did. */
  async endIfAlone(): Promise<void> {
    const { game, row } = this.at;
    const left = seatNumber(row.data.seats.findIndex((seat) => Boolean(seat.left)));
    if (!game || row.status !== 'playing' || left === 0 || !isDeserted(row)) return;
    const { resigned } = row.data.seats[seatOf(left)];
    if (!game.online.over) await game.online.end(left, resigned ? 'resigned' : 'left');
  }

  /** Who had left takes the seat back from the bot, and those beside them theirs; or who was invited to take over. */
  async giveBack(seat: SeatNumber, sitter: Sitter): Promise<void> {
    const { at } = this;
    let back: readonly SeatNumber[] = [];
    await at.change((row) => {
      const place = row.data.seats[seatOf(seat)];
      const isTheirs = place?.left === sitter.id;
      const may = place?.kind === 'bot' && (isTheirs || place.invited === sitter.id);
      if (row.status !== 'playing' || row.data.rated || !may)
        throw new Refusal(409, 'started', 'The game has begun already.');
      if (!isTheirs && seatsOf(row, sitter.id).length > 0)
        throw new Refusal(409, 'sits-already', 'You sit at this table already.');
      if (at.hasNoTime(seat)) throw timeUp();
      back = isTheirs ? leftBy(row, sitter.id).filter((one) => !at.hasNoTime(one)) : [seat];
      return back.reduce((changed, one) => {
        const { sat } = changed.data.seats[seatOf(one)];
        const sits = seatFor(changed.data.seats, sitter, one, nameBeside(sat));
        return withSeat(changed, one, { ...sits, level: null, left: null, sat: null, resigned: false });
      }, row);
    });
    for (const one of back) await at.game?.reseat(one);
  }
}

/** No person is left; or one in a rated game, who has won it: bots are nobody to be measured by. */
const isDeserted = (row: TableRow): boolean => peopleAt(row).length < (row.data.rated ? 2 : 1);

/** The seats that bots hold for that person: first the one where they sat themselves. */
function leftBy({ data }: TableRow, person: string): SeatNumber[] {
  const theirs = data.seats.flatMap(({ kind, left }, index) =>
    kind === 'bot' && left === person ? [seatNumber(index)] : [],
  );
  const sat = (seat: SeatNumber) => data.seats[seatOf(seat)].sat?.kind === 'person';
  return [...theirs.filter(sat), ...theirs.filter((seat) => !sat(seat))];
}
