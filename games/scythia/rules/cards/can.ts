import { DEEP, FACE_UP, handSize, PLACES, plunderIn, type State } from '../state/state.ts';
import { Trigger } from './abilities.ts';
import { hirePrice, sumOf, woundCount } from './crew.ts';
import { CARDS, FIRST_PLUNDER, type Node, Op, PLUNDER_COUNT, POINTS, RESOURCE_COUNT, SILVER } from './effects.ts';

/**
 * S-21: what can do nothing is not offered. Whether an effect would do anything for the player whose turn it is; or,
 * asked `openly`, whether it might for all that everybody can see: whether a player is asked must not tell the hand.
 */
export function can(s: State, at: number, openly = false): boolean {
  const node = s.board.program[at];
  const seat = s.turn;
  switch (node.op) {
    case Op.gain:
      return canGain(s, node.amounts);
    case Op.spend:
      return canPay(s, seat, node) && canAfterPaying(s, seat, node, openly);
    case Op.choose:
    case Op.all:
      for (let index = 0; index < node.kids.length; index++) if (can(s, node.kids[index], openly)) return true;
      return false;
    case Op.heal:
      return woundCount(s, seat) > 0;
    case Op.hire:
      return openly ? handSize(s, seat) > 0 : canHire(s, seat, node.a);
    case Op.eagle:
    case Op.horse:
      return s.row[0] + s.row[1] + s.row[2] > 0;
    case Op.discard:
      return s.has[seat * RESOURCE_COUNT + CARDS] > 0;
    case Op.ifMore: {
      const kid = someoneHasMore(s, seat, node.a) ? node.kids[0] : node.kids[1];
      return kid !== undefined && can(s, kid, openly);
    }
    case Op.plunder:
      return canPlunderOne(s, node.a);
    case Op.takeFromPlayers:
      return someoneHasMore(s, seat, node.a);
    case Op.swapCrew:
      return s.has[seat * RESOURCE_COUNT + CARDS] > 0 && hasAny(s.crew, seat);
    case Op.swapEagle:
      return s.row[0] + s.row[1] + s.row[2] > 0 && hasAny(s.eagle, seat);
    case Op.quest:
      return canCompleteAny(s, seat, openly);
    case Op.visit:
      return s.depth < DEEP && canVisitAny(s, openly);
    case Op.another:
      return s.depth < DEEP && canUseTownCentre(s, openly);
    case Op.useCard:
      return openly ? handSize(s, seat) > 0 : canPlayAny(s, seat);
    case Op.useHero:
      return canUseHero(s, seat, openly);
    default:
      return canUseAnyEagle(s, seat, openly);
  }
}

function canGain(s: State, amounts: Int8Array): boolean {
  for (let resource = 0; resource < RESOURCE_COUNT; resource++) {
    if (amounts[resource] === 0) continue;
    if (resource === CARDS) {
      if (s.deckSize + s.discardSize > 0) return true;
    } else if (resource < FIRST_PLUNDER || resource === POINTS || s.supply[resource - FIRST_PLUNDER] > 0) return true;
  }
  return false;
}

function canPay(s: State, seat: number, node: Node): boolean {
  const at = seat * RESOURCE_COUNT;
  for (let resource = 0; resource < RESOURCE_COUNT; resource++)
    if (s.has[at + resource] < node.amounts[resource]) return false;
  if (node.anyPlunder === 0) return true;
  let plunder = 0;
  for (let kind = 0; kind < PLUNDER_COUNT; kind++)
    plunder += s.has[at + FIRST_PLUNDER + kind] - node.amounts[FIRST_PLUNDER + kind];
  return plunder >= node.anyPlunder;
}

