import { found, isObject, nameKey } from '@tessera/kernel';
import { effectToText } from '../cards/effects.ts';
import { list, number, oneOf, within } from './scenario-fields.ts';
import { refuse } from './scenario-problem.ts';
import { BUILDINGS, COUNTED, type Effect, PLUNDER, REGIONS, RESOURCES, WORKER_COLOURS } from './scenario-types.ts';

const MAX_AMOUNT = 9;
const MAX_DEPTH = 6;
const MAX_PARTS = 6;
/** Effects in one effect: all of a deck are numbered, and what is pending is such a number. */
const MAX_NODES = 60;

const STORE = ['silver', 'kumis', 'provisions', ...PLUNDER];

/** A part of a card: whose it is, and where it stands in the file. */
interface Part {
  readonly card: string;
  readonly place: string;
  readonly depth: number;
}
type Fields = Record<string, unknown>;
type Check = (fields: Fields, part: Part) => void;

interface Kind {
  /** The fields that it may have besides the one that names it. */
  readonly more?: readonly string[];
  readonly check: Check;
}

const countIn =
  (field: string, least = 1): Check =>
  (fields, { place }) =>
    number(fields[field], within(place, field), least, MAX_AMOUNT);

const wordIn =
  (field: string, words: readonly string[]): Check =>
  (fields, { place }) =>
    oneOf(fields[field], within(place, field), words);

const amountsIn =
  (field: string, kinds: readonly string[]): Check =>
  (fields, part) => {
    const amounts = fields[field];
    const place = within(part.place, field);
    if (!isObject(amounts)) refuse('badAmounts', { place, example: '{"silver": 2}', found: found(amounts) });
    if (Object.keys(amounts).length === 0) refuse('noAmounts', { place });
    for (const [kind, n] of Object.entries(amounts)) {
      oneOf(kind, place, kinds);
      number(n, within(place, kind), 1, MAX_AMOUNT);
    }
  };

const optional =
  (field: string, check: (field: string) => Check): Check =>
  (fields, part) => {
    if (fields[field] !== undefined) check(field)(fields, part);
  };

const effectIn =
  (field: string): Check =>
  (fields, part) =>
    checkPart(fields[field], { ...part, place: within(part.place, field), depth: part.depth + 1 });

const partsIn =
  (field: string): Check =>
  (fields, part) => {
    const place = within(part.place, field);
    for (const [index, effect] of list(fields[field], place, 2, MAX_PARTS).entries())
      checkPart(effect, { ...part, place: within(place, index + 1), depth: part.depth + 1 });
  };

const all =
  (...checks: readonly Check[]): Check =>
  (fields, part) => {
    for (const check of checks) check(fields, part);
  };

/** Effects by the field that names them: how each is checked. */
const EFFECTS: Readonly<Record<string, Kind>> = {
  gain: { check: amountsIn('gain', RESOURCES) },
  spend: { more: ['to'], check: all(amountsIn('spend', [...RESOURCES, 'plunder']), effectIn('to')) },
  choose: { check: all(partsIn('choose'), distinct) },
  all: { check: partsIn('all') },
  heal: { check: countIn('heal') },
  hire: { check: countIn('hire', 0) },
  take: { check: wordIn('take', ['eagle', 'horse']) },
  discard: { check: countIn('discard') },
  ifMore: {
    more: ['then', 'else'],
    check: all(wordIn('ifMore', RESOURCES), effectIn('then'), optional('else', effectIn)),
  },
  plunder: { check: wordIn('plunder', REGIONS) },
  takeFromPlayers: { check: wordIn('takeFromPlayers', STORE) },
  swap: { check: wordIn('swap', ['crew', 'eagle']) },
  complete: { check: wordIn('complete', ['quest']) },
  visit: { check: wordIn('visit', ['any']) },
  another: { check: wordIn('another', ['town-centre']) },
};

const words = (field: string, of: readonly string[]): Check => optional(field, (each) => wordIn(each, of));
const counts: Check = all(words('per', COUNTED), optional('each', countIn), optional('most', countIn));

