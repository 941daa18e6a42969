/** Of a piece's travelling time, how much a step to the next space takes. */
const STEP_SHARE = 0.6;
/** A marker can't score more spaces at once than its army holds lands, and one by a leap. */
const LONGEST_WALK = 41;

export const stepMs = (durationMs: number): number => durationMs * STEP_SHARE;

/** How long a marker walks, for whoever waits for it. */
export const walkMs = (spaces: number, durationMs: number): number => spaces * stepMs(durationMs);

/** The next distances to show on the way from `shown` to `goal`: one space on; at once where one goes back or jumps. */
export function nextShown(shown: readonly number[], goal: readonly number[]): number[] {
  return goal.map((distance, i) => {
    const ahead = distance - (shown[i] ?? distance);
    return ahead > 1 && ahead <= LONGEST_WALK ? shown[i] + 1 : distance;
  });
}

export const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((x, i) => x === b[i]);

/** Only one marker moves at a time in a game; more at once is a jump to another moment. */
export const oneScores = (before: readonly number[], after: readonly number[]): boolean =>
  before.length === after.length && after.filter((distance, i) => distance !== before[i]).length === 1;
