import type { ScythiaPosition } from '../../rules/position/position-types.ts';
import { rivalScore, type Score, scoreOf } from '../../rules/score.ts';
import { stateOf } from '../state-of.ts';

/** The points by where they come from, as if the game ended now (S-61): all of it lies open on the table. */
export function scoresOf(view: ScythiaPosition): Score[] {
  const state = stateOf(view);
  return [...view.players.map((_, seat) => scoreOf(state, seat)), ...(view.rival ? [rivalScore(state)] : [])];
}

export const pointsOf = (view: ScythiaPosition): number[] => scoresOf(view).map(({ total }) => total);
