import { markdownTable } from './markdown.ts';

/** A line of the table of goals at the top of the page. */
export interface Goal {
  readonly goal: string;
  /** What was measured, in words, or nothing yet. */
  readonly figure: string;
  readonly interval: string;
  /** How many of what were looked at: '30 of 1,000 games'. */
  readonly count: string;
  readonly reached: Reached;
}

/** Where nothing is asked but the figure, it is `stated` once all was looked at. */
export type Reached = 'yes' | 'no' | 'open' | 'stated';

const TOLD: Readonly<Record<Reached, string>> = {
  yes: '**yes**',
  no: '**no**',
  open: 'not known yet',
  stated: 'stated',
};

export const goalTable = (goals: readonly Goal[]): string =>
  markdownTable(
    ['goal', 'figure', '95 % interval', 'measured', 'reached'],
    goals.map(({ goal, figure, interval, count, reached }) => [goal, figure, interval, count, TOLD[reached]]),
    1,
  );

export const whole = (n: number): string => Math.round(n).toLocaleString('en');

/** '30 of 1,000 games' */
export const countText = (n: number, wanted: number, what: string): string =>
  n >= wanted ? `${whole(n)} ${what}` : `${whole(n)} of ${whole(wanted)} ${what}`;

/** A difference between shares, with its sign. */
export const points = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(100 * share).toFixed(1)}`;
