import { momentsOf } from './estimates.ts';
import type { Interval } from './wilson.ts';

/** Of this many questions that are asked, one may be answered wrongly. */
export const ONE_WRONG_IN = 20;
const FEWEST_DEALS = 20;
/** The interval is narrowest for its deals about here. */
const AIM = 200;

/**
 * An interval for the mean that may be looked at after every deal, and be stopped at any of them: with 95 % it holds the true mean at all times
 * at once (an asymptotic confidence sequence, Waudby-Smith et al. 2021). An ordinary interval, looked at so often, would be wrong far more often.
 * Who asks several questions of which not one may be answered wrongly shares the error out among them.
 */
export function intervalAtAnyTime(values: readonly number[], oneWrongIn = ONE_WRONG_IN): Interval {
  const n = values.length;
  if (n < FEWEST_DEALS) return { low: -Infinity, high: Infinity };
  const { mean, variance } = momentsOf(values);
  // a row of equal results says little yet about how they scatter
  const scatter = (variance * (n - 1) + 0.25) / n;
  const logs = 2 * Math.log(oneWrongIn);
  const rho2 = (logs + Math.log(logs + 1)) / (AIM * scatter);
  const mixed = n * scatter * rho2 + 1;
  const half = Math.sqrt(((2 * mixed) / (n * n * rho2)) * Math.log(Math.sqrt(mixed) * oneWrongIn));
  return { low: mean - half, high: mean + half };
}

export type Verdict = 'above' | 'below' | 'even';

/** Whether the mean is known to be above par, below it, or nearer to it than the margin; undefined while it isn't known. */
export function verdictOf(values: readonly number[], par: number, margin: number): Verdict | undefined {
  const { low, high } = intervalAtAnyTime(values);
  if (low > par) return 'above';
  if (high < par) return 'below';
  return low > par - margin && high < par + margin ? 'even' : undefined;
}
