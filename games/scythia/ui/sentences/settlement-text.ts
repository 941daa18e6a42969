import type { Text } from '@tessera/ui';
import type { ScythiaPosition, SlotPosition } from '../../rules/position/position-types.ts';
import type { ScenarioSettlement } from '../../rules/scenario/scenario-types.ts';
import { settlementOf } from '../scenario-of.ts';
import { counted, nameOf } from './card-names.ts';
import { amountsText } from './effect-text.ts';
import { questText } from './quest-text.ts';
import { settlementName } from './where.ts';

export const slotsOf = (view: ScythiaPosition, settlement: string): SlotPosition[] =>
  view.slots.filter((slot) => slot.settlement === settlement && slot.used);

export const hasPlunder = (slot: SlotPosition): boolean => Object.values(slot.plunder).some((n) => n > 0);

export const workersText = (text: Text, { workers }: ScenarioSettlement): string =>
  workers.map((colour) => text(`scythia.colour.${colour}`)).reduce((a, b) => text('scythia.or', { a, b }));

const tiersText = (text: Text, { tiers }: ScenarioSettlement): string =>
  tiers
    .map(({ strength, points }) =>
      text('scythia.settlement.tier', { strength, points: counted(text, 'points', points) }),
    )
    .join(', ');

/** What missing every tier costs; empty where it costs nothing. */
export const belowText = (text: Text, { tiers, wounds }: ScenarioSettlement): string =>
  wounds > 0 ? text('scythia.raid.below', { strength: tiers[0]?.strength ?? 0, count: wounds }) : '';

/** All that is printed there: workers, crew, cost, tiers. */
export function settlementSentence(text: Text, view: ScythiaPosition, name: string): string {
  const settlement = settlementOf(view, name);
  return text('scythia.settlement.says', {
    name: settlementName(text, name),
    region: nameOf(text, 'region', settlement.region),
    workers: workersText(text, settlement),
    crew: counted(text, 'crew', settlement.crew),
    cost: amountsText(text, { provisions: settlement.provisions, wagon: settlement.wagons }),
    tiers: tiersText(text, settlement),
  });
}

export function slotSentence(text: Text, view: ScythiaPosition, slot: SlotPosition): string {
  if (!slot.used) return text('scythia.slot.unused');
  const parts = [
    hasPlunder(slot) ? amountsText(text, slot.plunder) : text('scythia.slot.empty'),
    ...(slot.worker ? [nameOf(text, 'worker', slot.worker)] : []),
    ...(slot.quest ? [questText(text, view, slot.quest)] : []),
  ];
  return text('scythia.slot.says', {
    settlement: settlementName(text, slot.settlement),
    slot: slot.slot,
    what: parts.join('; '),
  });
}
