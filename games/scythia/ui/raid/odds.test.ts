import { SeededRng } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import type { ScythiaPosition } from '../../rules/position/position-types.ts';
import { eventsOf } from '../log/log.ts';
import { scenarioOf } from '../scenario-of.ts';
import { randomGame } from '../testing.ts';
import { chanceOfAtLeast, mean, perCent, spreadOfDice } from './odds.ts';
import { raidOutlook, sumOfTerms } from './raid-outlook.ts';

const { dice } = scenarioOf({ scenario: 'scythia' });

describe('the chances of a raid', () => {
  it('one red die: 0, 1, 1, 2, 3 and 2 with two wounds', () => {
    const spread = spreadOfDice(dice, { red: 1, white: 0, yellow: 0 }, 'strength');
    expect(spread.map((p) => Math.round(6 * p))).toEqual([1, 2, 2, 1]);
    expect(chanceOfAtLeast(spread, 2)).toBeCloseTo(0.5);
    expect(chanceOfAtLeast(spread, -3)).toBeCloseTo(1);
    expect(chanceOfAtLeast(spread, 4)).toBe(0);
  });

  it('two red and two white, counted over all 1296 throws', () => {
    const faces = (colour: 'red' | 'white') =>
      dice[colour].map((face) => (face.endsWith('w') && !face.includes('/') ? 0 : Number(face[0])));
    let reached = 0;
    for (const a of faces('red'))
      for (const b of faces('red'))
        for (const c of faces('white')) for (const d of faces('white')) if (a + b + c + d >= 6) reached++;
    const spread = spreadOfDice(dice, { red: 2, white: 2, yellow: 0 }, 'strength');
    expect(chanceOfAtLeast(spread, 6)).toBeCloseTo(reached / 1296);
  });

  it('yellow dice only wound', () => {
    const counts = { red: 0, white: 0, yellow: 2 };
    expect(mean(spreadOfDice(dice, counts, 'strength'))).toBe(0);
    expect(mean(spreadOfDice(dice, counts, 'wounds'))).toBeCloseTo(2 * (5 / 6));
  });

  it('says never and always only when it is so', () => {
    expect([0, 0.0001, 0.5, 0.9999, 1].map(perCent)).toEqual([0, 1, 50, 99, 100]);
  });

  it('S-51 adds up to what the rules say, in every raid of random games', () => {
    let raids = 0;
    for (let seed = 1; seed <= 3; seed++) {
      const { steps } = randomGame(3, new SeededRng(seed));
      steps.forEach((step, index) => {
        const told = eventsOf(step).find((event) => event.type === 'strength');
        const before = steps[index - 1]?.view as ScythiaPosition | undefined;
        if (!told || !before?.raid) return;
        raids++;
        const outlook = raidOutlook(before, told.settlement);
        const { crew, animals, abilities } = told.terms;
        expect(outlook.terms).toMatchObject({ crew, animals, abilities });
        const [tier] = outlook.settlement.tiers;
        if (tier && outlook.dice.red + outlook.dice.white === 0)
          expect(outlook.tiersWith(0)[0]?.chance).toBeCloseTo(sumOfTerms(outlook.terms) >= tier.strength ? 1 : 0);
      });
    }
    expect(raids).toBeGreaterThan(5);
  });
});
