import { NO_SEAT, type SeatNumber } from '@tessera/kernel';
import type { Step } from '@tessera/table';
import type { GameUi } from '@tessera/ui';
import { expect, it } from 'vitest';
import { paceOf, travelMs, tumbleMs } from './pace.ts';

const ui = { durationMs: () => 900, banner: () => undefined, tumbles: () => 1.8 } as unknown as GameUi;
const roll: Step = { index: 0, move: 'roll 3', seat: NO_SEAT, turn: 2 as SeatNumber, events: [], view: {} };
const pace = (speed: Parameters<typeof paceOf>[3]) => paceOf(ui, [], [1 as SeatNumber], speed, roll);

it('at instant speed nobody waits: neither for another’s move nor for dice', () => {
  expect([pace('instant'), travelMs('instant'), tumbleMs(ui, 'instant', roll)]).toEqual([0, 0, 0]);
});

it('without motion another’s move is still looked at for a moment', () => {
  expect(pace('off')).toBeGreaterThan(0);
  expect(travelMs('off')).toBe(0);
});

it('dice lie before the next step at every speed', () => {
  for (const speed of ['slow', 'normal', 'fast'] as const) expect(tumbleMs(ui, speed, roll)).toBeLessThan(pace(speed));
});
