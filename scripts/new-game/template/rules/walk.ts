import { type EventSink, type MoveList, seatNumber } from '@tessera/kernel';
import type { StepstoneEvent } from './events.ts';
import { BANK, hasWon, isOver, type State } from './state.ts';

/** A move is the place a walker leaves, or a face of the die. */
export const ROLL = 100;
export const FACES = 6;

export function legal(s: State, out: MoveList): number {
  out.clear();
  if (isOver(s)) return 0;
  if (s.die === 0) for (let face = 1; face <= FACES; face++) out.push(ROLL + face);
  else for (let place = BANK; place < s.home; place++) if (s.walkers[s.turn][place] > 0) out.push(place); // T-4
  return out.size;
}

export function play(s: State, move: number, events?: EventSink): void {
  const tell = (event: StepstoneEvent) => events?.(event);
  const seat = seatNumber(s.turn);
  if (move > ROLL) {
    s.die = move - ROLL; // T-3
    tell({ type: 'rolled', seat, die: s.die });
    return;
  }
  const to = Math.min(move + s.die, s.home); // T-5
  s.walkers[s.turn][move]--;
  s.walkers[s.turn][to]++;
  s.die = 0;
  tell({ type: 'walked', seat, from: move, to });
  if (to === s.home) tell({ type: 'cameHome', seat });
  else sendBack(s, to, tell);
  if (hasWon(s, s.turn)) tell({ type: 'gameEnded', winner: seat });
  else s.turn = 1 - s.turn;
}

/** T-6 */
function sendBack(s: State, stone: number, tell: (event: StepstoneEvent) => void): void {
  const rival = 1 - s.turn;
  const walkers = s.walkers[rival][stone];
  if (walkers === 0 || s.scenario.dry.includes(stone)) return;
  s.walkers[rival][stone] = 0;
  s.walkers[rival][BANK] += walkers;
  tell({ type: 'sentBack', seat: seatNumber(rival), from: stone, walkers });
}
