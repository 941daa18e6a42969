import { expect, test } from 'vitest';
import { luckMarkOf, MARKS, markOf } from './marks.ts';
import { POINT } from './points.ts';

test('a greater loss never has a better mark', () => {
  let last = 0;
  for (let loss = 0; loss < 20 * POINT; loss += POINT / 10) {
    const mark = markOf(loss, 0);
    expect(mark).not.toBe('unclear');
    const at = MARKS.indexOf(mark as (typeof MARKS)[number]);
    expect(at).toBeGreaterThanOrEqual(last);
    last = at;
  }
  expect(MARKS[last]).toBe('blunder');
});

test('within its uncertainty a loss is unclear, unless it is good anyway', () => {
  expect(markOf(5 * POINT, 3 * POINT)).toBe('unclear');
  expect(markOf(5 * POINT, 2 * POINT)).toBe('mistake');
  expect(markOf(0.5 * POINT, 3 * POINT)).toBe('good');
  expect(markOf(0, 3 * POINT)).toBe('best');
});

test('a roll is lucky or unlucky when much hung on it', () => {
  expect(luckMarkOf(POINT, 0)).toBeUndefined();
  expect(luckMarkOf(9 * POINT, POINT)).toBe('lucky');
  expect(luckMarkOf(-9 * POINT, POINT)).toBe('unlucky');
  expect(luckMarkOf(-9 * POINT, 8 * POINT)).toBe('unclear');
});
