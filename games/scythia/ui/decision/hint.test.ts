import { CHANCE, MoveList, SeededRng, seatNumber, unwrap } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { scythia } from '../../index.ts';
import type { ScythiaReason } from '../../mind/reasons.ts';
import { decisionAt, LANGUAGES, textIn } from '../testing.ts';
import { hint } from './hint.ts';

/** Every reason there is, in every form that has words of its own. */
const REASONS: readonly ScythiaReason[] = [
  { type: 'wins', percent: 12 },
  { type: 'points', points: 3, more: 0 },
  { type: 'points', points: 3, more: 1.5 },
  ...(['silver', 'kumis', 'provisions', 'gold', 'equipment', 'wagon', 'livestock', 'cards'] as const).map((what) => ({
    type: 'store' as const,
    what,
    more: 1.5,
  })),
  { type: 'strength', more: 2 },
  { type: 'raid', settlement: 'Persia left', percent: 72, otherwise: 16 },
  { type: 'slows', seat: seatNumber(1), points: 2 },
  { type: 'crew', percent: 72, otherwise: 16 },
];

describe.each(LANGUAGES)('in %s', (language) => {
  const text = textIn(language);
  const { rules } = scythia;
  const s = unwrap(rules.setup({ seats: 2, scenario: 'scythia', options: {} }));
  const rng = new SeededRng('hints');
  const list = new MoveList();

  it('every reason and every nudge of a game is a sentence, and moves that look alike are told apart', () => {
    let decisions = 0;
    while (decisions < 150 && rules.actor(s) >= CHANCE) {
      if (rules.actor(s) >= 0) {
        const decision = { ...decisionAt(s), text };
        if (decisions++ === 0) for (const reason of REASONS) expect(hint.reason(decision, reason)).toMatch(/^\S.*\.$/);
        for (const best of decision.legal) {
          expect(hint.nudge(decision, best)).toMatch(/^\S.*\.$/);
          hint.exact?.(decision, best);
        }
        const hires = decision.legal.filter(({ text: notation }) => notation.startsWith('hire'));
        const told = hires.map((move) => hint.exact?.(decision, move));
        expect(new Set(told).size).toBe(hires.length);
      }
      rules.legal(s, list);
      rules.play(s, rules.actor(s) === CHANCE ? rules.sample(s, rng) : list.moves[rng.below(list.size)]);
    }
    expect(decisions).toBe(150);
  });
});