const ABILITIES: Readonly<Record<string, Kind>> = {
  raid: { more: ['gain'], check: all(wordIn('raid', REGIONS), amountsIn('gain', RESOURCES)) },
  strength: {
    more: ['region', 'worker', 'per', 'each'],
    check: all(countIn('strength'), words('region', REGIONS), words('worker', WORKER_COLOURS), counts),
  },
  ignore: { more: ['region'], check: all(countIn('ignore'), words('region', REGIONS)) },
  reroll: { check: countIn('reroll') },
  raidCost: { check: amountsIn('raidCost', ['provisions', 'wagon']) },
  hireCost: { check: countIn('hireCost') },
  building: { more: ['gain'], check: all(wordIn('building', BUILDINGS), amountsIn('gain', RESOURCES)) },
  whenWounded: { check: amountsIn('whenWounded', RESOURCES) },
  whenKilled: {
    check: (ability, part) => {
      if (ability['whenKilled'] !== 'return') amountsIn('whenKilled', RESOURCES)(ability, part);
    },
  },
  end: { more: ['per', 'each', 'most'], check: all(countIn('end'), counts) },
};

/** The kind that one of the fields names; no other fields than that kind has. */
function kindOf(value: Fields, { place }: Part, kinds: Readonly<Record<string, Kind>>): Kind | undefined {
  const name = Object.keys(kinds).find((field) => Object.hasOwn(value, field));
  if (name === undefined) return undefined;
  const { more = [] } = kinds[name];
  const other = Object.keys(value).find((field) => field !== name && !more.includes(field));
  if (other !== undefined) refuse('unknownField', { place: within(place, name), field: other.slice(0, 40) });
  return kinds[name];
}

/** An effect is sound, or the check stops. */
export function checkEffect(effect: unknown, card: string, place: string): void {
  checkPart(effect, { card, place, depth: 0 });
  if (isObject(effect) && nodesIn(effect) > MAX_NODES) refuse('bigEffect', { card, most: MAX_NODES });
}

function checkPart(effect: unknown, part: Part): void {
  const { card, place, depth } = part;
  if (depth > MAX_DEPTH) refuse('deepEffect', { card });
  if (!isObject(effect)) refuse('notObject', { place, found: found(effect) });
  const kind = kindOf(effect, part, EFFECTS);
  if (!kind) refuse('unknownEffect', { card, words: Object.keys(EFFECTS).join(', ') });
  kind.check(effect, part);
}

/** An ability is sound, or the check stops. */
export function checkAbility(ability: unknown, card: string, place: string): void {
  const part = { card, place, depth: 0 };
  if (!isObject(ability)) refuse('notObject', { place, found: found(ability) });
  const kind = kindOf(ability, part, ABILITIES);
  if (!kind) refuse('unknownAbility', { card, words: Object.keys(ABILITIES).join(', ') });
  kind.check(ability, part);
}

/** How many effects a sound one is made of. */
function nodesIn(effect: Fields): number {
  const { choose, all, to, then, else: otherwise } = effect;
  const kids = [choose, all, to, then, otherwise].flat().filter(isObject);
  return kids.reduce((sum, kid) => sum + nodesIn(kid), 1);
}

/** Two ways of a choice must be told apart by what is picked, or the notation could not say which. */
function distinct(effect: Fields, { card }: Part): void {
  const kinds = (effect['choose'] as Fields[]).map(pickOf);
  if (new Set(kinds).size !== kinds.length) refuse('sameChoices', { card });
}

const PICKS = ['hire', 'plunder', 'swap', 'complete', 'visit', 'take'];

function pickOf(effect: Fields): string {
  const inner = isObject(effect['to']) ? effect['to'] : {};
  if (Object.hasOwn(effect, 'spend') && Object.hasOwn(inner, 'take')) return `take ${inner['take']}`;
  const kind = PICKS.find((name) => Object.hasOwn(effect, name));
  if (!kind) return nameKey(effectToText(effect as Effect));
  return kind === 'swap' || kind === 'take' ? `${kind} ${effect[kind]}` : kind;
}
