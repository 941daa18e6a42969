import { type SeatNumber, seatNumber } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import type { CambriaReason } from '../../mind/reasons.ts';
import { decisionAt, LANGUAGES, position } from '../testing.ts';
import { hint } from './hint.ts';

const SECOND: SeatNumber = seatNumber(1);
const fort = 'Caer Gai';
/** Every reason there is, in every form that has words of its own. */
const REASONS: readonly CambriaReason[] = [
  { type: 'wins', percent: 12 },
  { type: 'takes', fort, percent: 42 },
  { type: 'bonus', fort, percent: 42 },
  { type: 'stops', fort, army: SECOND, percent: 0, otherwise: 31 },
  { type: 'risks', fort, army: SECOND, percent: 31, otherwise: 0 },
  { type: 'points', points: 2.5, more: 0 },
  { type: 'points', points: 2.5, more: 1.5 },
  { type: 'leads', fort, own: 2, next: 1 },
  { type: 'ship' },
];

describe.each(LANGUAGES)('in %s', (language) => {
  const decision = decisionAt(position([1, 3]), language);

  it('every reason is a sentence', () => {
    for (const reason of REASONS) expect(hint.reason(decision, reason)).toMatch(/^\S.*\.$/);
  });

  it('a nudge names the part of the board or a fort, never the road', () => {
    for (const best of decision.legal) {
      const nudge = hint.nudge(decision, best) ?? '';
      expect(nudge).toMatch(/^\S.*\.$/);
      const { to } = best.move as { to?: string };
      const named = (to ?? '').split('/').filter((end) => end !== '' && nudge.includes(end));
      expect(named.length).toBeLessThan(2);
    }
  });
});

it('speaks of the part of the board, and of the fort where that is no help', () => {
  const wide = decisionAt(position([2, 3]));
  const put = wide.legal.find(({ text }) => text === 'put Deva/Canovium' || text === 'put Canovium/Deva');
  expect(put && hint.nudge(wide, put)).toBe('Look at the north.');
  expect(put && hint.nudge({ ...wide, legal: [put] }, put)).toBe('Think of the fort Canovium.');
});
