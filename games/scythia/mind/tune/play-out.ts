import { OneMoveAhead } from '@tessera/game-kit/tune';
import { CHANCE, type Evaluate, type Rng } from '@tessera/kernel';
import { rules } from '../../rules/index.ts';
import type { State } from '../../rules/state/state.ts';

/** Longer than any sensible game; whoever can't bring it to an end shall not keep the rest waiting. */
const MOST_TURNS = 400;

export const players = new OneMoveAhead(rules);

/** A game to its end, one move ahead; `look` is called before every decision. */
export function playOut(
  s: State,
  evaluate: (seat: number) => Evaluate<State>,
  rng: Rng,
  error: number,
  look: () => void,
): void {
  const beforeDecisions = (actor: number) => {
    if (actor !== CHANCE) look();
  };
  players.playOut(s, evaluate, rng, error, beforeDecisions, () => s.turns > MOST_TURNS);
}
