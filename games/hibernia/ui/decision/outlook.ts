import { type Seat, type SeatNumber, seatOf } from '@tessera/kernel';
import { fromJSON } from '../../rules/position/position.ts';
import type { HiberniaPosition } from '../../rules/position/position-types.ts';
import type { Colour } from '../../rules/scenario/board.ts';
import { COLOURS } from '../../rules/scenario/board.ts';
import type { State } from '../../rules/state.ts';
import { advance } from '../../rules/turn/track.ts';
import { boardOfView } from '../scenario-of.ts';

/** A space of the track that lies ahead of a marker. */
export interface SpaceAhead {
  /** The distance of a marker that stands there. */
  readonly distance: number;
  readonly colour: Colour;
  /** The marker would get there if the turn ended now. */
  readonly reached: boolean;
}

/** H-40, H-41: how far the marker would be if the turn ended now; a leap counts for the player who rolled it. */
export function distanceNow(s: State, army: Seat): number {
  return advance(s, army, s.leap === 1 && army === s.turn);
}

/** The same, with one land in other hands: 0 for nobody's. */
export function distanceWith(s: State, land: number, holder: SeatNumber): number {
  const before = s.owner[land];
  s.owner[land] = seatOf(holder);
  const distance = distanceNow(s, s.turn);
  s.owner[land] = before;
  return distance;
}

/** The next spaces of the track for a seat. */
export function spacesAhead(view: HiberniaPosition, seat: SeatNumber, count: number): SpaceAhead[] {
  const { track } = boardOfView(view);
  const from = view.players[seatOf(seat)].distance;
  const state = fromJSON(view);
  const reach = state.ok ? distanceNow(state.value, seatOf(seat)) : from;
  return Array.from({ length: count }, (_, i) => {
    const distance = from + i + 1;
    return { distance, colour: COLOURS[track[(from + i) % track.length]], reached: distance <= reach };
  });
}

/** How many spaces a seat's marker would go if the turn ended now. */
export function spacesNow(view: HiberniaPosition, seat: SeatNumber): number {
  const state = fromJSON(view);
  return state.ok ? distanceNow(state.value, seatOf(seat)) - view.players[seatOf(seat)].distance : 0;
}

/** How often a marker has gone all the way round (H-50). */
export const roundsOf = (distance: number, trackLength: number): number =>
  distance === 0 ? 0 : Math.floor((distance - 1) / trackLength);
