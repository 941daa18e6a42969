import { CREW, LEADERS, QUESTS, rowsOf, SCHEMES, SETTLEMENTS } from '../printed-tables.ts';

// A second reading of the rules, as slow and as plain as can be: what a game is. It knows nothing of the first one but
// the notation of moves.

export type Colour = 'blue' | 'grey' | 'red';
export const KINDS = ['gold', 'equipment', 'wagon', 'livestock'] as const;
export type Kind = (typeof KINDS)[number];
export type Store = 'silver' | 'kumis' | 'provisions' | Kind | 'points';

export interface Player {
  hero: string | null;
  worker: Colour | null;
  silver: number;
  kumis: number;
  provisions: number;
  gold: number;
  equipment: number;
  wagon: number;
  livestock: number;
  points: number;
  hand: string[];
  crew: ({ name: string; wounds: number } | null)[];
  eagles: (string | null)[];
  horses: (string | null)[];
  quests: string[];
}

export interface Slot {
  settlement: string;
  slot: number;
  used: boolean;
  plunder: Record<Kind, number>;
  worker: Colour | null;
  quest: string | null;
}

export interface Rival {
  leader: string;
  points: number;
  provisions: number;
  horses: string[];
  quests: string[];
  schemes: number[];
  scheme: number;
}

export interface Game {
  seats: number;
  /** The rival takes quests face down, too: at tables of the first version (S-74). */
  anyQuests: boolean;
  /** From 1; 0 before it is known. */
  first: number;
  turn: number;
  turns: number;
  turnsLeft: number | null;
  over: boolean;
  players: Player[];
  village: Record<string, Colour | null>;
  blocked: string | null;
  /** The worker whose colour counts now. */
  colour: Colour;
  villageQuests: (string | null)[];
  slots: Slot[];
  supply: Record<Kind, number>;
  /** Cards one by one. */
  deck: string[];
  discard: string[];
  inPlay: string[];
  gone: string[];
  row: (string | null)[];
  animalDeck: string[];
  animalDiscard: string[];
  questsUnseen: string[];
  heroUsed: boolean;
  eaglesUsed: number[];
  rival: Rival | null;
}

/** Who is asked, 0 for chance, and what for; the answer is one of the moves. */
export interface Ask {
  readonly who: number;
  readonly moves: readonly string[];
}
export type Course<T = void> = Generator<Ask, T, string>;

export interface Settlement {
  readonly name: string;
  readonly region: string;
  readonly workers: readonly Colour[];
  readonly crew: number;
  readonly provisions: number;
  readonly wagons: number;
  readonly red: number;
  readonly white: number;
  readonly tiers: readonly { readonly strength: number; readonly points: number }[];
  readonly wounds: number;
  readonly slots: readonly { readonly plunder: number; readonly worker: Colour }[];
}

export const SETTLED: readonly Settlement[] = rowsOf(SETTLEMENTS).map((row) => {
  const [name, workers, crew, cost, dice, tiers, wounds, slots] = row.split(' | ');
  const [provisions, wagons] = cost.split(' ').map(Number);
  const [red, white] = dice.split(' ').map(Number);
  return {
    name,
    region: name.split(' ')[0],
    workers: workers.split(' ') as Colour[],
    crew: Number(crew),
    provisions,
    wagons,
    red,
    white,
    tiers: tiers.split(' ').map((tier) => {
      const [strength, points] = tier.split('→').map(Number);
      return { strength, points };
    }),
    wounds: Number(wounds),
    slots: slots.split(', ').map((slot) => {
      const [plunder, worker] = slot.split(' ');
      return { plunder: Number(plunder), worker: worker as Colour };
    }),
  };
});

