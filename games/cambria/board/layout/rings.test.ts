import { expect, it } from 'vitest';
import { packRings, type Ring, ringsPath, unpackRings } from './rings.ts';

const square: Ring = [0, 0, 30, 0, 30, 30, 0, 30];
const diamond: Ring = [-700, 405, -687, 418, -700, 431, -713, 418];

it('rings come out of their text as they went in', () => {
  expect(unpackRings(packRings([square, diamond]))).toEqual([square, diamond]);
  expect(unpackRings(packRings([]))).toEqual([]);
});

it('a step that has no letter is refused', () => {
  expect(() => packRings([[0, 0, 31, 0, 0, 10]])).toThrow('step of 31');
});

it('a ring is drawn from mid-point to mid-point, with its points as handles', () => {
  expect(ringsPath([square])).toBe('M0 3q0 -3 3 -3 3 0 3 3 0 3 -3 3 -3 0 -3 -3 Z');
});
