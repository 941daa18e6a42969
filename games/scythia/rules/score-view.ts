import type { ScythiaPosition } from './position/position-types.ts';
import { determinize } from './position/view.ts';
import { rivalScore, type Score, scoreOf } from './score.ts';

/** Points hang on nothing that is hidden, so a view is enough to count them. */
export function scoreFromView(view: ScythiaPosition): { players: Score[]; rival: Score | undefined } {
  const s = determinize(view, { below: () => 0 });
  return {
    players: Array.from({ length: s.seats }, (_, seat) => scoreOf(s, seat)),
    rival: s.leader >= 0 ? rivalScore(s) : undefined,
  };
}
