import type { Evaluate } from '@tessera/kernel';
import { type Race, race, raceAt } from '../../../../mind/testing/race.ts';
import type { Course } from './course.ts';

const GOAL = 12;
const STEPS = GOAL + 6;

/** Knows nothing: everybody is as likely to win. */
export const flat: Evaluate<Race> = (s, out) => out.fill(1 / s.seats, 0, s.seats);

/** Thinks that who is behind will win, and rests. */
export const backwards: Evaluate<Race> = (s, out) => {
  race.evaluate(s, out);
  for (let seat = 0; seat < s.seats; seat++) out[seat] = s.leaping ? 0 : 1 - out[seat];
};

/** The network sees how far each of two has come, and whose turn it is. */
export const course: Course<Race> = {
  game: race,
  shape: { rows: 2 * STEPS + 2, most: 3, reals: 1, wide: 8, narrow: 4, heads: 2 },
  look(s, sight) {
    for (let seat = 0; seat < 2; seat++) {
      const [mine, theirs] = [s.steps[seat], s.steps[1 - seat]];
      sight.base[seat] = 0;
      sight.rows.set([mine, STEPS + theirs, 2 * STEPS + (s.turn === seat ? 1 : 0)], seat * 3);
      sight.counts[seat] = 3;
      sight.reals[seat] = (mine - theirs) / GOAL;
    }
    return true;
  },
  without: flat,
  begin: () => raceAt(0, 0),
  errorOf: () => 0.1,
  between: (s) => !s.leaping,
  share: () => 0.5,
  points: (s, seat) => s.steps[seat] / GOAL,
  lambda: 0.8,
};
