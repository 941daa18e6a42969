import { seatOf } from '@tessera/kernel';
import { perCent } from '../raid/odds.ts';
import { raidOutlook } from '../raid/raid-outlook.ts';
import { crewCard } from '../scenario-of.ts';
import { buildingText } from '../sentences/building-text.ts';
import { counted, nameOf } from '../sentences/card-names.ts';
import { animalHalfText, crewSides, heroSentence } from '../sentences/card-text.ts';
import { amountsText } from '../sentences/effect-text.ts';
import { questText } from '../sentences/quest-text.ts';
import { belowText, slotSentence } from '../sentences/settlement-text.ts';
import { settlementName } from '../sentences/where.ts';
import type { MoveObject } from './move-object.ts';
import { priceOf } from './price.ts';
import type { ScythiaDecision } from './prompt.ts';

/** What a move would do, in a sentence: for the pointer over a place, and for a finger's first tap. */
export function previewSentence(decision: ScythiaDecision, move: MoveObject): string {
  const { text, view } = decision;
  const player = view.players[seatOf(view.turn)];
  switch (move.do) {
    case 'place': {
      const action = buildingText(text, move.building, player?.worker ?? null);
      return text('scythia.preview.place', { building: nameOf(text, 'building', move.building), action });
    }
    case 'take': {
      const worker = view.workers[move.building] ?? 'blue';
      const action = buildingText(text, move.building, worker);
      return text('scythia.preview.take', {
        building: nameOf(text, 'building', move.building),
        worker: nameOf(text, 'worker', worker),
        action,
      });
    }
    case 'visit':
      return text('scythia.preview.visit', {
        building: nameOf(text, 'building', move.building),
        action: buildingText(text, move.building, view.colour),
      });
    case 'raid':
      return raidSentence(decision, move.settlement);
    case 'hire': {
      const there = player?.crew[move.place - 1];
      const price = counted(text, 'silver', priceOf(view, view.turn, move.card));
      return there
        ? text('scythia.preview.hireInstead', {
            card: nameOf(text, 'crew', move.card),
            silver: price,
            place: move.place,
            other: nameOf(text, 'crew', there.name),
          })
        : text('scythia.preview.hire', { card: nameOf(text, 'crew', move.card), silver: price, place: move.place });
    }
    case 'swap': {
      const there = player?.crew[move.place - 1];
      return text('scythia.preview.swap', {
        card: nameOf(text, 'crew', move.card),
        other: there ? nameOf(text, 'crew', there.name) : '',
      });
    }
    case 'play':
      return text('scythia.preview.play', {
        card: nameOf(text, 'crew', move.card),
        effect: crewSides(text, view, move.card).effect,
      });
    case 'discard':
      return text('scythia.preview.discard', { card: nameOf(text, 'crew', move.card) });
    case 'hero':
      return player?.hero ? heroSentence(text, view, player.hero) : '';
    case 'unlock': {
      const crew = player?.crew[move.place - 1];
      if (!crew) return '';
      return text('scythia.preview.unlock', {
        card: nameOf(text, 'crew', crew.name),
        effect: crewSides(text, view, crew.name).effect,
      });
    }
    case 'eagle':
    case 'horse': {
      const animal = view.animals.row[move.row - 1];
      return animal ? text('scythia.preview.animal', { animal: animalHalfText(text, view, animal, move.do) }) : '';
    }
    case 'at':
      return text('scythia.preview.at', { place: move.place });
    case 'complete':
      return text('scythia.preview.complete', { quest: questText(text, view, move.quest) });
    case 'plunder':
    case 'plunder-one': {
      const settlement = move.do === 'plunder' ? view.raid?.settlement : move.settlement;
      const slot = view.slots.find((each) => each.settlement === settlement && each.slot === move.slot);
      return slot ? slotSentence(text, view, slot) : '';
    }
    case 'heal': {
      const crew = player?.crew[move.place - 1];
      return crew ? text('scythia.preview.heal', { card: nameOf(text, 'crew', crew.name) }) : '';
    }
    case 'wound':
      return woundSentence(decision, move.place);
    default:
      return '';
  }
}

function raidSentence({ text, view }: ScythiaDecision, settlement: string): string {
  const outlook = raidOutlook(view, settlement);
  const below = belowText(text, outlook.settlement);
  const kumis = view.players[seatOf(view.turn)]?.kumis ?? 0;
  const tiers = (n: number) =>
    outlook
      .tiersWith(n)
      .map(({ points, chance }) =>
        text('scythia.preview.tier', { points: counted(text, 'points', points), chance: perCent(chance) }),
      )
      .join(', ');
  return [
    text('scythia.preview.raid', {
      settlement: settlementName(text, settlement),
      cost:
        amountsText(text, { provisions: outlook.provisions, wagon: outlook.wagons }) || text('scythia.preview.free'),
      tiers: tiers(0),
    }),
    ...(kumis > 0
      ? [text('scythia.preview.raidKumis', { kumis: counted(text, 'kumis', kumis), tiers: tiers(kumis) })]
      : []),
    text('scythia.preview.raidWounds', { low: Math.round(10 * outlook.wounds.expected) / 10 }),
    ...(below ? [`${below}.`] : []),
  ].join(' ');
}

function woundSentence({ text, view }: ScythiaDecision, place: number): string {
  const crew = view.players[seatOf(view.turn)]?.crew[place - 1];
  if (!crew) return '';
  const left = crewCard(view, crew.name).strength - crew.wounds;
  const card = nameOf(text, 'crew', crew.name);
  return left > 0 ? text('scythia.preview.wound', { card, left: left - 1 }) : text('scythia.preview.kill', { card });
}
