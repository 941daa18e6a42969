import type { Course } from '@tessera/game-kit/tune';
import { unwrap } from '@tessera/kernel';
import { scythia } from '../../index.ts';
import { scoreOf } from '../../rules/score.ts';
import { F } from '../../rules/state/frames.ts';
import type { State } from '../../rules/state/state.ts';
import { evaluate } from '../evaluate.ts';
import { look, shape } from './look.ts';

const SEATS = [3, 4, 2, 3, 4, 3];
const ERRORS = [0.004, 0.02, 0.004, 0.06];
/** Longer than any sensible game. */
const MOST_TURNS = 400;

const betweenTurns = (s: State): boolean => s.depth > 0 && s.stack[(s.depth - 1) * 3] === F.turn;

export const course: Course<State> = {
  game: scythia,
  shape,
  look,
  without: evaluate,
  begin: (nth) => unwrap(scythia.rules.setup({ seats: SEATS[nth % SEATS.length], scenario: 'scythia', options: {} })),
  errorOf: (nth) => ERRORS[Math.floor(nth / SEATS.length) % ERRORS.length],
  between: betweenTurns,
  share: (s) => (betweenTurns(s) ? 0.6 : 0.1),
  points: (s, seat) => scoreOf(s, seat).total / 20,
  enough: (s) => s.turns > MOST_TURNS,
  lambda: 0.92,
};
