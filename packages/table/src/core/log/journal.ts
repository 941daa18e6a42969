import { NO_SEAT, type Seat, type SeatNumber, seatOf } from '@tessera/kernel';
import { type Branch, takeBack } from '../../fair/verify/branches.ts';
import type { Act, Ended, HintTaken } from '../protocol.ts';

/** What else there is to a table but the moves that stand. */
export interface Rest {
  /** Moves taken back that can be redone, the next one first. */
  readonly redo: readonly string[];
  /** A finished turn that waits for its player's confirmation. */
  readonly unconfirmed: boolean;
  /** The game was ended before its end. */
  readonly ended?: Ended;
  /** Something was taken back without anybody else's consent: the game counts for nobody any more. */
  readonly practice?: true;
  readonly hinted?: readonly HintTaken[];
}

export interface Played extends Rest {
  /** Every move so far as notation, chance included. */
  readonly moves: readonly string[];
}

/**
 * One thing that happened at a table. A table is what its entries make of it, in their order: they are only ever
 * appended, so that taking back is an entry, too. `by` is the seat that did it; 0 for chance and for the server.
 */
export type Entry =
  /**
   * `held`: the turn then waits to be confirmed. `again`: a move that had been taken back. `thrown`: the seat whose person threw the
   * dice. `planned`: done for that seat by its plan.
   */
  | {
      readonly by: SeatNumber;
      readonly move: string;
      readonly held?: true;
      readonly again?: true;
      readonly thrown?: SeatNumber;
      readonly planned?: true;
    }
  /** So many moves still stand. `practice`: nobody else was there to agree to it. */
  | { readonly by: SeatNumber; readonly undo: number; readonly practice?: true }
  | { readonly by: SeatNumber; readonly confirm: true; readonly planned?: true }
  | { readonly by: SeatNumber; readonly end: Ended['why'] }
  /** A hint was taken when so many moves stood. */
  | { readonly by: SeatNumber; readonly hint: number };

export const NOTHING_PLAYED: Played = { moves: [], redo: [], unconfirmed: false };

/** What an entry leaves; `taken` are the moves that it takes back. */
export function restAfter(rest: Rest, entry: Entry, taken: readonly string[]): Rest {
  const after = turnAfter(rest, entry, taken);
  const hinted = hintedAfter(rest.hinted ?? [], entry);
  return {
    ...after,
    ...(rest.practice || ('undo' in entry && entry.practice) ? { practice: true } : {}),
    ...(hinted.length > 0 ? { hinted } : {}),
  };
}

/** A hint was taken for good; after a take-back it is told where the game goes on. */
function hintedAfter(hinted: readonly HintTaken[], entry: Entry): readonly HintTaken[] {
  if ('hint' in entry) return [...hinted, { by: entry.by, at: entry.hint }];
  return 'undo' in entry ? hinted.map(({ by, at }) => ({ by, at: Math.min(at, entry.undo) })) : hinted;
}

function turnAfter({ redo, unconfirmed }: Rest, entry: Entry, taken: readonly string[]): Rest {
  if ('move' in entry) return { redo: entry.again ? redo.slice(1) : NONE, unconfirmed: entry.held === true };
  // what all agreed to take back may hold rolls, which are not done again
  if ('undo' in entry) return { redo: entry.by === NO_SEAT ? NONE : [...taken, ...redo], unconfirmed: false };
  if ('end' in entry) return { redo: NONE, unconfirmed: false, ended: { by: entry.by, why: entry.end } };
  if ('hint' in entry) return { redo, unconfirmed };
  return { redo: unconfirmed ? NONE : redo, unconfirmed: false };
}

const NONE: readonly string[] = [];

/** Where a whole journal leads. */
export function playedBy(entries: readonly Entry[]): Played {
  const moves: string[] = [];
  let rest: Rest = { redo: [], unconfirmed: false };
  for (const entry of entries) {
    if ('move' in entry) moves.push(entry.move);
    rest = restAfter(rest, entry, 'undo' in entry ? moves.splice(entry.undo) : NONE);
  }
  return { ...rest, moves };
}

/** Whether that entry is what somebody with those seats asks for: then it was done already, and is asked for again. */
export function sameAct(entry: Entry, act: Act, own: readonly Seat[]): boolean {
  const isOwn = (seat: SeatNumber | undefined) => seat !== undefined && own.includes(seatOf(seat));
  switch (act.type) {
    case 'move':
      return 'move' in entry && isOwn(entry.by) && entry.move === act.move;
    case 'redo':
      return 'move' in entry && isOwn(entry.by) && entry.again === true;
    case 'roll':
      return 'move' in entry && isOwn(entry.thrown);
    case 'undo':
      return 'undo' in entry && isOwn(entry.by);
    case 'hint':
      return 'hint' in entry && isOwn(entry.by);
    case 'confirm':
      return 'confirm' in entry && isOwn(entry.by);
  }
}

/** The rolls that were taken back, for the proof of the dice. */
export function branchesOf(entries: readonly Entry[]): readonly Branch[] {
  let branches: readonly Branch[] = [];
  const moves: string[] = [];
  const rolled: boolean[] = [];
  for (const entry of entries) {
    if ('move' in entry) {
      moves.push(entry.move);
      rolled.push(entry.by === NO_SEAT);
    } else if ('undo' in entry) {
      branches = takeBack(branches, moves, entry.undo, rolled.slice(entry.undo).includes(true));
      moves.length = entry.undo;
      rolled.length = entry.undo;
    }
  }
  return branches;
}

/** How many moves stood after each number of entries: [0] before the first. */
export function standingAfter(entries: readonly Entry[]): number[] {
  const standing = [0];
  for (const entry of entries) {
    const before = standing[standing.length - 1];
    standing.push('move' in entry ? before + 1 : 'undo' in entry ? entry.undo : before);
  }
  return standing;
}

/** The first moves that have stood all the time since entry `from`; what came after them is news. */
export const keptSince = (standing: readonly number[], from: number): number =>
  from < 0 || from >= standing.length ? 0 : standing.slice(from).reduce((least, count) => Math.min(least, count));