/** Payments of silver or cards may leave nothing to hire with, or nobody; others are looked at as they are paid. */
function canAfterPaying(s: State, seat: number, node: Node, openly: boolean): boolean {
  const at = seat * RESOURCE_COUNT;
  for (let resource = 0; resource < CARDS; resource++) {
    s.has[at + resource] -= node.amounts[resource];
    if (resource >= FIRST_PLUNDER && resource < POINTS) s.supply[resource - FIRST_PLUNDER] += node.amounts[resource];
  }
  const possible =
    node.amounts[CARDS] === 0 || openly
      ? can(s, node.kids[0], openly)
      : canDiscardFor(s, seat, node.amounts[CARDS], node.kids[0]);
  for (let resource = 0; resource < CARDS; resource++) {
    s.has[at + resource] += node.amounts[resource];
    if (resource >= FIRST_PLUNDER && resource < POINTS) s.supply[resource - FIRST_PLUNDER] -= node.amounts[resource];
  }
  return possible;
}

/** Whether some cards can be discarded so that what they pay for still does something. */
function canDiscardFor(s: State, seat: number, cards: number, to: number): boolean {
  const kinds = s.board.crewNames.length;
  for (let card = 0; card < kinds; card++)
    if (s.hand[seat * kinds + card] > 0 && mayPayWith(s, seat, card, cards, to)) return true;
  return false;
}

/** A price of more cards than this is not looked at in every way to pay it. */
const FEW_CARDS = 3;

/** Whether this card may be one of those that pay: afterwards the effect must still be possible. */
export function mayPayWith(s: State, seat: number, card: number, cards: number, to: number): boolean {
  const at = seat * s.board.crewNames.length + card;
  s.hand[at]--;
  s.has[seat * RESOURCE_COUNT + CARDS]--;
  s.discard[card]++;
  s.discardSize++;
  const possible = cards > 1 && cards <= FEW_CARDS ? canDiscardFor(s, seat, cards - 1, to) : can(s, to);
  s.discardSize--;
  s.discard[card]--;
  s.has[seat * RESOURCE_COUNT + CARDS]++;
  s.hand[at]++;
  return possible;
}

function canHire(s: State, seat: number, discount: number): boolean {
  const kinds = s.board.crewNames.length;
  const silver = s.has[seat * RESOURCE_COUNT + SILVER];
  const less = discount + sumOf(s, seat, Trigger.hireCost);
  for (let card = 0; card < kinds; card++)
    if (s.hand[seat * kinds + card] > 0 && s.board.cost[card] - less <= silver) return true;
  return false;
}

export const mayHire = (s: State, seat: number, card: number, discount: number): boolean =>
  hirePrice(s, seat, card, discount) <= s.has[seat * RESOURCE_COUNT + SILVER];

/** S-55: a tie is not more. */
export function someoneHasMore(s: State, seat: number, resource: number): boolean {
  const own = s.has[seat * RESOURCE_COUNT + resource];
  for (let other = 0; other < s.seats; other++) if (s.has[other * RESOURCE_COUNT + resource] > own) return true;
  return false;
}

/** S-59: never the last plunder of a slot. */
export const mayTakeOneFrom = (s: State, slot: number, region: number): boolean =>
  s.board.settlements[slot >> 1].region === region && plunderIn(s, slot) > 1;

function canPlunderOne(s: State, region: number): boolean {
  for (let slot = 0; slot < s.slotWorker.length; slot++) if (mayTakeOneFrom(s, slot, region)) return true;
  return false;
}

const hasAny = (places: Int16Array, seat: number): boolean => {
  for (let at = seat * PLACES, end = at + PLACES; at < end; at++) if (places[at] !== 0) return true;
  return false;
};

/** The strength of all cards in hand (S-44). */
function strengthInHand(s: State, seat: number): number {
  const kinds = s.board.crewNames.length;
  let sum = 0;
  for (let card = 0; card < kinds; card++) sum += s.hand[seat * kinds + card] * s.board.strength[card];
  return sum;
}

export function mayComplete(s: State, seat: number, quest: number, openly = false): boolean {
  const { cost, strength } = s.board.quests[quest];
  if (strength > 0) return openly ? handSize(s, seat) > 0 : strengthInHand(s, seat) >= strength;
  const at = seat * RESOURCE_COUNT;
  for (let resource = 0; resource < CARDS; resource++) if (s.has[at + resource] < cost[resource]) return false;
  return true;
}

