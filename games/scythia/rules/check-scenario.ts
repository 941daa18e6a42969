import {
  fail,
  isObject,
  nameKey,
  type Outcome,
  ok,
  PLACE_NAME,
  quote,
  SCENARIO_ID,
  withoutSchema,
} from '@tessera/kernel';
import { checkAbility, checkEffect } from './check-cards.ts';
import { need, Objection } from './objection.ts';
import { BUILDINGS, DIE_COLOURS, LEADERS, PLUNDER, REGIONS, type Scenario, WORKER_COLOURS } from './scenario-types.ts';

const FIELDS = [
  'id',
  'name',
  'dice',
  'plunder',
  'settlements',
  'heroes',
  'crew',
  'animals',
  'quests',
  'leaders',
  'schemes',
];
const FACE = /^(\d|\dw|\d\/\dw)$/;
const MAX_NAME = 60;
const MAX_KINDS = 64;
const MAX_COPIES = 20;
/** Hands, pairs and a few to draw, with four players. */
const LEAST_CREW = 40;
const LEAST_HEROES = 5;
/** Two in the village, 18 on the board. */
const LEAST_QUESTS = 20;
const MAX_SLOT = 7;

const number = (value: unknown, what: string, least: number, most: number): void =>
  need(
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most,
    `${what} is a whole number from ${least} to ${most}, not ${quote(value)}.`,
  );

const oneOf = (value: unknown, what: string, values: readonly string[]): void =>
  need(
    typeof value === 'string' && values.includes(value),
    `${what} is one of ${values.join(', ')}, not ${quote(value)}.`,
  );

/** An object with these fields and no others. */
function object(
  value: unknown,
  what: string,
  fields: readonly string[],
  optional: readonly string[] = [],
): Record<string, unknown> {
  if (!isObject(value)) throw new Objection(`${what} is an object, not ${quote(value)}.`);
  for (const field of fields) need(Object.hasOwn(value, field), `${what} has no "${field}".`);
  for (const field of Object.keys(value))
    need(fields.includes(field) || optional.includes(field), `${what} can't have ${quote(field)}.`);
  return value;
}

function list(value: unknown, what: string, least: number, most: number): readonly unknown[] {
  if (!Array.isArray(value)) throw new Objection(`${what} are a list, not ${quote(value)}.`);
  need(value.length >= least && value.length <= most, `${what} are ${least} to ${most}, not ${value.length}.`);
  return value;
}

/** A list of things that each have a name of their own. */
function named(value: unknown, what: string, least: number, most: number, fields: readonly string[]) {
  const seen = new Set<string>();
  return list(value, what, least, most).map((item, index) => {
    const thing = object(item, `Number ${index + 1} of the ${what}`, fields);
    const name = thing['name'];
    if (typeof name !== 'string' || !PLACE_NAME.test(name))
      throw new Objection(`The name of number ${index + 1} of the ${what} is a few letters, not ${quote(name)}.`);
    need(!seen.has(nameKey(name)), `Two of the ${what} are named ${name}.`);
    seen.add(nameKey(name));
    return { name, thing };
  });
}

/** A scenario as somebody wrote it: sound, or what is wrong with it in a sentence that names the thing. */
export function checkScenario(json: unknown): Outcome<Scenario> {
  try {
    check(json);
    return ok(withoutSchema(json as Scenario));
  } catch (error) {
    if (error instanceof Objection) return fail('bad-scenario', error.message);
    throw error;
  }
}

