import type { ScythiaPosition } from '../index.ts';
import { amountsToText, effectToText } from '../rules/cards/effects.ts';
import { BUILDING_NAMES } from '../rules/notation.ts';
import type { Ability, Scenario, ScenarioSettlement } from '../rules/scenario/scenario-types.ts';
import { SCENARIOS } from '../rules/turn/set-up.ts';
import { plural } from './players.ts';

/** Views come from a table that has checked its scenario. */
const scenarioOf = ({ scenario }: ScythiaPosition): Scenario =>
  (typeof scenario === 'string' ? SCENARIOS[scenario] : scenario) as Scenario;

/** 'Scout (cost 2, strength 1)' */
export function crewInHand(view: ScythiaPosition, name: string): string {
  const card = scenarioOf(view).crew.find((each) => each.name === name);
  return card ? `${name} (cost ${card.cost}, strength ${card.strength})` : name;
}

export function heroInWords(view: ScythiaPosition, name: string): string {
  const hero = scenarioOf(view).heroes.find((each) => each.name === name);
  return hero ? `${name}: ${effectToText(hero.effect)}` : name;
}

/** What a crew is worth, what it does once hired, and what from the hand. */
export function crewInWords(view: ScythiaPosition, name: string): string {
  const card = scenarioOf(view).crew.find((each) => each.name === name);
  if (!card) return name;
  return `${name}: cost ${card.cost}, strength ${card.strength}; hired: ${abilityToText(card.ability)}; from the hand: ${effectToText(card.effect)}`;
}

/** What a raid there takes, and what it gives. */
export function needsOf(view: ScythiaPosition, name: string): string {
  const one = scenarioOf(view).settlements.find((each) => each.name === name);
  return one ? needsInWords(one) : '';
}

export function needsInWords(one: ScenarioSettlement): string {
  const dice = [one.dice.red ? `${one.dice.red} red` : '', one.dice.white ? `${one.dice.white} white` : ''];
  const parts = [
    `${one.workers.join('/')} worker`,
    `${one.crew} crew`,
    plural(one.provisions, 'provision'),
    ...(one.wagons ? [plural(one.wagons, 'wagon')] : []),
    `dice ${dice.filter(Boolean).join(' ') || 'none'}`,
    one.tiers.map(({ strength, points }) => `strength ${strength} for ${plural(points, 'point')}`).join(', '),
  ];
  return parts.join('; ');
}

const per = (ability: { readonly per?: string; readonly each?: number }): string =>
  ability.per ? ` per ${ability.each && ability.each > 1 ? `${ability.each} ` : ''}${ability.per}` : '';

function abilityToText(ability: Ability): string {
  if ('raid' in ability) return `raiding ${ability.raid} gains ${amountsToText(ability.gain)}`;
  if ('strength' in ability) {
    const where = ability.region ? ` in ${ability.region}` : '';
    const worker = ability.worker ? ` with a ${ability.worker} worker` : '';
    return `strength +${ability.strength}${per(ability)}${where}${worker}`;
  }
  if ('ignore' in ability)
    return `ignores ${plural(ability.ignore, 'wound')}${ability.region ? ` in ${ability.region}` : ''}`;
  if ('reroll' in ability) return `rerolls ${plural(ability.reroll, 'die', 'dice')}`;
  if ('raidCost' in ability) {
    const { provisions = 0, wagon = 0 } = ability.raidCost;
    return `raids cost ${amountsToText({ provisions: Math.abs(provisions), wagon: Math.abs(wagon) })} less`;
  }
  if ('hireCost' in ability) return `hiring costs ${Math.abs(ability.hireCost)} silver less`;
  if ('building' in ability) return `at the ${BUILDING_NAMES[ability.building]} gains ${amountsToText(ability.gain)}`;
  if ('whenWounded' in ability) return `when wounded gains ${amountsToText(ability.whenWounded)}`;
  if ('whenKilled' in ability)
    return ability.whenKilled === 'return'
      ? 'when killed comes back to the hand'
      : `when killed gains ${amountsToText(ability.whenKilled)}`;
  const most = ability.most ? `, at most ${ability.most}` : '';
  return `at the end ${plural(ability.end, 'point')}${per(ability)}${most}`;
}
