import { fail, isObject, MoveList, nameKey, type Outcome, ok, quote, seatNumber } from '@tessera/kernel';
import { effectToText } from './cards/effects.ts';
import { actor, fillingOf } from './chance.ts';
import { legal } from './legal.ts';
import { TOWN_CENTRE } from './scenario/board.ts';
import { BUILDINGS, DIE_COLOURS, PLUNDER } from './scenario/scenario-types.ts';
import { F } from './state/frames.ts';
import { alternativeOf, aOf, bOf, KINDS, type KindName, kindOf } from './state/moves.ts';
import { FACE_UP, type State, topA, topKind } from './state/state.ts';

/** A move as an object for programs: what is done, and the names and numbers that say with what. */
export interface MoveObject {
  readonly do: KindName;
  readonly [field: string]: string | number | null;
}

export const BUILDING_NAMES: Readonly<Record<string, string>> = {
  stables: 'Stables',
  barracks: 'Barracks',
  silversmith: 'Silversmith',
  farm: 'Farm',
  'chiefs-tent': "Chief's Tent",
  'town-centre': 'Town Centre',
  'meeting-tent': 'Meeting Tent',
  market: 'Market',
};

/** The alternatives that a choice at hand is made of. */
function choiceAt(s: State): readonly number[] {
  const kind = topKind(s);
  if (kind === F.choose) return s.board.program[topA(s)].ways;
  const building = kind === F.action ? topA(s) : TOWN_CENTRE;
  return s.board.program[s.board.buildingAction[building * 3 + s.colour - 1]].ways;
}

export function describe(s: State, move: number): MoveObject {
  const { board } = s;
  const a = aOf(move);
  const b = bOf(move);
  const kind = KINDS[kindOf(move)];
  switch (kind) {
    case 'start':
      return { do: kind, seat: seatNumber(a) };
    case 'quest':
      return { do: kind, quest: board.quests[a].key };
    case 'fill': {
      const [gold, equipment, wagon, livestock] = fillingOf(move);
      return { do: kind, gold, equipment, wagon, livestock };
    }
    case 'pair':
      return { do: kind, hero: board.heroNames[a], crew: board.crewNames[b] };
    case 'animal':
      return { do: kind, animal: board.animalNames[a] };
    case 'roll':
      return { do: kind, die: DIE_COLOURS[a], face: board.dice[a].faces[b].text };
    case 'scheme':
      return { do: kind, scheme: a + 1 };
    case 'choose':
      return { do: kind, hero: board.heroNames[s.pairHero[a] - 1], crew: board.crewNames[s.pairCrew[a] - 1] };
    case 'draw':
    case 'discard':
    case 'play':
      return { do: kind, card: board.crewNames[a] };
    case 'place':
    case 'take':
    case 'visit':
      return { do: kind, building: BUILDINGS[a] };
    case 'raid':
      return { do: kind, settlement: board.settlements[a].name };
    case 'use': {
      const node = choiceAt(s)[alternativeOf(move)];
      return { do: kind, option: alternativeOf(move) + 1, what: effectToText(board.program[node].effect) };
    }
    case 'hire':
    case 'swap':
      return { do: kind, card: board.crewNames[a], place: b + 1 };
    case 'eagle':
    case 'horse':
      return { do: kind, row: a + 1 };
    case 'unlock':
    case 'at':
    case 'return':
    case 'heal':
    case 'wound':
      return { do: kind, place: a + 1 };
    case 'complete': {
      const quest = a < 2 ? s.villageQuest[a] - 1 : s.slotQuest[a - 2] - FACE_UP;
      const settlement = a < 2 ? null : board.settlements[(a - 2) >> 1].name;
      return { do: kind, quest: board.quests[quest].key, settlement, slot: a < 2 ? a + 1 : (a & 1) + 1 };
    }
    case 'plunder-one':
      return { do: kind, kind: PLUNDER[b], settlement: board.settlements[a >> 1].name, slot: (a & 1) + 1 };
    case 'pay':
      return { do: kind, kind: PLUNDER[a] };
    case 'kumis':
      return { do: kind, kumis: a };
    case 'reroll': {
      const die = s.dice[a] >> 3;
      return { do: kind, die: DIE_COLOURS[die], face: board.dice[die].faces[s.dice[a] & 7].text };
    }
    case 'ignore':
      return { do: kind, wounds: a };
    case 'plunder':
      return { do: kind, slot: a + 1 };
    default:
      return { do: kind };
  }
}

const LETTERS = ['G', 'E', 'W', 'L'];

const letters = (letter: string, n: number): string => (n > 0 && n < 10 ? letter.repeat(n) : '');

