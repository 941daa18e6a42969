import { type SeatNumber, seatNumber, seatOf, USUAL_LEVEL } from '@tessera/kernel';
import { type Caller, Refusal } from '../../accounts/index.ts';
import { peopleAt, type SeatData, seatsOf, type TableRow, withData, withSeat } from '../room/table-row.ts';

export interface Sitter {
  readonly id: string;
  readonly name: string;
  /** A program that plays in the person's name. */
  readonly program: boolean;
}

/** Whoever does something at a table: a program counts only for what a program took or set up. */
export type Actor = Pick<Sitter, 'id' | 'program'>;

export const sitterOf = ({ person, by }: Pick<Caller, 'person' | 'by'>): Sitter => ({
  id: person.id,
  name: person.name,
  program: by === 'token',
});

export interface Sitting {
  readonly seat: SeatNumber;
  readonly colour?: string;
  /** For somebody at the same device as a person who sits already. */
  readonly name?: string;
}

export const EMPTY = { kind: 'open', name: null, level: null, person: null, invited: null, declined: null } as const;

/** Somebody takes an open seat; who sits already takes it for somebody at the same device. */
export function sit(row: TableRow, sitter: Sitter, { seat, colour, name }: Sitting): TableRow {
  mustGather(row);
  const place = seatAt(row, seat);
  if (place.kind !== 'open') throw new Refusal(409, 'seat-taken', 'Somebody sits there already.');
  if (place.invited && place.invited !== sitter.id)
    throw new Refusal(409, 'seat-kept', 'This seat is kept for somebody who was invited.');
  if (row.data.rated && sitter.program) throw peopleOnly();
  const here = seatsOf(row, sitter.id).length > 0;
  if (here && row.data.rated) throw new Refusal(409, 'rated-people-only', 'At a rated table each person has one seat.');
  const seated = withSeat(row, seat, seatFor(row.data.seats, sitter, seat, name));
  // where whoever had set it up is gone, it is for the first who comes
  const hosted = passHost(seated, null);
  return colour === undefined ? hosted : recolour(hosted, seat, colour);
}

export const peopleOnly = () =>
  new Refusal(
    409,
    'rated-people-only',
    'At a rated table people play, no programs; sit down where games are not rated.',
  );

/** Each person sits in one seat; in others of theirs are those at the same device. */
export function seatFor(
  seats: readonly SeatData[],
  sitter: Sitter,
  seat: SeatNumber,
  called?: string,
): Partial<SeatData> {
  const { id, name, program } = sitter;
  const sits = seats.some(({ kind, person }) => kind === 'person' && person === id);
  const as = sits
    ? ({ kind: 'here', name: called ?? `${name} ${seat}` } as const)
    : ({ kind: 'person', name } as const);
  return { ...as, person: id, program, invited: null, declined: null };
}

/** What somebody at another's device was called before a bot sat there. */
export const nameBeside = (sat: SeatData['sat']): string | undefined => (sat?.kind === 'here' ? sat.name : undefined);

/** Whoever had this colour gets the other one, if nobody has sat down with it. */
function recolour(row: TableRow, seat: SeatNumber, colour: string): TableRow {
  const other = seatNumber(row.data.seats.findIndex((one) => one.colour === colour));
  if (other === 0 || other === seat) return withSeat(row, seat, { colour });
  const { kind } = row.data.seats[seatOf(other)];
  if (kind === 'person' || kind === 'here')
    throw new Refusal(409, 'colour-taken', 'Somebody at this table has this colour already.');
  return withSeat(withSeat(row, other, { colour: row.data.seats[seatOf(seat)].colour }), seat, { colour });
}

export function stand(row: TableRow, by: Actor, seat: SeatNumber): TableRow {
  mustGather(row);
  const place = seatAt(row, seat);
  const taken = place.kind === 'person' || place.kind === 'here';
  const own = taken && place.person === by.id && (!by.program || place.program === true);
  if (!own && !isHost(row, by)) throw new Refusal(403, 'not-your-seat', 'This is not your seat.');
  return passHost(withSeat(row, seat, { ...EMPTY, program: false }), place.person);
}

/** A host who has left passes it on to whoever sits there; one who never sat down is waiting for others. */
export function passHost(row: TableRow, stood: string | null): TableRow {
  const { host } = row.data;
  const accounts = peopleAt(row);
  if (host && (host !== stood || accounts.includes(host))) return row;
  if (accounts.length === 0) return row;
  const passed = withData(row, { host: accounts[0] });
  return withData(passed, { hostProgram: sitsByProgram(passed) ?? false });
}

