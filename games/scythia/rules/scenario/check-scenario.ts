import { found, isObject, type Outcome, SCENARIO_ID, withoutSchema } from '@tessera/kernel';
import { checkAbility, checkEffect } from './check-cards.ts';
import { list, named, number, object, oneOf, within } from './scenario-fields.ts';
import { outcomeOf, refuse } from './scenario-problem.ts';
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

/** A scenario as somebody wrote it: sound, or what is wrong with it in a sentence that names the thing. */
export const checkScenario = (json: unknown): Outcome<Scenario> =>
  outcomeOf(() => {
    check(json);
    return withoutSchema(json as Scenario);
  });

function check(json: unknown): void {
  const scenario = object(json, 'scenario', FIELDS, ['$schema']);
  const { id, name } = scenario;
  if (typeof id !== 'string' || !SCENARIO_ID.test(id)) refuse('badId', { found: found(id) });
  if (typeof name !== 'string' || name.length > MAX_NAME || !/\S/.test(name))
    refuse('badName', { most: MAX_NAME, found: found(name) });
  checkDice(scenario['dice']);
  const plunder = object(scenario['plunder'], 'plunder', PLUNDER);
  for (const kind of PLUNDER) number(plunder[kind], within('plunder', kind), 0, 120);
  const inSlots = checkSettlements(scenario['settlements']);
  const tokens = PLUNDER.reduce((sum, kind) => sum + Number(plunder[kind]), 0);
  if (tokens < inSlots) refuse('fewTokens', { plunder: inSlots, tokens });
  for (const { name: hero, thing, place } of named(scenario['heroes'], 'heroes', LEAST_HEROES, MAX_KINDS, [
    'name',
    'effect',
  ]))
    checkEffect(thing['effect'], hero, within(place, 'effect'));
  checkCrew(scenario['crew']);
  checkAnimals(scenario['animals']);
  checkQuests(scenario['quests']);
  checkRivals(scenario['leaders'], scenario['schemes']);
}

function checkDice(value: unknown): void {
  const dice = object(value, 'dice', DIE_COLOURS);
  for (const colour of DIE_COLOURS) {
    const place = within('dice', colour);
    for (const face of list(dice[colour], place, 6, 6))
      if (typeof face !== 'string' || !FACE.test(face)) refuse('badFace', { place, found: found(face) });
  }
}

function checkSettlements(value: unknown): number {
  const fields = ['name', 'region', 'workers', 'crew', 'provisions', 'wagons', 'dice', 'tiers', 'wounds', 'slots'];
  let plunder = 0;
  for (const [index, { name, thing, place }] of named(value, 'settlements', 12, 12, fields).entries()) {
    const region = REGIONS[Math.floor(index / 3)];
    if (thing['region'] !== region) refuse('otherRegion', { settlement: name, number: index + 1, region });
    const workers = list(thing['workers'], within(place, 'workers'), 1, 3);
    for (const [at, colour] of workers.entries()) oneOf(colour, within(place, 'workers', at + 1), WORKER_COLOURS);
    if (new Set(workers).size !== workers.length) refuse('sameWorker', { settlement: name });
    number(thing['crew'], within(place, 'crew'), 0, 5);
    number(thing['provisions'], within(place, 'provisions'), 0, 8);
    number(thing['wagons'], within(place, 'wagons'), 0, 8);
    const dice = object(thing['dice'], within(place, 'dice'), ['red', 'white']);
    number(dice['red'], within(place, 'dice', 'red'), 0, 4);
    number(dice['white'], within(place, 'dice', 'white'), 0, 4);
    let before = -1;
    for (const [at, item] of list(thing['tiers'], within(place, 'tiers'), 1, 5).entries()) {
      const here = within(place, 'tiers', at + 1);
      const tier = object(item, here, ['strength', 'points']);
      number(tier['strength'], within(here, 'strength'), before + 1, 99);
      number(tier['points'], within(here, 'points'), 0, 99);
      before = Number(tier['strength']);
    }
    number(thing['wounds'], within(place, 'wounds'), 0, 9);
    for (const [at, item] of list(thing['slots'], within(place, 'slots'), 2, 2).entries()) {
      const here = within(place, 'slots', at + 1);
      const slot = object(item, here, ['plunder', 'worker']);
      number(slot['plunder'], within(here, 'plunder'), 1, MAX_SLOT);
      oneOf(slot['worker'], within(here, 'worker'), WORKER_COLOURS);
      plunder += Number(slot['plunder']);
    }
  }
  return plunder;
}

