import { type Game, MoveList, type Rng } from '@tessera/kernel';
import type { Budget, MakeMind } from '../../arena/minds.ts';
import { search } from './search.ts';

/**
 * `expert-1`: the expert as it was when minds got names. Its search stands here as it was then, with its settings beside it; the
 * evaluation of each game is in games/<id>/mind/generations/expert-1. Nothing here is ever improved: later minds are measured against it.
 */
export function expert1({ evaluate }: Pick<Game, 'evaluate'>): MakeMind {
  return ({ rules, hidesInformation }) => {
    const legal = new MoveList();
    return {
      choose(view: unknown, budget: Budget, rng: Rng): string {
        const start = performance.now();
        const s = rules.determinize(view, rng);
        if (rules.legal(s, legal) === 1) return rules.format(s, legal.moves[0]);
        const left = 'ms' in budget ? { ms: budget.ms - (performance.now() - start) } : budget;
        const imagine = hidesInformation ? { imagine: () => rules.determinize(view, rng) } : {};
        return search(rules, evaluate, s, { ...left, ...imagine }).moves[0].text;
      },
    };
  };
}
