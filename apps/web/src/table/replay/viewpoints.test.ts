import type { SeatNumber } from '@tessera/kernel';
import { expect, it } from 'vitest';
import { viewpointsOf } from './viewpoints.ts';

const film = { seats: 3, hides: true, over: false, people: [2] as SeatNumber[] };

it('a game without secrets looks the same to all', () => {
  expect(viewpointsOf({ ...film, hides: false })).toEqual(['spectator']);
});

it('while the game runs, one sees as oneself; several at one device see what all may', () => {
  expect(viewpointsOf(film)).toEqual([2, 'spectator']);
  expect(viewpointsOf({ ...film, people: [1, 2] as SeatNumber[] })).toEqual(['spectator']);
  expect(viewpointsOf({ ...film, people: [] })).toEqual(['spectator']);
});

it('after the end everything is revealed, or what each knew', () => {
  expect(viewpointsOf({ ...film, over: true })).toEqual(['revealed', 'spectator', 1, 2, 3]);
});

it('who has the file of a game that is not over has all of it', () => {
  expect(viewpointsOf({ ...film, people: undefined })).toEqual(['spectator', 1, 2, 3]);
});
