import type { Text } from '@tessera/ui';
import type { Ability, Amounts } from '../../rules/scenario/scenario-types.ts';
import { nameOf } from './card-names.ts';
import { amountsText } from './effect-text.ts';

/** What a crew does while it is hired, in a few words. */
export function abilityText(text: Text, ability: Ability): string {
  const say = (key: string, args?: Record<string, string | number>) => text(`scythia.ability.${key}`, args);
  if ('raid' in ability) return say('raid', { region: ability.raid, gain: amountsText(text, ability.gain) });
  if ('strength' in ability) {
    const { strength: count, region, worker, per, each = 1 } = ability;
    if (per) return say('strengthPer', { count, per: text(`scythia.per.${per}`, { each }) });
    if (region) return say('strengthRegion', { count, region });
    return worker ? say('strengthWorker', { count, worker }) : say('strength', { count });
  }
  if ('ignore' in ability)
    return ability.region
      ? say('ignoreRegion', { count: ability.ignore, region: ability.region })
      : say('ignore', { count: ability.ignore });
  if ('reroll' in ability) return say('reroll', { count: ability.reroll });
  if ('raidCost' in ability) return say('raidCost', { what: amountsText(text, ability.raidCost as Amounts) });
  if ('hireCost' in ability) return say('hireCost', { count: ability.hireCost });
  if ('building' in ability)
    return say('building', {
      building: nameOf(text, 'building', ability.building),
      gain: amountsText(text, ability.gain),
    });
  if ('whenWounded' in ability) return say('whenWounded', { gain: amountsText(text, ability.whenWounded) });
  if ('whenKilled' in ability)
    return ability.whenKilled === 'return'
      ? say('returns')
      : say('whenKilled', { gain: amountsText(text, ability.whenKilled) });
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
