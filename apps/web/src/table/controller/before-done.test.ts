import type { SeatNumber } from '@tessera/kernel';
import type { Step } from '@tessera/table';
import { expect, it } from 'vitest';
import { beforeDone, endOf } from './before-done.ts';

const FIRST = 1 as SeatNumber;

const ui = { endEvent: 'over' };
const events = [{ type: 'raided' }, { type: 'over' }];
const step: Step = { index: 4, move: 'raid', seat: FIRST, turn: FIRST, events, view: {} };

it('the end of the game is told once the last turn is confirmed', () => {
  expect(beforeDone(ui, { waiting: 'confirm', moves: 5 }, step).events).toEqual([{ type: 'raided' }]);
  expect(beforeDone(ui, { waiting: 'over', moves: 5 }, step)).toBe(step);
  expect(endOf(ui, step).events).toEqual([{ type: 'over' }]);
});

it('all other steps are told as they are', () => {
  expect(beforeDone(ui, { waiting: 'confirm', moves: 6 }, step)).toBe(step);
  const plain = { ...step, events: [{ type: 'raided' }] };
  expect(beforeDone(ui, { waiting: 'confirm', moves: 5 }, plain)).toBe(plain);
});
