import { expect, it } from 'vitest';
import { nextIn } from './use-roving-focus.ts';

it('arrows go line by line and stay inside', () => {
  expect(nextIn(3, 1, 'ArrowUp')).toBe(0);
  expect(nextIn(3, 0, 'ArrowUp')).toBe(0);
  expect(nextIn(3, 1, 'ArrowDown')).toBe(2);
  expect(nextIn(3, 2, 'ArrowDown')).toBe(2);
  expect(nextIn(3, 2, 'Home')).toBe(0);
  expect(nextIn(3, 0, 'End')).toBe(2);
});

it('other keys are for others', () => expect(nextIn(3, 1, 'Tab')).toBeUndefined());
