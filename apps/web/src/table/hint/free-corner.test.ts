import { expect, it } from 'vitest';
import { freeCorner } from './free-corner.ts';

const room = { left: 0, top: 0, right: 400, bottom: 600 };
const size = { width: 300, height: 200 };
const at = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 });

it('lies at the bottom left, where nothing has to be seen there', () => {
  expect(freeCorner(room, size, [])).toBe('bottom-left');
  expect(freeCorner(room, size, [at(20, 20)])).toBe('bottom-left');
});

it('keeps away from what it points at', () => {
  expect(freeCorner(room, size, [at(20, 500)])).toBe('top-left');
  expect(freeCorner(room, size, [at(20, 500), at(20, 20)])).toBe('bottom-right');
  expect(freeCorner(room, size, [at(20, 500), at(20, 20), at(350, 500)])).toBe('top-right');
});

it('covers as little as it can where it can not keep away', () => {
  const places = [at(20, 500), at(180, 20), at(180, 500), at(350, 500)];
  expect(freeCorner(room, size, places)).toBe('top-left');
});