function checkCrew(value: unknown): void {
  let cards = 0;
  const fields = ['name', 'copies', 'cost', 'strength', 'ability', 'effect'];
  for (const { name, thing, place } of named(value, 'crew', 1, MAX_KINDS, fields)) {
    number(thing['copies'], within(place, 'copies'), 1, MAX_COPIES);
    number(thing['cost'], within(place, 'cost'), 0, 8);
    number(thing['strength'], within(place, 'strength'), 0, 9);
    cards += Number(thing['copies']);
    checkAbility(thing['ability'], name, within(place, 'ability'));
    checkEffect(thing['effect'], name, within(place, 'effect'));
  }
  if (cards < LEAST_CREW) refuse('fewCrew', { count: cards, least: LEAST_CREW });
}

function checkAnimals(value: unknown): void {
  for (const { thing, place } of named(value, 'animals', 1, MAX_KINDS, ['name', 'copies', 'eagle', 'horse'])) {
    number(thing['copies'], within(place, 'copies'), 1, MAX_COPIES);
    const eagle = object(thing['eagle'], within(place, 'eagle'), ['kind', 'strength', 'points']);
    oneOf(eagle['kind'], within(place, 'eagle', 'kind'), ['double', 'unlock', 'plain']);
    const horse = object(thing['horse'], within(place, 'horse'), ['strength', 'points']);
    for (const [which, half] of Object.entries({ eagle, horse })) {
      number(half['strength'], within(place, which, 'strength'), 0, 9);
      number(half['points'], within(place, which, 'points'), 0, 9);
    }
  }
}

function checkQuests(value: unknown): void {
  for (const [index, item] of list(value, 'quests', LEAST_QUESTS, MAX_KINDS).entries()) {
    const place = within('quests', index + 1);
    const asksStrength = isObject(item) && Object.hasOwn(item, 'strength');
    const quest = object(item, place, [asksStrength ? 'strength' : 'cost', 'points']);
    number(quest['points'], within(place, 'points'), 0, 30);
    if (asksStrength) {
      number(quest['strength'], within(place, 'strength'), 1, 30);
      continue;
    }
    const { cost } = quest;
    if (!isObject(cost)) refuse('notObject', { place: within(place, 'cost'), found: found(cost) });
    const kinds = Object.entries(cost);
    if (kinds.length === 0) refuse('noCost', { place });
    for (const [kind, n] of kinds) {
      oneOf(kind, within(place, 'cost'), ['silver', ...PLUNDER]);
      number(n, within(place, 'cost', kind), 1, 8);
    }
  }
}

function checkRivals(leaders: unknown, schemes: unknown): void {
  const ofLeader = ['name', 'strength', 'provisions', 'gains'];
  for (const [index, { name, thing, place }] of named(leaders, 'leaders', 4, 4, ofLeader).entries()) {
    if (name !== LEADERS[index]) refuse('leaders', { words: LEADERS.join(', ') });
    number(thing['strength'], within(place, 'strength'), 0, 9);
    number(thing['provisions'], within(place, 'provisions'), 0, 9);
    number(thing['gains'], within(place, 'gains'), 1, 9);
  }
  const fields = ['region', 'slot', 'provisions', 'strength', 'points', 'quest', 'horse', 'blocks'];
  for (const [index, item] of list(schemes, 'schemes', 1, MAX_KINDS).entries()) {
    const place = within('schemes', index + 1);
    const scheme = object(item, place, fields);
    oneOf(scheme['region'], within(place, 'region'), REGIONS);
    number(scheme['slot'], within(place, 'slot'), 1, 4);
    number(scheme['provisions'], within(place, 'provisions'), 0, 20);
    number(scheme['strength'], within(place, 'strength'), 0, 20);
    number(scheme['points'], within(place, 'points'), 0, 30);
    const quest = object(scheme['quest'], within(place, 'quest'), ['row', 'along']);
    oneOf(quest['row'], within(place, 'quest', 'row'), ['down', 'up']);
    oneOf(quest['along'], within(place, 'quest', 'along'), ['right', 'left']);
    number(scheme['horse'], within(place, 'horse'), 1, 3);
    oneOf(scheme['blocks'], within(place, 'blocks'), BUILDINGS);
  }
}
