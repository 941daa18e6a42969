import { SeededRng, seatOf } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { worth } from '../../rules/scenario/board.ts';
import { topFrame } from '../decision/frame.ts';
import { movesOf } from '../decision/move-object.ts';
import { suggestedDeal, suggestedWound } from '../decision/suggest-wounds.ts';
import { lastRaid } from '../log/last-raid.ts';
import { eventsOf } from '../log/log.ts';
import { crewCard } from '../scenario-of.ts';
import { randomGame } from '../testing.ts';

describe('the raid that was counted last', () => {
  it('shows the dice that made its strength, until another turn begins', () => {
    let raids = 0;
    for (let seed = 1; seed <= 1; seed++) {
      const { steps } = randomGame(3, new SeededRng(seed));
      for (const [index, step] of steps.entries()) {
        const events = eventsOf(step);
        const strength = events.find((event) => event.type === 'strength');
        if (strength?.type !== 'strength') continue;
        raids++;
        const raid = lastRaid(steps.slice(0, index + 1));
        expect(raid?.settlement).toBe(strength.settlement);
        expect(raid?.dice.reduce((sum, { face }) => sum + worth(face).strength, 0)).toBe(strength.terms.dice);
        const later = steps.findIndex(({ turn }, at) => at > index && turn !== step.turn && turn > 0);
        if (later > 0) expect(lastRaid(steps.slice(0, later + 1))).toBeUndefined();
      }
    }
    expect(raids).toBeGreaterThan(5);
  });
});

describe('S-53 the suggested deal of wounds', () => {
  it('deals all of them, begins with the next one suggested, and kills nobody twice', () => {
    let deals = 0;
    for (let seed = 1; seed <= 2; seed++)
      randomGame(2, new SeededRng(seed), ({ view, legal }) => {
        const places = movesOf(legal, 'wound').map(({ move }) => move.place);
        if (places.length === 0) return;
        deals++;
        const wounds = topFrame(view)?.a ?? 0;
        const deal = suggestedDeal(view, places, wounds);
        const crew = view.players[seatOf(view.turn)]?.crew ?? [];
        const room = (place: number) => {
          const there = crew[place - 1];
          return there ? crewCard(view, there.name).strength - there.wounds + 1 : 0;
        };
        expect(deal[0]).toBe(suggestedWound(view, places));
        expect(deal).toHaveLength(
          Math.min(
            wounds,
            places.reduce((sum, place) => sum + room(place), 0),
          ),
        );
        for (const place of places)
          expect(deal.filter((each) => each === place).length).toBeLessThanOrEqual(room(place));
      });
    expect(deals).toBeGreaterThan(5);
  });
});
