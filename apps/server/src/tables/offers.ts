import { Refusal } from '../people/index.ts';
import { newId } from '../people/secret.ts';
import { isPaused, peopleAt, type TableRow, withData } from './row.ts';

/** Something that needs the consent of everybody at the table. */
export interface Offer {
  readonly id: string;
  readonly kind: 'undo' | 'pause' | 'resume' | 'abandon';
  /** For `undo`: so many moves stay. */
  readonly to?: number;
  readonly by: string;
  readonly at: number;
  /** Who has agreed. */
  readonly yes: readonly string[];
}

export const newOffer = (part: Pick<Offer, 'kind' | 'to'>, by: string, at: number): Offer => ({
  ...part,
  id: newId(),
  by,
  at,
  yes: [by],
});

/** Each is a line of the proof of the dice. */
const MOST_TAKE_BACKS = 100;

/** One thing is asked at a time. */
export function offer(row: TableRow, made: Offer, now: { moves: number; takeBacks: number }): TableRow {
  mustPlay(row, made.by);
  if (row.data.offers.length > 0)
    throw new Refusal(409, 'offer-open', 'Something else is being asked already; answer that first.');
  if (made.kind === 'undo' && (made.to === undefined || made.to >= now.moves))
    throw new Refusal(400, 'nothing-to-undo', 'There is no such move to take back.');
  if (made.kind === 'undo' && now.takeBacks >= MOST_TAKE_BACKS)
    throw new Refusal(409, 'too-many', `Rolls were taken back ${MOST_TAKE_BACKS} times at this table; that is enough.`);
  if (made.kind === 'pause' && isPaused(row)) throw new Refusal(409, 'paused', 'The game is paused already.');
  if (made.kind === 'resume' && !isPaused(row)) throw new Refusal(409, 'not-paused', 'The game is not paused.');
  return withData(row, { offers: [made] });
}

/** A single no is the end of it. */
export function answer(row: TableRow, id: string, person: string, yes: boolean): TableRow {
  mustPlay(row, person);
  const asked = row.data.offers.find((one) => one.id === id);
  if (!asked) throw new Refusal(404, 'no-such-offer', 'This is not being asked any more.');
  if (!yes) return withData(row, { offers: [] });
  return withData(row, { offers: [{ ...asked, yes: [...new Set([...asked.yes, person])] }] });
}

/** What everybody has agreed to, if there is such a thing. */
export function agreed(row: TableRow): Offer | undefined {
  const people = peopleAt(row);
  return row.data.offers.find(({ yes }) => people.every((person) => yes.includes(person)));
}

function mustPlay(row: TableRow, person: string): void {
  if (row.status !== 'playing') throw new Refusal(409, 'not-playing', 'No game is being played at this table now.');
  if (!peopleAt(row).includes(person))
    throw new Refusal(403, 'not-at-table', 'Only those who play at this table decide about it.');
}