function check(json: unknown): void {
  const scenario = object(json, 'A scenario of Scythia', FIELDS, ['$schema']);
  const { id, name } = scenario;
  need(
    typeof id === 'string' && SCENARIO_ID.test(id),
    `The id of a scenario is small letters, digits and dashes, not ${quote(id)}.`,
  );
  need(
    typeof name === 'string' && name.length <= MAX_NAME && /\S/.test(name),
    `The name of a scenario is 1 to ${MAX_NAME} characters, not ${quote(name)}.`,
  );
  checkDice(scenario['dice']);
  const plunder = object(scenario['plunder'], 'The plunder', PLUNDER);
  for (const kind of PLUNDER) number(plunder[kind], `The ${kind} of the plunder`, 0, 120);
  const inSlots = checkSettlements(scenario['settlements']);
  const tokens = PLUNDER.reduce((sum, kind) => sum + Number(plunder[kind]), 0);
  need(tokens >= inSlots, `The slots hold ${inSlots} plunder, but there are only ${tokens} tokens.`);
  for (const { name: hero, thing } of named(scenario['heroes'], 'heroes', LEAST_HEROES, MAX_KINDS, ['name', 'effect']))
    sentence(checkEffect(thing['effect'], hero));
  checkCrew(scenario['crew']);
  checkAnimals(scenario['animals']);
  checkQuests(scenario['quests']);
  checkRivals(scenario['leaders'], scenario['schemes']);
}

const sentence = (problem: string | undefined): void => need(problem === undefined, problem ?? '');

function checkDice(value: unknown): void {
  const dice = object(value, 'The dice', DIE_COLOURS);
  for (const colour of DIE_COLOURS)
    for (const face of list(dice[colour], `The faces of the ${colour} die`, 6, 6))
      need(
        typeof face === 'string' && FACE.test(face),
        `A face of the ${colour} die is strength and wounds such as "2", "3w" or "2/2w", not ${quote(face)}.`,
      );
}

function checkSettlements(value: unknown): number {
  const fields = ['name', 'region', 'workers', 'crew', 'provisions', 'wagons', 'dice', 'tiers', 'wounds', 'slots'];
  let plunder = 0;
  for (const [index, { name, thing }] of named(value, 'settlements', 12, 12, fields).entries()) {
    const region = REGIONS[Math.floor(index / 3)];
    need(thing['region'] === region, `${name} is number ${index + 1} of the settlements, so it lies in ${region}.`);
    const workers = list(thing['workers'], `The workers that ${name} takes`, 1, 3);
    for (const colour of workers) oneOf(colour, `A worker that ${name} takes`, WORKER_COLOURS);
    need(new Set(workers).size === workers.length, `${name} names a worker twice.`);
    number(thing['crew'], `The crew for ${name}`, 0, 5);
    number(thing['provisions'], `The provisions for ${name}`, 0, 8);
    number(thing['wagons'], `The wagons for ${name}`, 0, 8);
    const dice = object(thing['dice'], `The dice of ${name}`, ['red', 'white']);
    number(dice['red'], `The red dice of ${name}`, 0, 4);
    number(dice['white'], `The white dice of ${name}`, 0, 4);
    let before = -1;
    for (const item of list(thing['tiers'], `The tiers of ${name}`, 1, 5)) {
      const tier = object(item, `A tier of ${name}`, ['strength', 'points']);
      number(tier['strength'], `The strength of a tier of ${name}`, before + 1, 99);
      number(tier['points'], `The points of a tier of ${name}`, 0, 99);
      before = Number(tier['strength']);
    }
    number(thing['wounds'], `The wounds of ${name}`, 0, 9);
    for (const item of list(thing['slots'], `The slots of ${name}`, 2, 2)) {
      const slot = object(item, `A slot of ${name}`, ['plunder', 'worker']);
      number(slot['plunder'], `The plunder of a slot of ${name}`, 1, MAX_SLOT);
      oneOf(slot['worker'], `The worker of a slot of ${name}`, WORKER_COLOURS);
      plunder += Number(slot['plunder']);
    }
  }
  return plunder;
}

function checkCrew(value: unknown): void {
  let cards = 0;
  for (const { name, thing } of named(value, 'crew', 1, MAX_KINDS, [
    'name',
    'copies',
    'cost',
    'strength',
    'ability',
    'effect',
  ])) {
    number(thing['copies'], `The copies of ${name}`, 1, MAX_COPIES);
    number(thing['cost'], `The cost of ${name}`, 0, 8);
    number(thing['strength'], `The strength of ${name}`, 0, 9);
    cards += Number(thing['copies']);
    sentence(checkAbility(thing['ability'], name) ?? checkEffect(thing['effect'], name));
  }
  need(cards >= LEAST_CREW, `There are ${cards} crew cards; at least ${LEAST_CREW} are needed.`);
}

