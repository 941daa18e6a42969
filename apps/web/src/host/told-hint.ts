import { type Game, type Outcome, ok, SeededRng, seatOf } from '@tessera/kernel';
import { type Hint, type HintedMove, type HintOptions, hint } from '@tessera/mind';
import { playStep, type Step } from '@tessera/table';

/** A hinted move with what happens in it and in the rest of its turn, so that the page can tell it as it tells the log. */
export interface ToldMove extends HintedMove {
  /** The move itself is the first. */
  readonly steps: readonly Step[];
}

export interface ToldHint extends Omit<Hint, 'moves'> {
  readonly moves: readonly ToldMove[];
}

/** A hint from a view, and what would happen as far as that view tells. */
export function toldHint(game: Game, view: unknown, options: HintOptions = {}): Outcome<ToldHint> {
  const found = hint(game, view, options);
  if (!found.ok) return found;
  const { seat, moves } = found.value;
  const stepsOf = ({ move, line }: HintedMove): Step[] => {
    const s = game.rules.determinize(view, new SeededRng('told hint'));
    const steps: Step[] = [];
    for (const [index, text] of [move, ...line].entries()) {
      const parsed = game.rules.parse(s, text);
      if (!parsed.ok) return steps;
      steps.push(playStep(game, s, parsed.value, index, seatOf(seat)));
    }
    return steps;
  };
  return ok({ seat, moves: moves.map((each) => ({ ...each, steps: stepsOf(each) })) });
}
