import { Adam } from '@tessera/game-kit/tune';
import { FEATURES, STAGES } from '../features.ts';
import { LeastSquares } from './least-squares.ts';
import { leastOf, PRIOR } from './prior.ts';
import type { Case } from './self-play.ts';

const F = FEATURES.length;
const PULL = 1e-3;
const HELD = 1e3;
/** Every tenth position is kept apart, to see how well the rest foretell it. */
const HELD_OUT = 10;

export interface Fit {
  /** By stage and feature, in points ahead of the others at the end … */
  readonly points: Float64Array;
  /** … and how many points make one step of the odds, by stage. */
  readonly spread: Float64Array;
  /** Of what points ahead differ in, so much is foretold in the positions held out. */
  readonly explained: number;
  /** Mean surprise at the winner there; guessing would have log(seats). */
  readonly surprise: number;
  readonly guessing: number;
}

/**
 * First how far each player will be ahead of the mean, from how far their features are: a game tells more by its points than by its
 * winner. Then what a lead is worth in chances to win, which is the sharper the nearer the end is.
 */
export function fit(cases: readonly Case[]): Fit {
  const learnt = cases.filter((_, index) => index % HELD_OUT !== 0);
  const heldOut = cases.filter((_, index) => index % HELD_OUT === 0);
  const squares = new LeastSquares(STAGES * F);
  for (const one of learnt) addCase(one, squares);
  const points = solve(squares);
  const spread = fitSpread(learnt, points);
  let rest = 0;
  let all = 0;
  let surprise = 0;
  let guessing = 0;
  for (const one of heldOut) {
    const lead = leads(one, points);
    const mean = meanOf(one.prospects);
    for (let seat = 0; seat < one.seats; seat++) {
      rest += (one.prospects[seat] - mean - lead[seat]) ** 2;
      all += (one.prospects[seat] - mean) ** 2;
    }
    surprise += surpriseAt(one, lead, spread);
    guessing += Math.log(one.seats);
  }
  return {
    points,
    spread,
    explained: 1 - rest / all,
    surprise: surprise / heldOut.length,
    guessing: guessing / heldOut.length,
  };
}

/** What comes out below the least that makes sense is held there, and the rest found anew. */
function solve(squares: LeastSquares): Float64Array {
  const pull = new Float64Array(STAGES * F).fill(PULL);
  const guess = Float64Array.from(PRIOR);
  for (let round = 0; ; round++) {
    const found = squares.solve(pull, guess);
    let held = 0;
    for (let at = 0; at < found.length; at++) {
      if (pull[at] === HELD || found[at] >= leastOf(at)) continue;
      pull[at] = HELD;
      guess[at] = leastOf(at);
      held++;
    }
    if (held === 0 || round === 8) return found;
  }
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const at = new Int32Array(2 * F);
const values = new Float64Array(2 * F);

function addCase({ seats, rows, stage, prospects }: Case, squares: LeastSquares): void {
  const mean = meanOf(prospects);
  const next = Math.min(stage.index + 1, STAGES - 1);
  for (let seat = 0; seat < seats; seat++) {
    let count = 0;
    for (let i = 0; i < F; i++) {
      let middle = 0;
      for (let other = 0; other < seats; other++) middle += rows[other * F + i] / seats;
      const value = rows[seat * F + i] - middle;
      if (Math.abs(value) < 1e-9) continue;
      at[count] = stage.index * F + i;
      values[count++] = value * (1 - stage.part);
      if (stage.part === 0) continue;
      at[count] = next * F + i;
      values[count++] = value * stage.part;
    }
    squares.add(at, values, count, prospects[seat] - mean);
  }
}

/** How far each seat will be ahead of the mean. */
function leads({ seats, rows, stage }: Case, points: Float64Array): number[] {
  const here = stage.index * F;
  const next = Math.min(stage.index + 1, STAGES - 1) * F;
  const out = Array.from({ length: seats }, (_, seat) => {
    let sum = 0;
    for (let i = 0; i < F; i++)
      sum += rows[seat * F + i] * (points[here + i] + stage.part * (points[next + i] - points[here + i]));
    return sum;
  });
  const mean = meanOf(out);
  return out.map((value) => value - mean);
}

/** Odds by e for a lead of so many points: at a stage, or in between. */
const sharpness = ({ stage }: Case, spread: Float64Array): number => {
  const here = 1 / spread[stage.index];
  const next = 1 / spread[Math.min(stage.index + 1, STAGES - 1)];
  return here + stage.part * (next - here);
};

function surpriseAt(one: Case, lead: readonly number[], spread: Float64Array): number {
  const sharp = sharpness(one, spread);
  const most = Math.max(...lead);
  const sum = lead.reduce((all, value) => all + Math.exp(sharp * (value - most)), 0);
  return Math.log(sum) - sharp * (lead[one.winner] - most);
}

function fitSpread(cases: readonly Case[], points: Float64Array): Float64Array {
  const sharp = new Float64Array(STAGES).fill(0.15);
  const gradient = new Float64Array(STAGES);
  const adam = new Adam(sharp);
  const known = cases.map((one) => leads(one, points));
  for (let step = 0; step < 250; step++) {
    gradient.fill(0);
    for (const [index, one] of cases.entries()) {
      const { stage, winner } = one;
      const lead = known[index];
      const next = Math.min(stage.index + 1, STAGES - 1);
      const factor = sharp[stage.index] + stage.part * (sharp[next] - sharp[stage.index]);
      let sum = 0;
      let mean = 0;
      for (const value of lead) {
        const odds = Math.exp(factor * value);
        sum += odds;
        mean += odds * value;
      }
      const slope = (mean / sum - lead[winner]) / cases.length;
      gradient[stage.index] += slope * (1 - stage.part);
      gradient[next] += slope * stage.part;
    }
    adam.step(gradient, step < 120 ? 0.01 : 0.002);
  }
  return sharp.map((value) => 1 / Math.max(0.01, value));
}