/** How each kind of move is written, from the fields of its object. */
const WRITE: Readonly<Record<KindName, (field: (name: string) => string) => string>> = {
  start: (field) => `start ${field('seat')}`,
  quest: (field) => `quest ${field('quest')}`,
  fill: (field) => `fill ${PLUNDER.map((kind, index) => letters(LETTERS[index], Number(field(kind)))).join('')}`,
  pair: (field) => `pair ${field('hero')} ${field('crew')}`,
  animal: (field) => `animal ${field('animal')}`,
  draw: (field) => `draw ${field('card')}`,
  roll: (field) => `roll ${field('die')} ${field('face')}`,
  scheme: (field) => `scheme ${field('scheme')}`,
  choose: (field) => `choose ${field('hero')}`,
  discard: (field) => `discard ${field('card')}`,
  place: (field) => `place ${buildingName(field('building'))}`,
  raid: (field) => `raid ${field('settlement')}`,
  take: (field) => `take ${buildingName(field('building'))}`,
  skip: () => 'skip',
  use: (field) => `use ${field('what')}`,
  hire: (field) => `hire ${field('card')} at ${field('place')}`,
  play: (field) => `play ${field('card')}`,
  hero: () => 'hero',
  unlock: (field) => `unlock ${field('place')}`,
  eagle: (field) => `eagle ${field('row')}`,
  horse: (field) => `horse ${field('row')}`,
  at: (field) => `at ${field('place')}`,
  complete: (field) => `complete ${field('quest')} at ${field('settlement') || 'village'} ${field('slot')}`,
  'plunder-one': (field) => `take ${field('kind')} from ${field('settlement')} ${field('slot')}`,
  pay: (field) => `pay ${field('kind')}`,
  swap: (field) => `swap ${field('card')} at ${field('place')}`,
  return: (field) => `return eagle ${field('place')}`,
  visit: (field) => `visit ${buildingName(field('building'))}`,
  heal: (field) => `heal ${field('place')}`,
  kumis: (field) => `kumis ${field('kumis')}`,
  reroll: (field) => `reroll ${field('die')} ${field('face')}`,
  keep: () => 'keep',
  ignore: (field) => `ignore ${field('wounds')}`,
  wound: (field) => `wound ${field('place')}`,
  plunder: (field) => `plunder ${field('slot')}`,
};

const buildingName = (id: string): string => (Object.hasOwn(BUILDING_NAMES, id) ? BUILDING_NAMES[id] : id);

const write = (object: MoveObject): string => WRITE[object.do]((name) => String(object[name] ?? ''));

export const format = (s: State, move: number): string => write(describe(s, move));

const MAX_FIELD = 200;

export function moveObjectToText(json: unknown): Outcome<string> {
  if (!isObject(json)) return fail('bad-move', `A move is an object with "do", not ${quote(json)}.`);
  const kind = json['do'];
  if (typeof kind !== 'string' || !(KINDS as readonly string[]).includes(kind))
    return fail('bad-move', `The "do" of a move is one of ${KINDS.join(', ')}, not ${quote(kind)}.`);
  let problem: string | undefined;
  const text = WRITE[kind as KindName]((name) => {
    const value = json[name];
    if (typeof value === 'number' || (typeof value === 'string' && value.length <= MAX_FIELD)) return String(value);
    if (name === 'settlement' && value === null) return '';
    problem ??= `The "${name}" of a move "${kind}" is a name or a number, not ${quote(value)}.`;
    return '';
  });
  return problem ? fail('bad-move', problem) : ok(text);
}

const list = new MoveList();
const MOST_NAMED = 8;

/** Records of old say '1 cards'. */
const keyOf = (text: string): string => nameKey(text).replace(/(?<!\d)1( ?(?:card|point|provision))s/g, '1$1');

/** Names are found whatever their case, spaces or accents. */
export function parse(s: State, text: string): Outcome<number> {
  const wanted = keyOf(text);
  legal(s, list);
  const texts: string[] = [];
  for (const move of list.toArray()) {
    const written = format(s, move);
    if (keyOf(written) === wanted) return ok(move);
    texts.push(written);
  }
  if (texts.length === 0) return fail('game-over', 'The game is over.');
  const who = actor(s) < 0 ? 'Chance' : `Player ${seatNumber(s.turn)}`;
  const some = texts.slice(0, MOST_NAMED).join('; ');
  const more = texts.length > MOST_NAMED ? `; and ${texts.length - MOST_NAMED} more` : '';
  return fail('illegal-move', `${quote(text)} is not possible now. ${who} can: ${some}${more}.`);
}
