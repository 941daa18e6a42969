import { expect, test } from 'vitest';
import { FORMER_LEVELS, isLevel, LEVELS, levelOf, THINKING_MS } from './levels.ts';

test('levels go on by the names that they had', () => {
  expect(FORMER_LEVELS.map(levelOf)).toEqual(['lamb', 'hedgehog', 'wolf', 'owl']);
  expect([...LEVELS, ...FORMER_LEVELS].every(isLevel)).toBe(true);
  expect(LEVELS.map(levelOf)).toEqual([...LEVELS]);
  expect(isLevel('toString')).toBe(false);
});

test('the stronger level never thinks less', () => {
  const times = LEVELS.map((level) => THINKING_MS[level]);
  expect([...times].sort((a, b) => a - b)).toEqual(times);
});
