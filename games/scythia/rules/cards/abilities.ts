import { type Ability, BUILDINGS, COUNTED, REGIONS, WORKER_COLOURS } from '../scenario/scenario-types.ts';
import { amountsOf, RESOURCE_COUNT } from './effects.ts';

export const Trigger = {
  reward: 0,
  strength: 1,
  ignore: 2,
  reroll: 3,
  raidCost: 4,
  hireCost: 5,
  building: 6,
  wounded: 7,
  killed: 8,
  killedReturns: 9,
  end: 10,
} as const;

export const Count = {
  eagle: 0,
  otherCrew: 1,
  horse: 2,
  quest: 3,
  gold: 4,
  equipment: 5,
  wagon: 6,
  livestock: 7,
} as const;
export const ANY = -1;
const NO_CAP = 10_000;

/** A left-hand ability, ready to be asked for. */
export interface CompiledAbility {
  readonly trigger: number;
  readonly amount: number;
  /** A region, a worker colour, or ANY. */
  readonly region: number;
  readonly worker: number;
  /** A building, for a bonus there. */
  readonly building: number;
  /** What is counted, or ANY for a fixed amount. */
  readonly per: number;
  readonly each: number;
  readonly most: number;
  readonly gain: Int8Array;
}

const NOTHING = new Int8Array(RESOURCE_COUNT);

export function compileAbility(ability: Ability): CompiledAbility {
  const make = (trigger: number, amount: number, more: Partial<CompiledAbility> = {}): CompiledAbility => ({
    trigger,
    amount,
    region: ANY,
    worker: ANY,
    building: ANY,
    per: ANY,
    each: 1,
    most: NO_CAP,
    gain: NOTHING,
    ...more,
  });
  if ('raid' in ability)
    return make(Trigger.reward, 1, { region: REGIONS.indexOf(ability.raid), gain: amountsOf(ability.gain) });
  if ('strength' in ability)
    return make(Trigger.strength, ability.strength, {
      region: ability.region ? REGIONS.indexOf(ability.region) : ANY,
      worker: ability.worker ? WORKER_COLOURS.indexOf(ability.worker) : ANY,
      per: ability.per ? COUNTED.indexOf(ability.per) : ANY,
      each: ability.each ?? 1,
    });
  if ('ignore' in ability)
    return make(Trigger.ignore, ability.ignore, { region: ability.region ? REGIONS.indexOf(ability.region) : ANY });
  if ('reroll' in ability) return make(Trigger.reroll, ability.reroll);
  if ('raidCost' in ability) return make(Trigger.raidCost, 1, { gain: amountsOf(ability.raidCost) });
  if ('hireCost' in ability) return make(Trigger.hireCost, ability.hireCost);
  if ('building' in ability)
    return make(Trigger.building, 1, { building: BUILDINGS.indexOf(ability.building), gain: amountsOf(ability.gain) });
  if ('whenWounded' in ability) return make(Trigger.wounded, 1, { gain: amountsOf(ability.whenWounded) });
  if ('whenKilled' in ability)
    return ability.whenKilled === 'return'
      ? make(Trigger.killedReturns, 1)
      : make(Trigger.killed, 1, { gain: amountsOf(ability.whenKilled) });
  return make(Trigger.end, ability.end, {
    per: ability.per ? COUNTED.indexOf(ability.per) : ANY,
    each: ability.each ?? 1,
    most: ability.most ?? NO_CAP,
  });
}
