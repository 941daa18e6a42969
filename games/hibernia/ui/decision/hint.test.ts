import { seatNumber } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import type { HiberniaReason } from '../../mind/reasons.ts';
import { table } from '../../testing/table.ts';
import { decisionAt, LANGUAGES } from '../testing.ts';
import { hint } from './hint.ts';

/** Every reason there is, in every form that has words of its own. */
const REASONS: readonly HiberniaReason[] = [
  { type: 'wins', percent: 12 },
  { type: 'advances', spaces: 3, more: 0 },
  { type: 'advances', spaces: 3, more: 1.5 },
  { type: 'slows', seat: seatNumber(1), spaces: 2 },
  { type: 'holds', land: 'Mide', percent: 72, otherwise: 16 },
  { type: 'risks', land: 'Mide', percent: 72, otherwise: 16 },
];
const at = () => table(4).holds(1, 'Brega', 'Mide').holds(2, 'Ulaid').shield(1, 2).die('black');

describe.each(LANGUAGES)('in %s', (language) => {
  const decision = decisionAt(at(), language);

  it('every reason is a sentence', () => {
    for (const reason of REASONS) expect(hint.reason(decision, reason)).toMatch(/^\S.*\.$/);
  });

  it('a nudge never names the land', () => {
    for (const best of decision.legal) {
      const nudge = hint.nudge(decision, best) ?? '';
      expect(nudge).toMatch(/^\S.*\.$/);
      expect(nudge).not.toContain((best.move as { land?: string }).land ?? 'no land');
      expect(hint.nudge({ ...decision, legal: [best] }, best)).toMatch(/^\S.*\.$/);
    }
  });
});
