import { type GameEvent, type Seat, seatNumber } from '@tessera/kernel';
import type { HiberniaEvent } from '../events.ts';
import { NO_DIE, Phase, SPENT, type State } from '../state.ts';

/** As if that seat were to roll now; not before all have their castles (H-10), nor while a march lacks warriors (H-23). */
export function imagineTurn(s: State, seat: Seat): boolean {
  if (s.phase !== Phase.roll && s.phase !== Phase.act) return false;
  s.turn = seat;
  s.phase = Phase.roll;
  s.die = NO_DIE;
  s.dieAction = SPENT;
  s.wildAction = SPENT;
  s.leap = 0;
  return true;
}

/** A battle for a land of that seat (H-25). */
export function hurts(event: GameEvent, seat: Seat): boolean {
  const told = event as HiberniaEvent;
  return told.type === 'battle' && told.against === seatNumber(seat);
}
