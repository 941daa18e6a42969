import { MoveList } from '@tessera/kernel';
import type { Appraiser } from './appraiser.ts';
import { change, type Points, toPoints } from './points.ts';

export interface RollLuck {
  /** The mean over all outcomes, by weight. */
  readonly before: readonly Points[];
  /** What the outcome that came is worth more than the mean. Its own mean over all outcomes is 0, whatever the evaluation says. */
  readonly luck: readonly Points[];
}

const list = new MoveList();

/** Each outcome that chance could have had, weighed. Chance is to act in `s`, which stays as it is. */
export function rollLuck<S, J>(appraiser: Appraiser<S, J>, s: S, rolled: number, descents: number): RollLuck {
  const { rules } = appraiser.game;
  const count = rules.legal(s, list);
  const outcomes = list.toArray();
  const after = rules.alloc(s);
  const mean = Array<number>(rules.seats(s)).fill(0);
  let came = mean;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const weight = rules.weight(s, outcomes[i]);
    rules.copyInto(after, s);
    rules.play(after, outcomes[i]);
    const chances = appraiser.afterRoll(after, descents);
    for (let seat = 0; seat < mean.length; seat++) mean[seat] += weight * chances[seat];
    sum += weight;
    if (outcomes[i] === rolled) came = chances;
  }
  const before = toPoints(mean.map((chance) => chance / sum));
  return { before, luck: change(before, toPoints(came)) };
}
