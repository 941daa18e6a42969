import type { Text } from '@tessera/ui';
import type { Ability, Amounts } from '../../rules/scenario/scenario-types.ts';
import { nameOf } from './card-names.ts';
import { amountsText } from './effect-text.ts';

/** What a crew does while it is hired, in a few words. */
export function abilityText(text: Text, ability: Ability): string {
  if ('raid' in ability)
    return text('scythia.ability.raid', { region: ability.raid, gain: amountsText(text, ability.gain) });
  if ('strength' in ability) {
    const { strength: count, region, worker, per, each = 1 } = ability;
    if (per) return text('scythia.ability.strengthPer', { count, per: text(`scythia.per.${per}`, { each }) });
    if (region) return text('scythia.ability.strengthRegion', { count, region });
    return worker
      ? text('scythia.ability.strengthWorker', { count, worker })
      : text('scythia.ability.strength', { count });
  }
  if ('ignore' in ability)
    return ability.region
      ? text('scythia.ability.ignoreRegion', { count: ability.ignore, region: ability.region })
      : text('scythia.ability.ignore', { count: ability.ignore });
  if ('reroll' in ability) return text('scythia.ability.reroll', { count: ability.reroll });
  if ('raidCost' in ability)
    return text('scythia.ability.raidCost', { what: amountsText(text, ability.raidCost as Amounts) });
  if ('hireCost' in ability) return text('scythia.ability.hireCost', { count: ability.hireCost });
  if ('building' in ability)
    return text('scythia.ability.building', {
      building: nameOf(text, 'building', ability.building),
      gain: amountsText(text, ability.gain),
    });
  if ('whenWounded' in ability)
    return text('scythia.ability.whenWounded', { gain: amountsText(text, ability.whenWounded) });
  if ('whenKilled' in ability)
    return ability.whenKilled === 'return'
      ? text('scythia.ability.returns')
      : text('scythia.ability.whenKilled', { gain: amountsText(text, ability.whenKilled) });
  return endText(text, ability);
}

function endText(text: Text, ability: Extract<Ability, { end: number }>): string {
  const { end: count, per, each = 1, most } = ability;
  if (!per) return text('scythia.ability.end', { count });
  const what = text(`scythia.per.${per}`, { each });
  return most === undefined
    ? text('scythia.ability.endPer', { count, per: what })
    : text('scythia.ability.endPerMost', { count, per: what, most });
}
