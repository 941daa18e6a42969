import { expect, test } from 'vitest';
import { MoveList } from './movelist.ts';

test('holds what was pushed since it was cleared, and nothing else', () => {
  const list = new MoveList(8);
  list.push(7);
  list.push(9);
  expect(list.toArray()).toEqual([7, 9]);
  expect(list.includes(9)).toBe(true);
  list.clear();
  list.push(5);
  expect(list.toArray()).toEqual([5]);
  expect(list.includes(9)).toBe(false);
});
