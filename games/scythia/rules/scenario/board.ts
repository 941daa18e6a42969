import { nameKey, type Outcome, ok } from '@tessera/kernel';
import { type CompiledAbility, compileAbility } from '../cards/abilities.ts';
import { amountsOf, compileEffect, type Node } from '../cards/effects.ts';
import { BUILDING_RULES } from '../turn/buildings.ts';
import { checkScenario } from './check-scenario.ts';
import {
  BUILDINGS,
  DIE_COLOURS,
  REGIONS,
  RESOURCES,
  type Scenario,
  type ScenarioQuest,
  WORKER_COLOURS,
} from './scenario-types.ts';

export const BUILDING_COUNT = BUILDINGS.length;
export const TOWN_CENTRE = BUILDINGS.indexOf('town-centre');
export const SLOTS_PER_SETTLEMENT = 2;
export const ROW = 3;

export interface Die {
  /** Faces that differ, with how many of the six sides show each. */
  readonly faces: readonly {
    readonly text: string;
    readonly strength: number;
    readonly wounds: number;
    readonly sides: number;
  }[];
}

export interface Settlement {
  readonly name: string;
  readonly region: number;
  /** By worker colour. */
  readonly takes: readonly boolean[];
  readonly crew: number;
  readonly provisions: number;
  readonly wagons: number;
  /** By die colour; yellow dice depend on the gold there. */
  readonly dice: readonly number[];
  readonly tierStrength: readonly number[];
  readonly tierPoints: readonly number[];
  readonly wounds: number;
}

export interface Quest {
  readonly key: string;
  readonly copies: number;
  readonly points: number;
  /** By resource; all zero for one that asks for strength. */
  readonly cost: Int8Array;
  readonly strength: number;
}

export interface Scheme {
  readonly region: number;
  readonly slot: number;
  readonly provisions: number;
  readonly strength: number;
  readonly points: number;
  readonly fromTop: boolean;
  readonly fromLeft: boolean;
  readonly horse: number;
  readonly blocks: number;
}

/** A scenario compiled for play. Never changes, shared by every state of a table. */
export interface Board {
  readonly scenario: Scenario;
  readonly dice: readonly Die[];
  readonly plunder: Int8Array;
  readonly settlements: readonly Settlement[];
  /** By slot: settlement * 2 + 0 or 1. */
  readonly slotPlunder: Int8Array;
  readonly slotWorker: Int8Array;
  readonly program: readonly Node[];
  readonly heroNames: readonly string[];
  readonly heroEffect: readonly number[];
  readonly crewNames: readonly string[];
  readonly copies: Int8Array;
  readonly cost: Int8Array;
  readonly strength: Int8Array;
  readonly ability: readonly CompiledAbility[];
  /** The node of the right-hand effect. */
  readonly effect: readonly number[];
  readonly animalNames: readonly string[];
  readonly animalCopies: Int8Array;
  readonly eagleKind: readonly string[];
  readonly eagleStrength: Int8Array;
  readonly eaglePoints: Int8Array;
  readonly horseStrength: Int8Array;
  readonly horsePoints: Int8Array;
  readonly quests: readonly Quest[];
  readonly questKeys: readonly string[];
  readonly schemes: readonly Scheme[];
  /** The node of a building's action: building * 3 + worker colour, or -1 where that colour may not go. */
  readonly buildingAction: Int16Array;
}

export const worth = (face: string): { strength: number; wounds: number } => {
  const wounds = /(\d+)w$/.exec(face);
  const strength = /^(\d+)(?:\/|$)/.exec(face);
  return { strength: Number(strength?.[1] ?? 0), wounds: Number(wounds?.[1] ?? 0) };
};

const LETTERS: Readonly<Record<string, string>> = {
  gold: 'G',
  equipment: 'E',
  wagon: 'W',
  livestock: 'L',
  silver: 'S',
};

/** A quest in a word: 'W+3L=5' costs a wagon and three livestock, 'strength 8=4' cards whose strengths add up to 8. */
export function questKey(quest: ScenarioQuest): string {
  if ('strength' in quest) return `strength ${quest.strength}=${quest.points}`;
  const cost = Object.entries(LETTERS).flatMap(([kind, letter]) => {
    const n = quest.cost[kind as keyof typeof quest.cost] ?? 0;
    return n === 0 ? [] : [n === 1 ? letter : `${n}${letter}`];
  });
  return `${cost.join('+')}=${quest.points}`;
}

const known = new WeakMap<object, Board>();

