import { type SeatNumber, seatNumber, seatOf } from '@tessera/kernel';
import type { ClockRule } from '@tessera/protocol';
import type { TableSettings } from '@tessera/table';
import type { Json, ReadTable, StoredSeat, StoredTable } from '../../store/index.ts';
import type { Offer } from '../agreements/offers.ts';

export interface SeatData {
  /** `here`: somebody at the same device as the person. */
  readonly kind: 'open' | 'person' | 'bot' | 'here';
  readonly colour: string;
  /** What the seat is called at the table; a person's name is theirs, in a game that is over the one they played under. */
  readonly name: string | null;
  readonly level: string | null;
  /** Who sits there, or at whose device. */
  readonly person: string | null;
  /** An open seat kept for somebody, or a bot's that they may take over. */
  readonly invited: string | null;
  /** Who was invited and would rather not. */
  readonly declined?: string | null;
  /** Taken by a program with the token of the person who sits there, or sat there until they left. */
  readonly program?: boolean;
  /** Who sat there until they left or their time was up. */
  readonly left?: string | null;
  /** They resigned, and were not replaced by the clock or by the others. */
  readonly resigned?: boolean;
  /** How they sat there: what the seat was, and what it was called. */
  readonly sat?: { readonly kind: 'person' | 'here'; readonly name: string } | null;
  /** What whoever sits there likes; the settings of the table where they have not said so. */
  readonly settings?: TableSettings | null;
}

/** What the store keeps of a table without looking into it. */
export interface TableData {
  readonly scenario: string | object;
  readonly options: Readonly<Record<string, string>>;
  readonly settings: TableSettings;
  readonly rated: boolean;
  /** Who is to move may take a hint. */
  readonly hints?: boolean;
  readonly clock: ClockRule;
  readonly onTimeout: 'bot' | 'loses';
  readonly autostart: boolean;
  readonly host: string | null;
  /** It was set up by a program with the host's token. */
  readonly hostProgram?: boolean;
  readonly seats: readonly SeatData[];
  readonly commitment: string;
  readonly startedAt: number | null;
  /** From when to when nobody was to play, by consent; null for as long as it is so. */
  readonly pauses: readonly (readonly [from: number, to: number | null])[];
  readonly offers: readonly Offer[];
  /** Moves were taken back with nobody else to agree: it counts for nobody. */
  readonly practice?: boolean;
  /** Who said no to what was asked last; nobody where the game has gone on. */
  readonly turnedDown?: { readonly offer: string; readonly by: string | null } | null;
  /** Whoever runs the server lets nobody write here any more; phrases may still be said. */
  readonly chatClosed?: boolean;
  /** The table at which they play again. */
  readonly rematch: string | null;
}

/** Instead of a name that was taken away. */
export const NAMELESS = '—';

export type TableRow = Omit<ReadTable, 'data' | 'seats'> & { readonly data: TableData };

export const rowOf = ({ data, seats: _, ...rest }: ReadTable): TableRow => ({
  ...rest,
  data: data as unknown as TableData,
});

export const storedOf = (row: TableRow): StoredTable => {
  const { data, ...rest } = row;
  return {
    ...rest,
    host: data.host,
    clock: data.clock.kind,
    autostart: data.autostart,
    offers: data.offers.length,
    people: namedIn(row),
    seats: data.seats.map(storedSeat),
    data: data as unknown as Json,
  };
};

/** An invitation counts as a table of the invited, and where a bot plays on for somebody it is still theirs: they may come back. */
const storedSeat = ({ kind, person, invited, left }: SeatData): StoredSeat =>
  kind === 'here'
    ? { kind: 'person', person }
    : { kind, person: kind === 'person' ? person : (invited ?? left ?? null) };

export const isPaused = ({ data }: TableRow): boolean => data.pauses.at(-1)?.[1] === null;

/** When the last pause ended, if there was one. */
export const resumedAt = ({ data }: TableRow): number => data.pauses.at(-1)?.[1] ?? Number.NEGATIVE_INFINITY;

/** The seats of this person, in order. */
export const seatsOf = ({ data }: TableRow, person: string | undefined): SeatNumber[] =>
  person === undefined
    ? []
    : data.seats.flatMap((seat, index) => (isTaken(seat) && seat.person === person ? [seatNumber(index)] : []));

const isTaken = ({ kind }: SeatData): boolean => kind === 'person' || kind === 'here';

/** Everybody at the table, each once. */
export const peopleAt = ({ data }: TableRow): string[] => [
  ...new Set(data.seats.flatMap((seat) => (isTaken(seat) && seat.person ? [seat.person] : []))),
];

/** Everybody for whom a seat is kept. */
export const invitedTo = ({ data }: TableRow): string[] => data.seats.flatMap(({ invited }) => invited ?? []);

/** Everybody whose id is written down with the table, each once. */
export const namedIn = ({ data }: TableRow): string[] => {
  const { host, seats, offers, turnedDown } = data;
  const ids = [
    host,
    ...seats.flatMap(({ person, invited, declined, left }) => [person, invited, declined, left]),
    ...offers.flatMap(({ by, person, yes }) => [by, person, ...yes]),
    turnedDown?.by,
  ];
  return [...new Set(ids.flatMap((id) => id ?? []))];
};

/** The seat's own changes, the others as they were. */
export const withSeat = (row: TableRow, seat: SeatNumber, change: Partial<SeatData>): TableRow => ({
  ...row,
  data: {
    ...row.data,
    seats: row.data.seats.map((one, index) => (index === seatOf(seat) ? { ...one, ...change } : one)),
  },
});

export const withData = (row: TableRow, change: Partial<TableData>): TableRow => ({
  ...row,
  data: { ...row.data, ...change },
});
