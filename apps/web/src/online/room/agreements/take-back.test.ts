import type { SeatNumber } from '@tessera/kernel';
import type { Step } from '@tessera/table';
import { expect, it } from 'vitest';
import { takeBackTo } from './take-back.ts';

const FIRST = 1 as SeatNumber;

/** 'seat:turn' for each step. */
const steps = (...list: string[]): Step[] =>
  list.map((text, index) => {
    const [seat, turn] = text.split(':').map(Number) as SeatNumber[];
    return { index, seat, turn, move: '', events: [], view: null };
  });

it('goes back to before the whole turn, its roll included', () => {
  expect(takeBackTo(steps('0:0', '0:1', '1:1', '1:1', '0:2', '2:2'), [FIRST])).toBe(1);
});

it('takes a turn that is under way, if it is mine', () => {
  expect(takeBackTo(steps('0:1', '1:1', '0:2', '2:2', '0:1', '1:1'), [FIRST])).toBe(4);
});

it('there is nothing to take back for who has done nothing', () => {
  expect(takeBackTo(steps('0:0', '0:2', '2:2'), [FIRST])).toBeUndefined();
  expect(takeBackTo([], [FIRST])).toBeUndefined();
});
