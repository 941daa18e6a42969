import { ANY, type CompiledAbility, Trigger } from '../../../rules/cards/abilities.ts';
import { CARDS, KUMIS, Op, RESOURCE_COUNT, SILVER } from '../../../rules/cards/effects.ts';
import type { Board, Settlement } from '../../../rules/scenario/board.ts';
import { LIMIT } from '../../../rules/state/state.ts';
import { ACTION_PRICE, CREW_PRICE, PRICE, STRENGTH_PRICE } from './prices.ts';

export const Eagle = { double: 0, unlock: 1, plain: 2 } as const;

/** What a raid is to bring, by the strength before the dice. */
export interface RaidTable {
  readonly points: Float64Array;
  readonly wounds: Float64Array;
  /** How many kumis are best: strength * 9 + those there are. */
  readonly kumis: Int8Array;
}

export const MOST_STRENGTH = 63;
export const MOST_YELLOW = 2;

/** What follows from a scenario once and for all. */
export interface Tables {
  readonly eagleKind: Int8Array;
  /** The chance that so many red, white and yellow dice show at least a strength: [dice][strength]. */
  readonly atLeast: readonly Float64Array[];
  /** Raids before the dice: settlement * 3 + yellow dice. */
  readonly raids: readonly RaidTable[];
  /** Wounds to be expected of a die, by colour. */
  readonly woundsPerDie: Float64Array;
  /** In points: a crew hired, before its price, its ability alone, and a card or hero played. */
  readonly hireWorth: Float64Array;
  readonly abilityWorth: Float64Array;
  readonly playWorth: Float64Array;
  readonly heroWorth: Float64Array;
}

const MOST_DICE = 3;
const REACH = 24;
export const diceIndex = (red: number, white: number, yellow: number): number =>
  (Math.min(red, MOST_DICE) * (MOST_DICE + 1) + Math.min(white, MOST_DICE)) * (MOST_DICE + 1) +
  Math.min(yellow, MOST_DICE);

/** The chance of at least so much strength. */
export const chanceOf = (odds: Float64Array, strength: number): number =>
  strength <= 0 ? 1 : strength >= odds.length ? 0 : odds[strength];

const known = new WeakMap<Board, Tables>();

export function tablesOf(board: Board): Tables {
  let tables = known.get(board);
  if (!tables) {
    tables = makeTables(board);
    known.set(board, tables);
  }
  return tables;
}

function makeTables(board: Board): Tables {
  const abilityWorth = Float64Array.from(board.ability, worthOfAbility);
  const atLeast = allDice(board);
  const woundsPerDie = Float64Array.from(
    board.dice,
    (die) => die.faces.reduce((sum, face) => sum + face.wounds * face.sides, 0) / 6,
  );
  return {
    eagleKind: Int8Array.from(board.eagleKind, (kind) =>
      kind === 'double' ? Eagle.double : kind === 'unlock' ? Eagle.unlock : Eagle.plain,
    ),
    atLeast,
    raids: board.settlements.flatMap((settlement) =>
      Array.from({ length: MOST_YELLOW + 1 }, (_, yellow) => {
        const [red, white] = settlement.dice;
        const wounds = red * woundsPerDie[0] + white * woundsPerDie[1] + yellow * woundsPerDie[2];
        return raidTable(settlement, atLeast[diceIndex(red, white, yellow)], wounds);
      }),
    ),
    woundsPerDie,
    hireWorth: abilityWorth.map((worth, card) => CREW_PRICE + STRENGTH_PRICE * board.strength[card] + worth),
    abilityWorth,
    playWorth: Float64Array.from(board.effect, (node) => worthOfEffect(board, node)),
    heroWorth: Float64Array.from(board.heroEffect, (node) => worthOfEffect(board, node)),
  };
}

function allDice(board: Board): Float64Array[] {
  const sums: Float64Array[] = [];
  for (let red = 0; red <= MOST_DICE; red++)
    for (let white = 0; white <= MOST_DICE; white++)
      for (let yellow = 0; yellow <= MOST_DICE; yellow++)
        sums[diceIndex(red, white, yellow)] = survival(board, [red, white, yellow]);
  return sums;
}

/** The points to be expected of a strength with dice still to be rolled. */
export function tierPoints({ tierStrength, tierPoints }: Settlement, strength: number, odds: Float64Array): number {
  let sum = 0;
  let before = 0;
  for (let tier = 0; tier < tierStrength.length; tier++) {
    sum += chanceOf(odds, tierStrength[tier] - strength) * (tierPoints[tier] - before);
    before = tierPoints[tier];
  }
  return sum;
}

