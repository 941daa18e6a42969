import type { Seat } from '@tessera/kernel';
import { F } from '../state/frames.ts';
import { isSolo, pop, type State } from '../state/state.ts';
import { startTurn } from './turn.ts';

/** As if that seat were to begin its turn now, whatever another is in the middle of; not in set-up (S-14). */
export function imagineTurn(s: State, seat: Seat): boolean {
  if (s.over === 1 || isSolo(s) || s.stack[0] === F.setUp) return false;
  while (s.depth > 0) pop(s);
  s.turn = seat;
  s.raid = 0;
  s.raidKumis = 0;
  s.diceCount = 0;
  s.dice.fill(0);
  s.woundedNow = 0;
  startTurn(s);
  return true;
}
