import type { Course } from '@tessera/game-kit/tune';
import { unwrap } from '@tessera/kernel';
import { hibernia } from '../../index.ts';
import { Phase, type State } from '../../rules/state.ts';
import { evaluate } from '../evaluate.ts';
import { look, shape } from './look.ts';

// four players most often; every sixth game is scattered (H-13), a quarter are on the long track
const SEATS = [4, 4, 3, 4, 3];
const TRACKS = ['hibernia', 'hibernia', 'hibernia', 'hibernia-long'];
const ERRORS = [0.04, 0.01, 0.01];

export const course: Course<State> = {
  game: hibernia,
  shape,
  look,
  without: evaluate,
  begin(nth) {
    const scenario = TRACKS[Math.floor(nth / 6) % TRACKS.length];
    const options = { scattered: nth % 6 === 5 ? 'yes' : 'no' };
    return unwrap(hibernia.rules.setup({ seats: SEATS[nth % SEATS.length], scenario, options }));
  },
  errorOf: (nth) => ERRORS[nth % ERRORS.length],
  between: (s) => s.phase === Phase.roll,
  share: (s) => (s.phase < Phase.roll ? 0 : s.phase === Phase.roll ? 0.5 : 0.15),
  points: (s, seat) => s.distance[seat] / 20,
  lambda: 0.9,
};
