import { seatNumber } from '@tessera/kernel';
import { can, mightAct, mightActAgain } from '../cards/can.ts';
import { crewCount, woundCount } from '../cards/crew.ts';
import { FIRST_PLUNDER, KUMIS, PLUNDER_COUNT } from '../cards/effects.ts';
import { execute, payBonus, payPlunder } from '../cards/execute.ts';
import { toDiscard } from '../cards/gain.ts';
import { addUp, plunderSlot, whenWounded, wound } from '../raid/raid.ts';
import { F } from '../state/frames.ts';
import {
  amount,
  EMPTY,
  FACE_DOWN,
  handSize,
  LIMIT,
  PLACES,
  plunderIn,
  pop,
  push,
  type State,
  setTopA,
  topA,
  topB,
  topKind,
} from '../state/state.ts';
import { type Tell, told } from '../state/tell.ts';
import { nextOfSetUp } from './set-up.ts';
import { animalsLeft, endRivalTurn, endTurn, hasHole, loseSurplus } from './turn.ts';

/** Carries out all that needs neither a decision nor chance, until one of them is needed or the game is over. */
export function settle(s: State, tell: Tell): void {
  while (s.depth > 0 && step(s, tell));
}

/** Does one thing of the top frame; false if somebody must decide, or chance. */
function step(s: State, tell: Tell): boolean {
  const seat = s.turn;
  const a = topA(s);
  switch (topKind(s)) {
    case F.setUp:
      return nextOfSetUp(s);
    case F.keep:
    case F.discard:
      return dropUnless(s, a > 0 && handSize(s, seat) > 0);
    case F.turn:
    case F.take:
    case F.placeAnimal:
    case F.rerollDie:
      return false;
    case F.action:
      return dropUnless(s, mightAct(s, a, s.colour - 1));
    case F.endTurn:
      loseSurplus(s, tell);
      if (handSize(s, seat) > LIMIT) return false;
      if (hasHole(s) && animalsLeft(s)) push(s, F.refill);
      else endTurn(s, tell);
      return true;
    case F.effect:
      pop(s);
      execute(s, a, tell);
      return true;
    case F.choose:
      return dropUnless(s, can(s, a, true));
    case F.another:
      return dropUnless(s, mightActAgain(s));
    case F.bonus:
      pop(s);
      payBonus(s, a, tell);
      return true;
    case F.draw:
      return draw(s, a, tell);
    case F.payCards:
    case F.payStrength:
      return dropUnless(s, a > 0 && handSize(s, seat) > 0);
    case F.payPlunder:
      return payIfForced(s, a, tell);
    case F.heal:
      return healIfForced(s, a, tell);
    case F.swapTake:
      if (s.row.some((animal) => animal !== EMPTY)) return false;
      pop(s);
      s.row[0] = a + 1;
      return true;
    case F.refill:
      if (!hasHole(s) || !animalsLeft(s)) return dropUnless(s, false);
      if (s.animalDeck.every((n) => n === 0)) {
        s.animalDeck.set(s.animalDiscard);
        s.animalDiscard.fill(0);
        tell?.(told({ type: 'reshuffled', what: 'animals' }));
      }
      return false;
    case F.toDiscard:
      pop(s);
      s.inPlay[a]--;
      toDiscard(s, a);
      return true;
    case F.kumis:
      return dropUnless(s, amount(s, seat, KUMIS) > 0);
    case F.roll:
      return dropUnless(s, topB(s) > 0);
    case F.reroll:
      return dropUnless(s, a > 0 && s.diceCount > 0);
    case F.strength:
      pop(s);
      addUp(s, tell);
      return true;
    case F.ignore:
      if (topB(s) > 0) return false;
      pop(s);
      push(s, F.wound, a);
      return true;
    case F.wound:
      return woundIfForced(s, a, tell);
    case F.whenWounded:
      pop(s);
      whenWounded(s, tell);
      return true;
    case F.plunder:
      return plunderIfForced(s, tell);
    case F.turnQuest:
    case F.rivalQuest:
      return dropUnless(s, s.slotQuest[a] === FACE_DOWN);
    case F.rival:
      if (s.schemeLeft.every((left) => left === 0)) {
        s.schemeLeft.fill(1);
        tell?.(told({ type: 'reshuffled', what: 'schemes' }));
      }
      return false;
    default:
      if (hasHole(s) && animalsLeft(s)) push(s, F.refill);
      else endRivalTurn(s, tell);
      return true;
  }
}

function dropUnless(s: State, needed: boolean): boolean {
  if (!needed) pop(s);
  return !needed;
}

/** S-45 */
function draw(s: State, cards: number, tell: Tell): boolean {
  if (cards === 0 || s.deckSize + s.discardSize === 0) return dropUnless(s, false);
  if (s.deckSize === 0) {
    s.deck.set(s.discard);
    s.deckSize = s.discardSize;
    s.discard.fill(0);
    s.discardSize = 0;
    tell?.(told({ type: 'reshuffled', what: 'crew' }));
  }
  return false;
}

function payIfForced(s: State, tokens: number, tell: Tell): boolean {
  let kinds = 0;
  let last = -1;
  for (let kind = 0; kind < PLUNDER_COUNT; kind++)
    if (amount(s, s.turn, FIRST_PLUNDER + kind) > 0) {
      kinds++;
      last = kind;
    }
  if (tokens === 0 || kinds === 0) return dropUnless(s, false);
  if (kinds > 1) return false;
  setTopA(s, tokens - 1);
  payPlunder(s, last, tell);
  return true;
}

/** S-46: as many as there are, up to the number. */
function healIfForced(s: State, wounds: number, tell: Tell): boolean {
  const all = woundCount(s, s.turn);
  if (wounds === 0 || all === 0) return dropUnless(s, false);
  let hurt = 0;
  for (let at = s.turn * PLACES, end = at + PLACES; at < end; at++) if (s.wounds[at] > 0) hurt++;
  if (all > wounds && hurt > 1) return false;
  pop(s);
  let left = wounds;
  for (let place = 0; place < PLACES && left > 0; place++) {
    const n = Math.min(left, s.wounds[s.turn * PLACES + place]);
    if (n > 0) heal(s, place, n, tell);
    left -= n;
  }
  return true;
}

export function heal(s: State, place: number, wounds: number, tell: Tell): void {
  const at = s.turn * PLACES + place;
  s.wounds[at] -= wounds;
  tell?.(
    told({
      type: 'healed',
      seat: seatNumber(s.turn),
      place: place + 1,
      card: s.board.crewNames[s.crew[at] - 1],
      wounds,
    }),
  );
}

/** S-53: without crew the rest is lost; with one crew there is nothing to choose. */
function woundIfForced(s: State, wounds: number, tell: Tell): boolean {
  const crew = crewCount(s, s.turn);
  if (wounds === 0 || crew === 0) return dropUnless(s, false);
  if (crew > 1) return false;
  setTopA(s, wounds - 1);
  for (let place = 0; place < PLACES; place++)
    if (s.crew[s.turn * PLACES + place] !== EMPTY) {
      wound(s, place, tell);
      break;
    }
  return true;
}

function plunderIfForced(s: State, tell: Tell): boolean {
  const left = (s.raid - 1) * 2;
  if (plunderIn(s, left) > 0 && plunderIn(s, left + 1) > 0) return false;
  pop(s);
  plunderSlot(s, plunderIn(s, left) > 0 ? left : left + 1, tell);
  return true;
}
