import { describe, expect, it } from 'vitest';
import { nextShown, oneScores, walkMs } from './walk.ts';

describe('the walk of markers', () => {
  it('goes space by space, each on its own way', () => {
    expect(nextShown([3, 10], [6, 10])).toEqual([4, 10]);
    expect(nextShown([4, 10], [6, 11])).toEqual([5, 11]);
    expect(nextShown([5, 11], [6, 11])).toEqual([6, 11]);
  });

  it('stands there at once when a game is rewound, jumped in or another one is shown', () => {
    expect(nextShown([6, 11], [2, 0])).toEqual([2, 0]);
    expect(nextShown([0], [90])).toEqual([90]);
    expect(nextShown([1], [1, 5, 9])).toEqual([1, 5, 9]);
  });

  it('is told from a jump by how many move', () => {
    expect(oneScores([3, 10, 0], [3, 14, 0])).toBe(true);
    expect(oneScores([3, 10, 0], [5, 14, 0])).toBe(false);
    expect(oneScores([3, 10, 0], [3, 10])).toBe(false);
  });

  it('takes as long as its spaces', () => {
    expect(walkMs(5, 300)).toBeCloseTo(5 * walkMs(1, 300));
    expect(walkMs(5, 0)).toBe(0);
  });
});
