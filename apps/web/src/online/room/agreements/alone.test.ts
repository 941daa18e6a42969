import type { SeatNumber } from '@tessera/kernel';
import type { SeatInfo } from '@tessera/protocol';
import { expect, it } from 'vitest';
import { isAlone } from './alone.ts';

const ann = { id: 'ann', name: 'Ann' };
const bob = { id: 'bob', name: 'Bob' };
const seat = (part: Partial<SeatInfo>): SeatInfo => ({
  seat: 1 as SeatNumber,
  colour: 'amber',
  kind: 'person',
  ...part,
});

it('bots, open seats and whoever sits beside me are no company', () => {
  const seats = [
    seat({ person: ann }),
    seat({ kind: 'guest-of', person: ann }),
    seat({ kind: 'bot', left: bob }),
    seat({ kind: 'open', invited: bob }),
  ];
  expect(isAlone({ seats }, 'ann')).toBe(true);
});

it('another person is, and so is whoever sits beside them', () => {
  expect(isAlone({ seats: [seat({ person: ann }), seat({ person: bob })] }, 'ann')).toBe(false);
  expect(isAlone({ seats: [seat({ person: ann }), seat({ kind: 'guest-of', person: bob })] }, 'ann')).toBe(false);
});
