import { isObject, nameKey, quote } from '@tessera/kernel';
import { effectToText } from './effects.ts';
import { BUILDINGS, COUNTED, type Effect, PLUNDER, REGIONS, RESOURCES, WORKER_COLOURS } from './scenario-types.ts';

const MAX_AMOUNT = 9;
const MAX_DEPTH = 6;
const MAX_PARTS = 6;
/** Effects in one effect: all of a deck are numbered, and what is pending is such a number. */
const MAX_NODES = 60;

const STORE = ['silver', 'kumis', 'provisions', ...PLUNDER];

/** Effects by the field that names them: how each is checked. */
type Check = (effect: Record<string, unknown>, of: string, depth: number) => string | undefined;

const EFFECTS: Readonly<Record<string, { readonly more?: readonly string[]; readonly check: Check }>> = {
  gain: { check: (effect, of) => checkAmounts(effect['gain'], RESOURCES, `What ${of} gains`) },
  spend: {
    more: ['to'],
    check: (effect, of, depth) =>
      checkAmounts(effect['spend'], [...RESOURCES, 'plunder'], `What ${of} spends`) ?? nested(effect['to'], of, depth),
  },
  choose: { check: (effect, of, depth) => checkParts(effect['choose'], of, depth) ?? distinct(effect['choose'], of) },
  all: { check: (effect, of, depth) => checkParts(effect['all'], of, depth) },
  heal: { check: (effect, of) => checkNumber(effect['heal'], `What ${of} heals`, 1) },
  hire: { check: (effect, of) => checkNumber(effect['hire'], `The discount of ${of}`, 0) },
  take: { check: (effect, of) => checkWord(effect['take'], `What ${of} takes`, ['eagle', 'horse']) },
  discard: { check: (effect, of) => checkNumber(effect['discard'], `What ${of} discards`, 1) },
  ifMore: {
    more: ['then', 'else'],
    check: (effect, of, depth) =>
      checkWord(effect['ifMore'], `What ${of} compares`, RESOURCES) ??
      nested(effect['then'], of, depth) ??
      (effect['else'] === undefined ? undefined : nested(effect['else'], of, depth)),
  },
  plunder: { check: (effect, of) => checkWord(effect['plunder'], `Where ${of} plunders`, REGIONS) },
  takeFromPlayers: {
    check: (effect, of) => checkWord(effect['takeFromPlayers'], `What ${of} takes from players`, STORE),
  },
  swap: { check: (effect, of) => checkWord(effect['swap'], `What ${of} swaps`, ['crew', 'eagle']) },
  complete: { check: (effect, of) => checkWord(effect['complete'], `What ${of} completes`, ['quest']) },
  visit: { check: (effect, of) => checkWord(effect['visit'], `What ${of} visits`, ['any']) },
  another: { check: (effect, of) => checkWord(effect['another'], `The other action of ${of}`, ['town-centre']) },
};

const nested = (effect: unknown, of: string, depth: number): string | undefined => checkEffect(effect, of, depth + 1);

/** What is wrong with an effect, or nothing. */
export function checkEffect(effect: unknown, of: string, depth = 0): string | undefined {
  if (depth > MAX_DEPTH) return `The effect of ${of} is too deep.`;
  if (!isObject(effect)) return `An effect of ${of} is an object, not ${quote(effect)}.`;
  const kind = Object.keys(EFFECTS).find((name) => Object.hasOwn(effect, name));
  if (!kind) return `An effect of ${of} is one of ${Object.keys(EFFECTS).join(', ')}.`;
  const { more = [], check } = EFFECTS[kind];
  const other = Object.keys(effect).find((field) => field !== kind && !more.includes(field));
  if (other !== undefined) return `The effect "${kind}" of ${of} can't have ${quote(other)}.`;
  const problem = check(effect, of, depth);
  return problem === undefined && depth === 0 && nodesIn(effect) > MAX_NODES
    ? `The effect of ${of} has more than ${MAX_NODES} parts.`
    : problem;
}

/** How many effects a sound one is made of. */
function nodesIn(effect: Record<string, unknown>): number {
  const { choose, all, to, then, else: otherwise } = effect;
  const kids = [choose, all, to, then, otherwise].flat().filter(isObject);
  return kids.reduce((sum, kid) => sum + nodesIn(kid), 1);
}

function checkParts(parts: unknown, of: string, depth: number): string | undefined {
  if (!Array.isArray(parts) || parts.length < 2 || parts.length > MAX_PARTS)
    return `The parts of an effect of ${of} are a list of 2 to ${MAX_PARTS}.`;
  for (const part of parts) {
    const problem = nested(part, of, depth);
    if (problem) return problem;
  }
  return undefined;
}

/** Two ways of a choice must be told apart by what is picked, or the notation could not say which. */
function distinct(parts: unknown, of: string): string | undefined {
  const kinds = (parts as Record<string, unknown>[]).map(pickOf);
  return new Set(kinds).size === kinds.length ? undefined : `Two choices of ${of} can't be told apart.`;
}

const PICKS = ['hire', 'plunder', 'swap', 'complete', 'visit', 'take'];

