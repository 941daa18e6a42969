import type { Step } from '@tessera/table';
import { type Turn, turnsOf } from '../log/turns.ts';

export interface PointsHistory {
  /** After each turn, the points of every army. */
  readonly points: readonly (readonly number[])[];
  /** The turn in which the winner took the lead and kept it; undefined if the lead never changed hands. */
  readonly turning: Turn | undefined;
}

/** How the points came, and when it was decided among the seats; an army without a player leads nobody. */
export function pointsHistoryOf(
  steps: readonly Step[],
  pointsOf: (view: unknown) => readonly number[],
  winner: number,
  seats: number,
  inSetUp?: (view: unknown) => boolean,
): PointsHistory {
  const turns = turnsOf(steps, inSetUp);
  const points = turns.map((turn) => pointsOf(turn.steps.at(-1)?.view));
  const played = points.map((row) => row.slice(0, seats));
  const leads = played.map((row) => row.every((value, army) => army === winner || value < row[winner]));
  let since = leads.length;
  while (since > 0 && leads[since - 1]) since--;
  const everBehind = played.slice(0, since).some((row) => row.some((value) => value > row[winner]));
  return { points, turning: everBehind ? turns[Math.min(since, turns.length - 1)] : undefined };
}
