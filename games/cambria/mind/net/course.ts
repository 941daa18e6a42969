import type { Course } from '@tessera/game-kit/tune';
import { unwrap } from '@tessera/kernel';
import { cambria } from '../../index.ts';
import { points } from '../../rules/end/score.ts';
import { Phase, type State } from '../../rules/state.ts';
import { evaluate } from '../evaluate.ts';
import { look, shape } from './look.ts';

// three players most often, as the game is played; every fifth game on the other board
const SEATS = [3, 3, 3, 2, 4, 5];
const ERRORS = [0.025, 0.006, 0.006];

export const course: Course<State> = {
  game: cambria,
  shape,
  look,
  without: evaluate,
  begin(nth) {
    const scenario = nth % 5 === 4 ? 'cumbria' : 'cambria';
    return unwrap(cambria.rules.setup({ seats: SEATS[nth % SEATS.length], scenario, options: {} }));
  },
  errorOf: (nth) => ERRORS[Math.floor(nth / SEATS.length) % ERRORS.length],
  between: (s) => s.phase === (s.seats === 2 ? Phase.neutralRoll : Phase.roll),
  share: (s) => (s.phase < Phase.neutralRoll ? 0.05 : s.phase === Phase.roll ? 0.6 : 0.1),
  points: (s, seat) => points(s, seat) / 10,
  lambda: 0.9,
};