function pickOf(effect: Record<string, unknown>): string {
  const inner = isObject(effect['to']) ? effect['to'] : {};
  if (Object.hasOwn(effect, 'spend') && Object.hasOwn(inner, 'take')) return `take ${inner['take']}`;
  const kind = PICKS.find((name) => Object.hasOwn(effect, name));
  if (!kind) return nameKey(effectToText(effect as Effect));
  return kind === 'swap' || kind === 'take' ? `${kind} ${effect[kind]}` : kind;
}

function checkAmounts(amounts: unknown, kinds: readonly string[], what: string): string | undefined {
  if (!isObject(amounts)) return `${what} is an object such as {"silver": 2}, not ${quote(amounts)}.`;
  if (Object.keys(amounts).length === 0) return `${what} is nothing.`;
  for (const [kind, n] of Object.entries(amounts)) {
    const problem = checkWord(kind, what, kinds) ?? checkNumber(n, `${what}, ${kind},`, 1);
    if (problem) return problem;
  }
  return undefined;
}

const checkNumber = (value: unknown, what: string, least: number): string | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= MAX_AMOUNT
    ? undefined
    : `${what} is a whole number from ${least} to ${MAX_AMOUNT}, not ${quote(value)}.`;

const checkWord = (value: unknown, what: string, words: readonly string[]): string | undefined =>
  typeof value === 'string' && words.includes(value)
    ? undefined
    : `${what} is one of ${words.join(', ')}, not ${quote(value)}.`;

const optional = (value: unknown, check: (value: unknown) => string | undefined): string | undefined =>
  value === undefined ? undefined : check(value);

interface AbilityCheck {
  readonly more?: readonly string[];
  readonly check: (ability: Record<string, unknown>, of: string) => string | undefined;
}

const COUNTS: AbilityCheck['check'] = (ability, of) =>
  optional(ability['per'], (per) => checkWord(per, `What the ability of ${of} counts`, COUNTED)) ??
  optional(ability['each'], (each) => checkNumber(each, `How many ${of} counts as one`, 1)) ??
  optional(ability['most'], (most) => checkNumber(most, `The most that ${of} gives`, 1));

const ABILITIES: Readonly<Record<string, AbilityCheck>> = {
  raid: {
    more: ['gain'],
    check: (ability, of) =>
      checkWord(ability['raid'], `Where ${of} is rewarded`, REGIONS) ??
      checkAmounts(ability['gain'], RESOURCES, `The reward of ${of}`),
  },
  strength: {
    more: ['region', 'worker', 'per', 'each'],
    check: (ability, of) =>
      checkNumber(ability['strength'], `The strength that ${of} adds`, 1) ??
      optional(ability['region'], (region) => checkWord(region, `Where ${of} adds strength`, REGIONS)) ??
      optional(ability['worker'], (worker) => checkWord(worker, `The worker of ${of}`, WORKER_COLOURS)) ??
      COUNTS(ability, of),
  },
  ignore: {
    more: ['region'],
    check: (ability, of) =>
      checkNumber(ability['ignore'], `The wounds that ${of} ignores`, 1) ??
      optional(ability['region'], (region) => checkWord(region, `Where ${of} ignores wounds`, REGIONS)),
  },
  reroll: { check: (ability, of) => checkNumber(ability['reroll'], `The rerolls of ${of}`, 1) },
  raidCost: {
    check: (ability, of) => checkAmounts(ability['raidCost'], ['provisions', 'wagon'], `What ${of} saves on a raid`),
  },
  hireCost: { check: (ability, of) => checkNumber(ability['hireCost'], `What ${of} saves on hiring`, 1) },
  building: {
    more: ['gain'],
    check: (ability, of) =>
      checkWord(ability['building'], `The building of ${of}`, BUILDINGS) ??
      checkAmounts(ability['gain'], RESOURCES, `What ${of} adds there`),
  },
  whenWounded: {
    check: (ability, of) => checkAmounts(ability['whenWounded'], RESOURCES, `What ${of} gives when wounded`),
  },
  whenKilled: {
    check: (ability, of) =>
      ability['whenKilled'] === 'return'
        ? undefined
        : checkAmounts(ability['whenKilled'], RESOURCES, `What ${of} gives when killed`),
  },
  end: {
    more: ['per', 'each', 'most'],
    check: (ability, of) => checkNumber(ability['end'], `The end points of ${of}`, 1) ?? COUNTS(ability, of),
  },
};

/** What is wrong with an ability, or nothing. */
export function checkAbility(ability: unknown, of: string): string | undefined {
  if (!isObject(ability)) return `The ability of ${of} is an object, not ${quote(ability)}.`;
  const kind = Object.keys(ABILITIES).find((name) => Object.hasOwn(ability, name));
  if (!kind) return `The ability of ${of} is one of ${Object.keys(ABILITIES).join(', ')}.`;
  const { more = [], check } = ABILITIES[kind];
  const other = Object.keys(ability).find((field) => field !== kind && !more.includes(field));
  return other === undefined ? check(ability, of) : `The ability "${kind}" of ${of} can't have ${quote(other)}.`;
}
