import { CHANCE, nothingHidden, OVER, type Result, type Rules, seatNumber } from '@tessera/kernel';
import type { StepstoneEvent } from './events.ts';
import { describe, format, moveObjectToText, parse } from './notation.ts';
import { fromJSON, type StepstonePosition, toJSON } from './position.ts';
import { SEATS, setup } from './setup.ts';
import { alloc, copyInto, hasWon, isOver, type State } from './state.ts';
import { FACES, legal, play, ROLL } from './walk.ts';

/** T-7: who is home with all has won; until then walkers at home are points. */
function result(s: State): Result {
  const points = s.walkers.map((walkers) => walkers[s.home]);
  const standings = points
    .map((own, seat) => ({ seat, points: own, rank: points[1 - seat] > own ? 2 : 1 }))
    .sort((a, b) => a.rank - b.rank);
  return { over: isOver(s), winners: [0, 1].filter((seat) => hasWon(s, seat)), standings };
}

export const rules: Rules<State, StepstonePosition> = {
  setup,
  alloc,
  copyInto,
  seats: () => SEATS,
  actor: (s) => (isOver(s) ? OVER : s.die === 0 ? CHANCE : s.turn),
  turnOf: (s) => (isOver(s) ? -1 : s.turn),
  legal,
  play,
  sample: (_s, rng) => ROLL + 1 + rng.below(FACES),
  weight: () => 1,
  ...nothingHidden({ toJSON, fromJSON, copyInto }),
  hurts: (event, seat) => {
    const told = event as StepstoneEvent;
    return told.type === 'sentBack' && told.seat === seatNumber(seat);
  },
  result,
  format,
  parse,
  describe,
  moveObjectToText,
  toJSON,
  fromJSON,
};
