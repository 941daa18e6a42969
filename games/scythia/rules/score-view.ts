import type { ScythiaPosition } from './position-types.ts';
import { rivalScore, type Score, scoreOf } from './score.ts';
import { determinize } from './view.ts';

/** Points hang on nothing that is hidden, so a view is enough to count them. */
export function scoreFromView(view: ScythiaPosition): { players: Score[]; rival: Score | undefined } {
  const s = determinize(view, { below: () => 0 });
  return {
    players: Array.from({ length: s.seats }, (_, seat) => scoreOf(s, seat)),
    rival: s.leader >= 0 ? rivalScore(s) : undefined,
  };
}