export function compileBoard(json: unknown): Outcome<Board> {
  const before = typeof json === 'object' && json !== null ? known.get(json) : undefined;
  if (before) return ok(before);
  const checked = checkScenario(json);
  if (!checked.ok) return checked;
  const board = compile(checked.value);
  for (const key of [json as object, checked.value]) known.set(key, board);
  return ok(board);
}

function compile(scenario: Scenario): Board {
  const program: Node[] = [];
  const { settlements, heroes, crew, animals, leaders: _, schemes } = scenario;
  const quests = new Map<string, Quest>();
  for (const quest of scenario.quests) {
    const key = questKey(quest);
    const cost = 'cost' in quest ? amountsOf(quest.cost) : new Int8Array(RESOURCES.length);
    const strength = 'strength' in quest ? quest.strength : 0;
    quests.set(key, { key, copies: (quests.get(key)?.copies ?? 0) + 1, points: quest.points, cost, strength });
  }
  const slots = settlements.flatMap((settlement) => settlement.slots);
  return {
    scenario,
    dice: DIE_COLOURS.map((colour) => {
      const sides = new Map<string, number>();
      for (const face of scenario.dice[colour]) sides.set(face, (sides.get(face) ?? 0) + 1);
      return { faces: Array.from(sides, ([text, n]) => ({ text, ...worth(text), sides: n })) };
    }),
    plunder: Int8Array.from([
      scenario.plunder.gold,
      scenario.plunder.equipment,
      scenario.plunder.wagon,
      scenario.plunder.livestock,
    ]),
    settlements: settlements.map((settlement) => ({
      name: settlement.name,
      region: REGIONS.indexOf(settlement.region),
      takes: WORKER_COLOURS.map((colour) => settlement.workers.includes(colour)),
      crew: settlement.crew,
      provisions: settlement.provisions,
      wagons: settlement.wagons,
      dice: [settlement.dice.red, settlement.dice.white],
      tierStrength: settlement.tiers.map((tier) => tier.strength),
      tierPoints: settlement.tiers.map((tier) => tier.points),
      wounds: settlement.wounds,
    })),
    slotPlunder: Int8Array.from(slots, (slot) => slot.plunder),
    slotWorker: Int8Array.from(slots, (slot) => WORKER_COLOURS.indexOf(slot.worker)),
    program,
    heroNames: heroes.map((hero) => hero.name),
    heroEffect: heroes.map((hero) => compileEffect(hero.effect, program)),
    crewNames: crew.map((card) => card.name),
    copies: Int8Array.from(crew, (card) => card.copies),
    cost: Int8Array.from(crew, (card) => card.cost),
    strength: Int8Array.from(crew, (card) => card.strength),
    ability: crew.map((card) => compileAbility(card.ability)),
    effect: crew.map((card) => compileEffect(card.effect, program)),
    animalNames: animals.map((animal) => animal.name),
    animalCopies: Int8Array.from(animals, (animal) => animal.copies),
    eagleKind: animals.map((animal) => animal.eagle.kind),
    eagleStrength: Int8Array.from(animals, (animal) => animal.eagle.strength),
    eaglePoints: Int8Array.from(animals, (animal) => animal.eagle.points),
    horseStrength: Int8Array.from(animals, (animal) => animal.horse.strength),
    horsePoints: Int8Array.from(animals, (animal) => animal.horse.points),
    quests: [...quests.values()],
    questKeys: [...quests.keys()],
    schemes: schemes.map((scheme) => ({
      region: REGIONS.indexOf(scheme.region),
      slot: scheme.slot,
      provisions: scheme.provisions,
      strength: scheme.strength,
      points: scheme.points,
      fromTop: scheme.quest.row === 'down',
      fromLeft: scheme.quest.along === 'right',
      horse: scheme.horse,
      blocks: BUILDINGS.indexOf(scheme.blocks),
    })),
    buildingAction: Int16Array.from(
      BUILDINGS.flatMap((building) =>
        WORKER_COLOURS.map((colour) => {
          const { workers, action } = BUILDING_RULES[building];
          return workers.includes(colour) ? compileEffect(action[colour], program) : -1;
        }),
      ),
    ),
  };
}

const indexes = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

function indexOf(names: readonly string[]): ReadonlyMap<string, number> {
  let index = indexes.get(names);
  if (!index) {
    index = new Map(names.map((name, at) => [nameKey(name), at]));
    indexes.set(names, index);
  }
  return index;
}

/** A name of the scenario to its number, or -1; as we write it ourselves, or as somebody typed it. */
export function indexByName(names: readonly string[], name: string): number {
  const at = names.indexOf(name);
  return at >= 0 ? at : (indexOf(names).get(nameKey(name)) ?? -1);
}
