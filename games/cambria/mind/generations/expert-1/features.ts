import { MOST_TO_FALL } from './fort-outlook.ts';
import type { Survey } from './survey.ts';

/** What counts besides the points expected, each worth so many points. The order is that of `featuresOf`. */
export const FEATURES = [
  'oneIdle',
  'twoIdle',
  'threeIdle',
  'fourIdle',
  'idleLate',
  'firstShip',
  'moreShips',
  'waiting',
  'counted',
  'countedLate',
  'countedReady',
  'countedReadyNext',
  'readyNext',
] as const;

export function featuresOf(survey: Survey, seat: number, out: Float64Array): void {
  const { toFall, ready } = survey;
  const idle = survey.idle[seat];
  const aboard = survey.aboard[seat];
  const wait = survey.wait[seat];
  const counted = survey.counted[seat] / 10;
  out[0] = idle >= 1 ? 1 : 0;
  out[1] = idle >= 2 ? 1 : 0;
  out[2] = idle >= 3 ? 1 : 0;
  out[3] = idle >= 4 ? 1 : 0;
  out[4] = idle / 5 / toFall;
  out[5] = aboard >= 1 ? 1 : 0;
  out[6] = aboard >= 2 ? aboard - 1 : 0;
  out[7] = wait / (survey.seats - 1);
  out[8] = counted;
  out[9] = counted / toFall;
  out[10] = ready ? counted : 0;
  out[11] = ready && wait === 0 ? counted : 0;
  out[12] = ready && wait === 0 ? 1 : 0;
}

/** How much a point tells: for each number of seats from 2, [a, b, c] of exp(a + b log(toFall) + c / toFall). */
export type Scales = readonly (readonly number[])[];

export const tells = ([a, b, c]: readonly number[], toFall: number): number =>
  Math.exp(a + b * Math.log(toFall) + c / toFall);

/** The same for every stage, at [seats * (MOST_TO_FALL + 1) + toFall]. */
export function tellsTable(scales: Scales): Float64Array {
  const table = new Float64Array((scales.length + 2) * (MOST_TO_FALL + 1));
  for (const [index, scale] of scales.entries())
    for (let toFall = 1; toFall <= MOST_TO_FALL; toFall++)
      table[(index + 2) * (MOST_TO_FALL + 1) + toFall] = tells(scale, toFall);
  return table;
}
