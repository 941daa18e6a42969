import { type Evaluate, OVER, type Rules, resultShares, SeededRng } from '@tessera/kernel';
import { MOST_SEATS, Sight } from '@tessera/mind';
import { OneMoveAhead, uniform } from '../one-move-ahead.ts';
import { type Course, sidesOf } from './course.ts';
import { returnsOf } from './returns.ts';
import { LABELS, Label, Samples } from './samples.ts';

/**
 * Games of an evaluation against itself, and against the one that it corrects: among themselves players may agree on a pace that others
 * punish. One move ahead, with small errors so that all kinds of positions come up.
 */
export function selfPlay<S>(
  course: Course<S>,
  evaluate: Evaluate<S>,
  from: number,
  games: number,
  seed: string,
): Samples {
  const { rules } = course.game;
  const rng = new SeededRng(seed);
  const players = new OneMoveAhead(rules);
  const samples = new Samples(course.shape);
  const sight = new Sight(course.shape);
  const out = new Float64Array(2 * MOST_SEATS);
  for (let nth = from; nth < from + games; nth++) {
    const s = course.begin(nth);
    const seats = sidesOf(course, s);
    // in a third of the games one seat is the other's, in a third all but one
    const [kind, one] = [rng.below(3), rng.below(seats)];
    const isItself = (seat: number) => kind === 0 || (kind === 1) === (seat !== one);
    const kept: { first: number; moment: number }[] = [];
    const values: number[][] = [];
    const look = () => {
      const between = course.between(s);
      // its own value is no part of a position's return
      const moment = values.length + (between ? 1 : 0);
      if (uniform(rng) < course.share(s) && course.look(s, sight))
        kept.push({ first: samples.add(sight, seats, nth), moment });
      if (!between) return;
      evaluate(s, out);
      values.push(Array.from(out.subarray(0, seats)));
    };
    players.playOut(
      s,
      (seat) => (isItself(seat) ? evaluate : course.without),
      rng,
      course.errorOf(nth),
      look,
      () => course.enough?.(s) ?? false,
    );
    const outcome = outcomeOf(rules, s, seats) ?? values.pop() ?? new Array<number>(seats).fill(1 / seats);
    const returns = returnsOf(values, outcome, course.lambda);
    for (const { first, moment } of kept)
      for (let seat = 0; seat < seats; seat++) {
        const at = (first + seat) * LABELS;
        samples.labels[at + Label.win] = outcome[seat];
        samples.labels[at + Label.points] = course.points(s, seat);
        samples.labels[at + Label.return] = returns[Math.min(moment, values.length)][seat];
      }
  }
  return samples;
}

/** Each seat's share of the win. A game that was left has none: it says what it was last thought to be worth. */
function outcomeOf<S>(rules: Rules<S>, s: S, sides: number): number[] | undefined {
  if (rules.actor(s) !== OVER) return undefined;
  const seats = rules.seats(s);
  const shares = Array.from(resultShares(rules.result(s), new Float64Array(seats)));
  if (sides > seats) shares.push(1 - shares.reduce((sum, share) => sum + share, 0));
  return shares;
}