/** How many kumis to drink. */
export function bestKumis(settlement: Settlement, strength: number, odds: Float64Array, most: number): number {
  let best = 0;
  let bestWorth = tierPoints(settlement, strength, odds);
  for (let kumis = 1; kumis <= most; kumis++) {
    const worth = tierPoints(settlement, strength + kumis, odds) - kumis * PRICE[KUMIS];
    if (worth > bestWorth) {
      bestWorth = worth;
      best = kumis;
    }
  }
  return best;
}

function raidTable(settlement: Settlement, odds: Float64Array, diceWounds: number): RaidTable {
  const strengths = Array.from({ length: MOST_STRENGTH + 1 }, (_, strength) => strength);
  const { tierStrength, wounds } = settlement;
  return {
    points: Float64Array.from(strengths, (strength) => tierPoints(settlement, strength, odds)),
    wounds: Float64Array.from(
      strengths,
      (strength) => diceWounds + wounds * (1 - chanceOf(odds, tierStrength[0] - strength)),
    ),
    kumis: Int8Array.from(
      strengths.flatMap((strength) =>
        Array.from({ length: LIMIT + 1 }, (_, most) => bestKumis(settlement, strength, odds, most)),
      ),
    ),
  };
}

function survival(board: Board, dice: readonly number[]): Float64Array {
  let exactly = new Float64Array(REACH);
  exactly[0] = 1;
  for (const [colour, n] of dice.entries())
    for (let die = 0; die < n; die++) {
      const next = new Float64Array(REACH);
      for (const face of board.dice[colour].faces)
        for (let sum = 0; sum < REACH; sum++)
          next[Math.min(REACH - 1, sum + face.strength)] += (exactly[sum] * face.sides) / 6;
      exactly = next;
    }
  for (let sum = REACH - 2; sum >= 0; sum--) exactly[sum] += exactly[sum + 1];
  return exactly;
}

const priced = (amounts: Int8Array): number => {
  let worth = 0;
  for (let resource = 0; resource < RESOURCE_COUNT; resource++) worth += amounts[resource] * PRICE[resource];
  return worth;
};

/** Raids that a player makes on a region in a game, about. */
const RAIDS = [2, 1.8, 1.5, 1];

function worthOfAbility(ability: CompiledAbility): number {
  const raids = ability.region === ANY ? 4 : RAIDS[ability.region];
  switch (ability.trigger) {
    case Trigger.reward:
      return raids * priced(ability.gain);
    case Trigger.strength:
      return STRENGTH_PRICE * ability.amount * (ability.region === ANY && ability.worker === ANY ? 1.5 : 0.6);
    case Trigger.ignore:
      return 0.15 * raids * ability.amount;
    case Trigger.reroll:
      return 0.8;
    case Trigger.raidCost:
      return 3 * priced(ability.gain);
    case Trigger.hireCost:
      return 1.2 * ability.amount;
    case Trigger.building:
      return 3 * priced(ability.gain);
    case Trigger.wounded:
    case Trigger.killed:
      return 0.8 * priced(ability.gain);
    case Trigger.killedReturns:
      return 0.4;
    default:
      return ability.per === ANY ? ability.amount : 2 * ability.amount;
  }
}

/** An effect, whoever uses it and whenever: a payment takes off what it costs, and nothing is worth less than nothing. */
function worthOfEffect(board: Board, at: number): number {
  const node = board.program[at];
  const kids = node.kids.map((kid) => worthOfEffect(board, kid));
  switch (node.op) {
    case Op.gain:
      return priced(node.amounts);
    case Op.spend:
      return Math.max(0, kids[0] - priced(node.amounts) - 0.9 * node.anyPlunder);
    case Op.choose:
      return Math.max(...kids);
    case Op.all:
      return kids.reduce((sum, worth) => sum + worth, 0);
    case Op.heal:
      return 0.2 * node.a;
    case Op.hire:
      return 1 + PRICE[SILVER] * node.a;
    case Op.eagle:
    case Op.horse:
      return 2.2;
    case Op.discard:
      return -PRICE[CARDS] * node.a;
    case Op.ifMore:
      return kids.length > 1 ? (kids[0] + kids[1]) / 2 : kids[0] / 2;
    case Op.plunder:
      return 1.8;
    case Op.takeFromPlayers:
      return PRICE[node.a];
    default:
      return ACTION_PRICE;
  }
}
