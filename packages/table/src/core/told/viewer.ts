import { type Game, type Seat, type Spectator, seatNumber, seatOf } from '@tessera/kernel';
import type { ToldTo } from '../protocol.ts';

/** Everything, as only the host knows it: for all to see once the game is over. */
export type Revealed = 'revealed';

/** Through whose eyes a table is told. */
export type Viewer = Seat | Spectator | Revealed;

export const toldTo = (viewer: Viewer): ToldTo => (typeof viewer === 'number' ? seatNumber(viewer) : viewer);
export const viewerOf = (told: ToldTo): Viewer => (typeof told === 'number' ? seatOf(told) : told);

/** A game that veils a move has something to hide, whether it says so or not. */
export const hides = <S>(game: Game<S>): boolean => game.hidesInformation === true || game.rules.veilMove !== undefined;

export const viewOf = <S>(game: Game<S>, s: S, viewer: Viewer): unknown =>
  viewer === 'revealed' ? game.rules.toJSON(s) : game.rules.view(s, viewer);

/** A page at the table: the seats it speaks for, and how the game stands. */
interface Sitting {
  readonly hides: boolean;
  readonly own: readonly Seat[];
  readonly waitedFor: Seat;
  readonly over: boolean;
}

/**
 * Who looks at that page now. One person there sees as their seat. Of several, whoever is to act; while nobody of them
 * is, only what all may see. Where nothing is hidden all see the same, so that nothing changes from turn to turn.
 */
export function viewerAt({ hides, own, waitedFor, over }: Sitting): Viewer {
  if (own.length === 1) return own[0];
  if (!hides || own.length === 0) return 'spectator';
  if (over) return 'revealed';
  return own.includes(waitedFor) ? waitedFor : 'spectator';
}

/** Whether that page may look with those eyes: its own seats' and the spectator's, and all of them after the end. */
export const mayLook = (viewer: Viewer, seats: number, { hides, own, over }: Omit<Sitting, 'waitedFor'>): boolean =>
  viewer === 'spectator' ||
  (viewer === 'revealed' ? over || !hides : viewer >= 0 && viewer < seats && (over || !hides || own.includes(viewer)));
