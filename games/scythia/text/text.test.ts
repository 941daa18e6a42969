import { MoveList, OVER, randomMove, SeededRng, unwrap } from '@tessera/kernel';
import { PLAIN, YOU } from '@tessera/ui/text';
import { describe, expect, it } from 'vitest';
import { scythia } from '../index.ts';
import { table } from '../testing/table.ts';
import { scythiaText } from './index.ts';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dee'];

describe('Raiders of Scythia in a terminal', () => {
  it.each([1, 2, 4])('tells a whole game of %i as its first player sees it', (seats) => {
    const { rules } = scythia;
    const names = NAMES.slice(0, seats);
    const rng = new SeededRng(`text ${seats}`);
    const list = new MoveList();
    const s = unwrap(rules.setup({ seats, scenario: 'scythia', options: {} }));
    while (rules.actor(s) !== OVER) {
      const view = rules.view(s, 0);
      expect(scythiaText.prompt(view)).not.toMatch(/undefined|NaN|What now/);
      if (s.turns % 10 === 0) expect(scythiaText.draw(view, names, PLAIN)).not.toMatch(/undefined|NaN|null/);
      rules.play(s, randomMove(scythia, s, rng, list), (event) => {
        expect(scythiaText.say(event, names, PLAIN) ?? '').not.toMatch(/undefined|NaN|null/);
      });
    }
    const count = scythiaText.count(rules.view(s, 0), rules.result(s), names, PLAIN);
    expect(count).toMatch(/The end/);
    expect(count).toMatch(/wins\.|share/);
  });

  it.each([
    [{ provisions: 4 }, /^1\. Ann .*\n2\. The rival .*\n\nAnn wins\.$/m],
    [{ provisions: 3 }, /^1\. Ann .*\n1\. The rival .*\n\nAnn and the rival share the victory \(S-62\)\.$/m],
    [{ provisions: 2 }, /^1\. The rival .*\n2\. Ann .*\n\nThe rival wins\.$/m],
  ])('S-77 ranks the rival of somebody alone: %o', (has, wanted) => {
    const s = table(1)
      .has(1, { points: 10, silver: 0, ...has })
      .with({ rival: { leader: 'trader', points: 10, provisions: 3 }, over: true, pending: [], turnsLeft: 0 })
      .state();
    expect(scythiaText.count(scythia.rules.view(s, 0), scythia.rules.result(s), ['Ann'], PLAIN)).toMatch(wanted);
  });

  it('speaks to the only person at the table', () => {
    expect(scythiaText.say({ type: 'drew', seat: 1, card: 'Scout' } as never, [YOU], PLAIN)).toBe('You draw Scout.');
    expect(scythiaText.say({ type: 'drew', seat: 1, card: null } as never, ['Ann'], PLAIN)).toBe('Ann draws a card.');
  });

  it('takes real dice by their face', () => {
    const view = { pending: [{ kind: 'roll', a: 1, b: 2 }], first: 1 } as never;
    expect(scythiaText.chanceShorthand(view, ' 3w ')).toBe('roll white 3w');
    expect(scythiaText.chanceShorthand(view, 'roll white 3w')).toBe('roll white 3w');
  });
});
