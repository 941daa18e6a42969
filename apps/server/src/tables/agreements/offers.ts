import { NO_SEAT, type SeatNumber, seatOf } from '@tessera/kernel';
import { Refusal } from '../../accounts/index.ts';
import { newId } from '../../accounts/sign-in/secret.ts';
import { isPaused, peopleAt, type TableRow, withData } from '../room/table-row.ts';
import { seatAt } from '../seating/seating.ts';

/** Something that needs the consent of everybody at the table. */
export interface Offer {
  readonly id: string;
  readonly kind: 'undo' | 'pause' | 'resume' | 'abandon' | 'replace';
  /** For `undo`: so many moves stay of so many. */
  readonly to?: number;
  readonly moves?: number;
  /** How long the table's log was then: what has happened since, the take-back itself too, makes it void. */
  readonly entries?: number;
  /** For `replace`: whose seat, and who is to have it; a bot without a person. */
  readonly seat?: SeatNumber;
  readonly person?: string | null;
  readonly by: string;
  readonly at: number;
  /** Who has agreed. */
  readonly yes: readonly string[];
}

export const newOffer = (part: Pick<Offer, 'kind' | 'to' | 'seat' | 'person'>, by: string, at: number): Offer => ({
  ...part,
  id: newId(),
  by,
  at,
  yes: [by],
});

const HOUR = 60 * 60 * 1000;
const LONG_PAUSE_LIVE = 24 * HOUR;
const LONG_PAUSE = 14 * 24 * HOUR;

/** Nobody keeps a game from being played by agreeing to a pause: after long, each of them may go on without the others. */
function endsAlone({ data }: TableRow, { kind, at }: Offer): boolean {
  const [from, to] = data.pauses.at(-1) ?? [0, 0];
  const long = data.clock.kind === 'live' ? LONG_PAUSE_LIVE : LONG_PAUSE;
  return kind === 'resume' && to === null && at - from >= long;
}

/** Each is a line of the proof of the dice. */
const MOST_TAKE_BACKS = 100;

/** How far the game is, and how much was written for it. */
export interface Stand {
  readonly moves: number;
  readonly entries: number;
}

/** How the game stands when something is asked. */
export interface Asked extends Stand {
  readonly takeBacks: number;
  /** Whoever sits there keeps the others waiting and is not to be seen. */
  readonly isAway: (seat: SeatNumber) => boolean;
  /** Whoever sat down there would be sent away at once. */
  readonly hasNoTime: (seat: SeatNumber) => boolean;
  /** How many moves were played before the newest turn in which that person has moved; undefined when they never have. */
  readonly beforeLastTurn: (person: string) => number | undefined;
}

/** One thing is asked at a time. */
export function offer(row: TableRow, made: Offer, now: Asked): TableRow {
  mustPlay(row, made.by);
  if (!endsAlone(row, made) && row.data.offers.some((open) => !isVoid(open, now)))
    throw new Refusal(409, 'offer-open', 'Another request is still open; answer that first.');
  if (made.kind === 'undo') mustBeTakeable(made, now);
  if (made.kind === 'pause' && isPaused(row)) throw new Refusal(409, 'paused', 'The game is paused already.');
  if (made.kind === 'resume' && !isPaused(row)) throw new Refusal(409, 'not-paused', 'The game is not paused.');
  if (made.kind === 'replace') mustBeReplaceable(row, made, now);
  const asked = made.kind === 'undo' ? { ...made, moves: now.moves, entries: now.entries } : made;
  return withData(row, { offers: [asked], turnedDown: null });
}

/** Nobody agrees to take back what they had not seen when they were asked. */
export const isVoid = ({ kind, moves, entries = -1 }: Offer, now: Stand): boolean =>
  kind === 'undo' && (moves !== now.moves || (entries >= 0 && entries !== now.entries));

/** All that one asks for is a turn back: one's own last one, and what came after it. */
function mustBeTakeable({ to, by }: Offer, now: Asked): void {
  if (to === undefined || to >= now.moves)
    throw new Refusal(400, 'nothing-to-undo', 'There is no such move to take back.');
  const from = now.beforeLastTurn(by);
  if (from === undefined) throw new Refusal(400, 'nothing-to-undo', 'There is no move of yours to take back.');
  if (to < from)
    throw new Refusal(
      400,
      'nothing-to-undo',
      `Your last turn can be taken back, and nothing before it: at least ${from} moves stay.`,
    );
  if (now.takeBacks >= MOST_TAKE_BACKS)
    throw new Refusal(409, 'too-many', `Rolls were taken back ${MOST_TAKE_BACKS} times at this table; that is enough.`);
}

/**
 * Somebody who has left, or who has been away for long; nobody is voted away who is there. The others may want a rated
 * game won: where a clock runs, it alone says how long somebody may take.
 */
function mustBeReplaceable(row: TableRow, { seat = NO_SEAT, person = null }: Offer, now: Asked): void {
  const place = seatAt(row, seat);
  const left = place.kind === 'bot' && Boolean(place.left);
  if (place.person !== null && row.data.rated && row.data.clock.kind !== 'none')
    throw new Refusal(
      409,
      'clock-decides',
      'In a rated game with a clock nobody is replaced by the others; if they do not come back, their time runs out.',
    );
  if (!left && !now.isAway(seat))
    throw new Refusal(409, 'not-away', 'Only somebody who has left, or keeps everybody waiting for long, is replaced.');
  if (left && person === null) throw new Refusal(409, 'bot-already', 'A bot plays there already.');
  if (person !== null && row.data.rated)
    throw new Refusal(409, 'rated-people-only', 'In a rated game nobody takes over for somebody else.');
  if (person !== null && peopleAt(row).includes(person))
    throw new Refusal(409, 'sits-already', 'This player sits at this table already.');
  if (person !== null && now.hasNoTime(seat)) throw timeUp();
}

export const timeUp = () => new Refusal(409, 'time-up', 'The time of this seat is up: a bot plays there now.');

/** A single no is the end of it. */
export function answer(
  row: TableRow,
  { id, person, yes }: { id: string; person: string; yes: boolean },
  now: Stand,
): TableRow {
  mustPlay(row, person);
  const asked = row.data.offers.find((one) => one.id === id && !isVoid(one, now));
  if (!asked) throw new Refusal(404, 'no-such-offer', 'This request is no longer open.');
  // whoever takes back what they asked for has turned nobody down
  if (!yes) return withData(row, { offers: [], turnedDown: person === asked.by ? null : { offer: id, by: person } });
  return withData(row, { offers: [{ ...asked, yes: [...new Set([...asked.yes, person])] }] });
}

/** What everybody has agreed to, if there is such a thing. */
export function agreed(row: TableRow): Offer | undefined {
  if (peopleAt(row).length === 0) return undefined;
  return row.data.offers.find((asked) => askedOf(row, asked).every((person) => asked.yes.includes(person)));
}

/** Who has to agree: everybody, but not whoever is to be replaced; nobody else once a pause has lasted long. */
export function askedOf(row: TableRow, made: Offer): string[] {
  const { kind, seat = NO_SEAT, by } = made;
  if (endsAlone(row, made)) return [by];
  const replaced = kind === 'replace' ? row.data.seats[seatOf(seat)]?.person : null;
  return peopleAt(row).filter((person) => person !== replaced);
}

function mustPlay(row: TableRow, person: string): void {
  if (row.status !== 'playing') throw new Refusal(409, 'not-playing', 'No game is being played at this table now.');
  if (!peopleAt(row).includes(person))
    throw new Refusal(403, 'not-at-table', 'Only those who play at this table decide about it.');
}