export const settlementOf = (name: string): Settlement => {
  const found = SETTLED.find((one) => one.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};

export const CARDS: Readonly<Record<string, { readonly cost: number; readonly strength: number }>> = Object.fromEntries(
  rowsOf(CREW)
    .join(' ')
    .split(', ')
    .map((text) => {
      const [name, numbers] = text.split(' ');
      const [cost, strength] = numbers.split('/').map(Number);
      return [name, { cost, strength }];
    }),
);

/** Eagle: kind, strength, points; horse: strength, points; cards. */
export const ANIMALS: Readonly<Record<string, readonly [string, number, number, number, number, number]>> = {
  'doubling dun': ['double', 0, 0, 1, 2, 8],
  'doubling bay': ['double', 0, 0, 2, 1, 4],
  'calling grey': ['unlock', 0, 0, 2, 1, 8],
  'calling black': ['unlock', 0, 0, 3, 0, 4],
  'swift roan': ['plain', 1, 1, 3, 0, 8],
  'fierce dun': ['plain', 2, 0, 1, 2, 2],
  'noble dun': ['plain', 0, 2, 1, 2, 2],
};

export const BUILDINGS: Readonly<Record<string, string>> = {
  stables: 'Stables',
  barracks: 'Barracks',
  silversmith: 'Silversmith',
  farm: 'Farm',
  'chiefs-tent': "Chief's Tent",
  'town-centre': 'Town Centre',
  'meeting-tent': 'Meeting Tent',
  market: 'Market',
};
export const buildingNamed = (name: string): string => {
  const found = Object.entries(BUILDINGS).find(([, known]) => known === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found[0];
};

export interface Price {
  readonly cost: Partial<Record<Kind | 'silver', number>>;
  readonly strength: number;
  readonly points: number;
}

/** What a quest asks for, read from its name. */
export function priceOf(quest: string): Price {
  const [what, points] = quest.split('=');
  const strength = /^strength (\d+)$/.exec(what);
  if (strength) return { cost: {}, strength: Number(strength[1]), points: Number(points) };
  const cost: Partial<Record<Kind | 'silver', number>> = {};
  for (const part of what.split('+')) {
    const kind = ({ G: 'gold', E: 'equipment', W: 'wagon', L: 'livestock', S: 'silver' } as const)[part.at(-1) as 'G'];
    cost[kind] = Number(part.slice(0, -1) || 1);
  }
  return { cost, strength: 0, points: Number(points) };
}

export const ALL_QUESTS: readonly string[] = QUESTS.split(' · ').map((text) => text.replace(/ (\d+)$/, '=$1'));

export const ALL_SCHEMES = rowsOf(SCHEMES).map((row) => {
  const [where, numbers, quest, horse, blocks] = row.split(' | ');
  const [region, slot] = where.split(' ');
  const [provisions, strength, points] = numbers.split(' ').map(Number);
  const [down, along] = quest.split(' ');
  return { region, slot: Number(slot), provisions, strength, points, down, along, horse: Number(horse), blocks };
});

export const ALL_LEADERS = LEADERS.split(', ').map((text) => {
  const [name, ...numbers] = text.split(' ');
  const [strength, provisions, gains] = numbers.map(Number);
  return { name, strength, provisions, gains };
});

export const me = (g: Game): Player => g.players[g.turn - 1];
export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
export const tokensIn = (slot: Slot): number => sum(KINDS.map((kind) => slot.plunder[kind]));
export const unique = (names: readonly string[]): string[] => [...new Set(names)];
export const PLACES = [0, 1, 2, 3, 4];

/** Takes one of a name out of a list. */
export function remove(list: string[], name: string): void {
  const at = list.indexOf(name);
  if (at < 0) throw new Error(`${name} is not there.`);
  list.splice(at, 1);
}

/** S-42 */
export const timesAt = (player: Player, place: number): number =>
  ANIMALS[player.eagles[place] ?? '']?.[0] === 'double' ? 2 : 1;

export const hired = (player: Player): string[] => player.crew.flatMap((crew) => (crew ? [crew.name] : []));

/** Names of hired crew, those under a doubling eagle twice. */
export const abilities = (player: Player): string[] =>
  player.crew.flatMap((crew, place) => (crew ? Array<string>(timesAt(player, place)).fill(crew.name) : []));

export const countOf = (list: readonly string[], name: string): number => list.filter((one) => one === name).length;