/** Whether whoever has set up the table sits there by a program; undefined where they don't sit. */
export function sitsByProgram({ data }: Pick<TableRow, 'data'>): boolean | undefined {
  const seat = data.seats.find(({ kind, person }) => kind === 'person' && person === data.host);
  return seat && seat.program === true;
}

export function setSeat(
  row: TableRow,
  by: Actor,
  { seat, kind, level, name }: { seat: SeatNumber; kind: 'open' | 'bot'; level?: string; name?: string },
): TableRow {
  mustGather(row);
  mustHost(row, by);
  const place = seatAt(row, seat);
  if (place.kind === 'person' && place.person !== by.id)
    throw new Refusal(409, 'seat-taken', 'Somebody sits there; ask them to stand up.');
  if (kind === 'open') return withSeat(row, seat, { ...EMPTY, program: false });
  if (row.data.rated) throw new Refusal(409, 'rated-people-only', 'At a rated table only people play.');
  const bot = level ?? USUAL_LEVEL;
  const filled = withSeat(row, seat, { ...EMPTY, program: false, kind: 'bot', level: bot, name: name ?? botName(bot) });
  if (isOfBotsAlone(filled.data.seats)) throw botsAlone();
  return filled;
}

export const botName = (level: string): string => `${level.charAt(0).toUpperCase()}${level.slice(1)} bot`;

/** Plays on in the place of somebody who has left. */
export const BOT_INSTEAD = {
  kind: 'bot',
  level: USUAL_LEVEL,
  name: botName(USUAL_LEVEL),
  person: null,
  program: false,
  settings: null,
} as const;

export function invite(row: TableRow, by: Actor, seat: SeatNumber, invited: string | null): TableRow {
  mustGather(row);
  mustHost(row, by);
  if (seatAt(row, seat).kind !== 'open') throw new Refusal(409, 'seat-taken', 'Only an open seat can be kept.');
  if (invited && peopleAt(row).includes(invited))
    throw new Refusal(409, 'sits-already', 'This player sits at this table already.');
  return withSeat(row, seat, { invited, declined: null });
}

/** Who was invited doesn't come; whoever invited them sees it. */
export function decline(row: TableRow, person: string): TableRow {
  const kept = seatNumber(row.data.seats.findIndex(({ invited }) => invited === person));
  if (kept === 0) throw new Refusal(409, 'not-invited', 'No seat is kept for you at this table.');
  return withSeat(row, kept, { invited: null, declined: person });
}

/** Nobody could ever move at such a table, nor end it. */
export const isOfBotsAlone = (seats: readonly { readonly kind: string }[]): boolean =>
  seats.every(({ kind }) => kind === 'bot');

export const botsAlone = (): Refusal =>
  new Refusal(409, 'bots-alone', 'Bots alone do not play here; leave a seat for yourself or for others.');

/** Nobody has to sit down any more. */
export const isFull = ({ data: { seats } }: TableRow): boolean =>
  seats.every(({ kind }) => kind !== 'open') && !isOfBotsAlone(seats);

/** From now on they play. */
export function begin(row: TableRow, now: number): TableRow {
  mustGather(row);
  if (isOfBotsAlone(row.data.seats)) throw botsAlone();
  if (!isFull(row)) throw new Refusal(409, 'seats-open', 'Some seats are still open; fill them with bots or wait.');
  return { ...withData(row, { startedAt: now }), status: 'playing', updatedAt: now };
}

export function mustHost(row: TableRow, by: Actor): void {
  if (row.data.host !== by.id) throw new Refusal(403, 'not-host', 'Only whoever has set up the table may do this.');
  if (!isHost(row, by))
    throw new Refusal(403, 'not-host', 'A program may do this only where it has set up the table itself.');
}

export const isHost = (row: TableRow, { id, program }: Actor): boolean =>
  row.data.host === id && (!program || (row.data.hostProgram ?? sitsByProgram(row)) === true);

function mustGather(row: TableRow): void {
  if (row.status !== 'gathering') throw new Refusal(409, 'started', 'The game has begun already.');
}

export function seatAt(row: TableRow, seat: SeatNumber): SeatData {
  const place = row.data.seats[seatOf(seat)];
  if (!place) throw new Refusal(404, 'no-such-seat', `This table has ${row.data.seats.length} seats.`);
  return place;
}