function canCompleteAny(s: State, seat: number, openly: boolean): boolean {
  for (let place = 0; place < 2; place++)
    if (s.villageQuest[place] !== 0 && mayComplete(s, seat, s.villageQuest[place] - 1, openly)) return true;
  for (let slot = 0; slot < s.slotQuest.length; slot++)
    if (s.slotQuest[slot] >= FACE_UP && mayComplete(s, seat, s.slotQuest[slot] - FACE_UP, openly)) return true;
  return false;
}

/** S-57: the colour of the worker in the Town Centre counts; a building that holds a worker, or is blocked, will do. */
export function mayVisit(s: State, building: number, openly = false): boolean {
  const node = s.board.buildingAction[building * 3 + s.colour - 1];
  return node >= 0 && can(s, node, openly);
}

function canVisitAny(s: State, openly: boolean): boolean {
  for (let building = 0; building < s.village.length; building++) if (mayVisit(s, building, openly)) return true;
  return false;
}

function canUseTownCentre(s: State, openly: boolean): boolean {
  if (openly && handSize(s, s.turn) > 0) return true;
  return canUseHero(s, s.turn, openly) || canUseAnyEagle(s, s.turn, openly) || canPlayAny(s, s.turn);
}

/**
 * How many cards are looked at as played one after the other. Beyond a few nothing is expected to come of them: only a
 * deck made of cards that lead on to others gets there, and would be looked at in every order.
 */
const MOST_LOOKS = 4;
let looks = 0;

/** A card being played pays for nothing and can't be drawn (S-21). */
export function mayPlay(s: State, seat: number, card: number): boolean {
  const at = seat * s.board.crewNames.length + card;
  if (s.hand[at] === 0 || looks === MOST_LOOKS) return false;
  looks++;
  s.hand[at]--;
  s.has[seat * RESOURCE_COUNT + CARDS]--;
  const possible = can(s, s.board.effect[card]);
  s.has[seat * RESOURCE_COUNT + CARDS]++;
  s.hand[at]++;
  looks--;
  return possible;
}

function canPlayAny(s: State, seat: number): boolean {
  for (let card = 0; card < s.board.crewNames.length; card++) if (mayPlay(s, seat, card)) return true;
  return false;
}

/** S-56: no hero twice in a turn; while it is looked at it counts as used. */
function canUseHero(s: State, seat: number, openly: boolean): boolean {
  if (s.heroUsed === 1 || s.hero[seat] === 0) return false;
  s.heroUsed = 1;
  const possible = can(s, s.board.heroEffect[s.hero[seat] - 1], openly);
  s.heroUsed = 0;
  return possible;
}

export function mayUseEagle(s: State, seat: number, place: number, openly = false): boolean {
  const at = seat * PLACES + place;
  if (s.eagle[at] === 0 || s.crew[at] === 0 || (s.eaglesUsed >> place) & 1) return false;
  if (s.board.eagleKind[s.eagle[at] - 1] !== 'unlock') return false;
  s.eaglesUsed |= 1 << place;
  const possible = can(s, s.board.effect[s.crew[at] - 1], openly);
  s.eaglesUsed &= ~(1 << place);
  return possible;
}

function canUseAnyEagle(s: State, seat: number, openly: boolean): boolean {
  for (let place = 0; place < PLACES; place++) if (mayUseEagle(s, seat, place, openly)) return true;
  return false;
}

/** Whether a worker of that colour might do anything in the building, for all that everybody can see. */
export const mightAct = (s: State, building: number, colour: number): boolean => {
  const node = s.board.buildingAction[building * 3 + colour];
  return node >= 0 && can(s, node, true);
};

/** Whether another action of the Town Centre might be possible. */
export const mightActAgain = (s: State): boolean => s.depth < DEEP && canUseTownCentre(s, true);
