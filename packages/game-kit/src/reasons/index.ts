import type { Futures, MoveReason } from '@tessera/kernel';

/** How often something is so after a move, and after the others; from 0 to 1. */
export interface Often {
  readonly after: number;
  readonly others: number;
}

/** Less of a difference is not worth a word. */
const WORTH_SAYING = 0.12;
/** So many standard errors, or it may be chance. */
const SURE = 2;

const share = <S>(states: readonly S[], is: (s: S) => boolean): number =>
  states.length === 0 ? 0 : states.filter(is).length / states.length;

export const howOften = <S>({ after, others }: Futures<S>, is: (s: S) => boolean): Often => ({
  after: share(after, is),
  others: share(others, is),
});

/** It is clearly more often so after the move than after the others. */
export function isMoreOften<S>({ after, others }: Often, futures: Futures<S>): boolean {
  const spread = (p: number, n: number) => (p * (1 - p)) / Math.max(1, n);
  const error = Math.sqrt(spread(after, futures.after.length) + spread(others, futures.others.length));
  return futures.others.length > 0 && after - others >= Math.max(WORTH_SAYING, SURE * error);
}

export const turnedRound = ({ after, others }: Often): Often => ({ after: others, others: after });

export const percent = (often: number): number => Math.round(100 * often);

/** The mean of a number after the move, and how much more that is than after the others; 0 more where that may be chance. */
export function meanOver<S>({ after, others }: Futures<S>, of: (s: S) => number): { mean: number; more: number } {
  const here = statistics(after.map(of));
  const there = statistics(others.map(of));
  const more = here.mean - there.mean;
  const isSure = others.length > 0 && Math.abs(more) > SURE * Math.hypot(here.error, there.error);
  return { mean: here.mean, more: isSure ? more : 0 };
}

function statistics(numbers: readonly number[]): { mean: number; error: number } {
  const n = Math.max(1, numbers.length);
  const mean = numbers.reduce((sum, x) => sum + x, 0) / n;
  const variance = numbers.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, n - 1);
  return { mean, error: Math.sqrt(variance / n) };
}

/** A reason, and how much it matters beside others. */
export interface Weighed<Reason extends MoveReason> {
  readonly reason: Reason;
  readonly weight: number;
  /** It speaks against the move. */
  readonly isRisk?: boolean;
}

/** What speaks most for the move, two at most, and its greatest risk: more is not read. */
export function weightiest<Reason extends MoveReason>(found: readonly Weighed<Reason>[]): Reason[] {
  const sorted = [...found].sort((a, b) => b.weight - a.weight);
  const gains = sorted.filter(({ isRisk }) => !isRisk).slice(0, 2);
  const risks = sorted.filter(({ isRisk }) => isRisk).slice(0, 1);
  return [...gains, ...risks].map(({ reason }) => reason);
}
