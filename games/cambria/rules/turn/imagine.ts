import { type GameEvent, type Seat, seatNumber } from '@tessera/kernel';
import type { CambriaEvent } from '../events.ts';
import { Phase, type State } from '../state.ts';

/** As if that seat were to roll now; not before all have their first soldier (C-12). */
export function imagineTurn(s: State, seat: Seat): boolean {
  const mustering = s.phase === Phase.start || s.phase === Phase.musterRoll || s.phase === Phase.muster;
  if (mustering || s.phase === Phase.over) return false;
  s.turn = seat;
  s.phase = s.seats === 2 ? Phase.neutralRoll : Phase.roll; // C-61
  s.die1 = 0;
  s.die2 = 0;
  s.shipUsed = 0;
  return true;
}

/** A soldier thrown out (C-24, C-26). */
export function hurts(event: GameEvent, seat: Seat): boolean {
  const told = event as CambriaEvent;
  return told.type === 'thrownOut' && told.army === seatNumber(seat);
}