function checkAnimals(value: unknown): void {
  for (const { name, thing } of named(value, 'animals', 1, MAX_KINDS, ['name', 'copies', 'eagle', 'horse'])) {
    number(thing['copies'], `The copies of ${name}`, 1, MAX_COPIES);
    const eagle = object(thing['eagle'], `The eagle of ${name}`, ['kind', 'strength', 'points']);
    oneOf(eagle['kind'], `The kind of the eagle of ${name}`, ['double', 'unlock', 'plain']);
    const horse = object(thing['horse'], `The horse of ${name}`, ['strength', 'points']);
    for (const half of [eagle, horse]) {
      number(half['strength'], `The strength of a half of ${name}`, 0, 9);
      number(half['points'], `The points of a half of ${name}`, 0, 9);
    }
  }
}

function checkQuests(value: unknown): void {
  for (const [index, item] of list(value, 'The quests', LEAST_QUESTS, MAX_KINDS).entries()) {
    const what = `Quest number ${index + 1}`;
    const asksStrength = isObject(item) && Object.hasOwn(item, 'strength');
    const quest = object(item, what, [asksStrength ? 'strength' : 'cost', 'points']);
    number(quest['points'], `The points of quest number ${index + 1}`, 0, 30);
    if (asksStrength) {
      number(quest['strength'], `The strength of quest number ${index + 1}`, 1, 30);
      continue;
    }
    const { cost } = quest;
    if (!isObject(cost)) throw new Objection(`The cost of quest number ${index + 1} is an object, not ${quote(cost)}.`);
    const kinds = Object.entries(cost);
    need(kinds.length > 0, `${what} costs nothing.`);
    for (const [kind, n] of kinds) {
      oneOf(kind, `What quest number ${index + 1} costs`, ['silver', ...PLUNDER]);
      number(n, `The ${kind} of quest number ${index + 1}`, 1, 8);
    }
  }
}

function checkRivals(leaders: unknown, schemes: unknown): void {
  for (const [index, { name, thing }] of named(leaders, 'leaders', 4, 4, [
    'name',
    'strength',
    'provisions',
    'gains',
  ]).entries()) {
    need(name === LEADERS[index], `The leaders are ${LEADERS.join(', ')}, in this order.`);
    number(thing['strength'], `The strength of the ${name}`, 0, 9);
    number(thing['provisions'], `The provisions of the ${name}`, 0, 9);
    number(thing['gains'], `What the ${name} gains`, 1, 9);
  }
  const fields = ['region', 'slot', 'provisions', 'strength', 'points', 'quest', 'horse', 'blocks'];
  for (const [index, item] of list(schemes, 'The schemes', 1, MAX_KINDS).entries()) {
    const what = `scheme number ${index + 1}`;
    const scheme = object(item, `Scheme number ${index + 1}`, fields);
    oneOf(scheme['region'], `The region of ${what}`, REGIONS);
    number(scheme['slot'], `The slot of ${what}`, 1, 4);
    number(scheme['provisions'], `The provisions of ${what}`, 0, 20);
    number(scheme['strength'], `The strength of ${what}`, 0, 20);
    number(scheme['points'], `The points of ${what}`, 0, 30);
    const quest = object(scheme['quest'], `The quest of ${what}`, ['row', 'along']);
    oneOf(quest['row'], `The row of the quest of ${what}`, ['down', 'up']);
    oneOf(quest['along'], `The direction of the quest of ${what}`, ['right', 'left']);
    number(scheme['horse'], `The horse of ${what}`, 1, 3);
    oneOf(scheme['blocks'], `The building that ${what} blocks`, BUILDINGS);
  }
}
