import type { Course } from '@tessera/game-kit/tune';
import { unwrap } from '@tessera/kernel';
import { scythia } from '../../index.ts';
import { rivalScore, scoreOf } from '../../rules/score.ts';
import { F } from '../../rules/state/frames.ts';
import type { State } from '../../rules/state/state.ts';
import { evaluate } from '../evaluate.ts';
import { look, shape, sidesOf } from './look.ts';

const SEATS = [3, 4, 2, 3, 1, 4, 2, 1];
const LEADERS = ['trader', 'lookout', 'huntsman', 'outrider', 'outrider'];
const ERRORS = [0.004, 0.02, 0.004, 0.06];
/** Longer than any sensible game. */
const MOST_TURNS = 400;

const betweenTurns = (s: State): boolean => s.depth > 0 && s.stack[(s.depth - 1) * 3] === F.turn;

export const course: Course<State> = {
  game: scythia,
  shape,
  look,
  without: evaluate,
  begin(nth) {
    const seats = SEATS[nth % SEATS.length];
    const leader = LEADERS[Math.floor(nth / SEATS.length) % LEADERS.length];
    return unwrap(scythia.rules.setup({ seats, scenario: 'scythia', options: seats === 1 ? { leader } : {} }));
  },
  sides: sidesOf,
  errorOf: (nth) => ERRORS[Math.floor(nth / SEATS.length) % ERRORS.length],
  between: betweenTurns,
  share: (s) => (betweenTurns(s) ? 0.6 : 0.1),
  points: (s, side) => (side < s.seats ? scoreOf(s, side) : rivalScore(s)).total / 20,
  enough: (s) => s.turns > MOST_TURNS,
  lambda: 0.92,
};
