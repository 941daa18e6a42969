import { NO_SEAT, type SeatNumber, seatOf } from '@tessera/kernel';
import type { Entry } from '@tessera/table';
import type { RoomContext } from '../room/room-context.ts';
import { peopleAt, seatsOf, type TableRow, withData, withSeat } from '../room/table-row.ts';
import { sendInviteNotice } from '../seating/invite-notice.ts';
import type { AtTable, Substitutes } from '../seating/substitutes.ts';
import { agreed, isVoid, type Offer } from './offers.ts';

/** What all at a table have agreed to is done. */
export class Agreements {
  private readonly context: RoomContext;
  private readonly at: AtTable;
  private readonly substitutes: Substitutes;

  constructor(context: RoomContext, at: AtTable, substitutes: Substitutes) {
    this.context = context;
    this.at = at;
    this.substitutes = substitutes;
  }

  async carryOut(): Promise<void> {
    const { at, context } = this;
    const { game, row } = at;
    const offer = agreed(row);
    if (!offer || !game || row.status !== 'playing') return;
    const { online } = game;
    // nobody else is there to say no, and bots do not wait for the answer
    const isAlone = peopleAt(row).length === 1;
    if (isVoid(offer, at) && !(isAlone && botsAlonePlayed(offer, row, online.entries))) return;
    let outcome = {};
    // first it is done and then not asked any more: a server that is killed in between finds it, and does it again
    if (offer.kind === 'replace') await this.replace(offer);
    else if (offer.kind === 'undo') {
      const taken = await online.takeBack(offer.to ?? 0, offer.moves, isAlone);
      if (!taken.ok) outcome = { turnedDown: { offer: offer.id, by: null } };
      else if (isAlone) outcome = { practice: true };
    } else if (offer.kind === 'abandon') await online.end(NO_SEAT, 'agreed');
    await at.change((now) => withData(now, { offers: [], pauses: pausesAfter(offer, now, context.now()), ...outcome }));
    if (offer.kind === 'pause' || offer.kind === 'resume') await online.pause(offer.kind === 'pause');
  }

  /** A bot plays on; if somebody is to have the seat, until they take it. */
  private async replace({ seat = NO_SEAT, person = null, by }: Offer): Promise<void> {
    const { at, context } = this;
    const isBot = at.row.data.seats[seatOf(seat)].kind === 'bot';
    // who has come back meanwhile stays
    if (!isBot && !at.isAway(seat)) return;
    if (!isBot) await this.substitutes.takeOver([seat], 'left');
    if (person === null || at.row.status !== 'playing' || at.game?.online.over) return;
    await at.change((row) => withSeat(row, seat, { invited: person, declined: null }));
    const names = await context.accounts.names([by]);
    await sendInviteNotice(context, person, at.row, { id: by, name: names.get(by) ?? '—' });
  }
}

/** Whoever asked has done nothing since, and nothing was taken back. */
function botsAlonePlayed({ by, entries }: Offer, row: TableRow, all: readonly Entry[]): boolean {
  const own = seatsOf(row, by);
  const isTheirs = (seat: SeatNumber | undefined) => seat !== undefined && own.includes(seat);
  const isBots = (entry: Entry) => 'move' in entry && !isTheirs(entry.by) && !isTheirs(entry.thrown);
  return entries !== undefined && all.slice(entries).every(isBots);
}

function pausesAfter({ kind }: Offer, { data }: TableRow, now: number): TableRow['data']['pauses'] {
  if (kind === 'pause') return [...data.pauses, [now, null]];
  return kind === 'resume' ? data.pauses.map(([from, to]) => [from, to ?? now]) : data.pauses;
}
