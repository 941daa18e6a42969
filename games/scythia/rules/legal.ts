import type { MoveList } from '@tessera/kernel';
import { mayPayWith } from './cards/can.ts';
import { FIRST_PLUNDER, KUMIS, PLUNDER_COUNT } from './cards/effects.ts';
import { pushOptions } from './cards/options.ts';
import { actor, chanceOutcomes } from './chance.ts';
import { pushRaids } from './raid/raid.ts';
import { TOWN_CENTRE } from './scenario/board.ts';
import { F } from './state/frames.ts';
import { K, makeMove } from './state/moves.ts';
import { amount, EMPTY, PLACES, plunderIn, type State, topA, topB, topKind } from './state/state.ts';

const SKIP = makeMove(K.skip);

export function legal(s: State, out: MoveList): number {
  out.clear();
  if (actor(s) < 0) chanceOutcomes(s, out);
  else decisions(s, out);
  return out.size;
}

function decisions(s: State, out: MoveList): void {
  const seat = s.turn;
  const a = topA(s);
  switch (topKind(s)) {
    case F.setUp:
      for (let pair = 0; pair < s.pairHero.length; pair++)
        if (s.pairHero[pair] !== EMPTY) out.push(makeMove(K.choose, pair));
      break;
    case F.keep:
    case F.discard:
    case F.endTurn:
      pushCards(s, out);
      break;
    case F.payCards: {
      const from = out.size;
      pushPayers(s, a, topB(s), out);
      if (out.size === from) pushCards(s, out);
      break;
    }
    case F.payStrength: {
      const from = out.size;
      pushStrongCards(s, out);
      // a hand that somebody else only imagines may have none
      if (out.size === from) pushCards(s, out);
      break;
    }
    case F.turn:
      pushTurns(s, out);
      break;
    case F.take:
      for (let building = 0; building < s.village.length; building++)
        if (mayTakeFrom(s, building)) out.push(makeMove(K.take, building));
      break;
    case F.action:
      pushOptions(s, s.board.buildingAction[a * 3 + s.colour - 1], out);
      out.push(SKIP);
      break;
    case F.choose: {
      const from = out.size;
      pushOptions(s, a, out);
      if (out.size === from) out.push(SKIP); // what the hand does not allow; others need not know
      break;
    }
    case F.another:
      pushOptions(s, s.board.buildingAction[TOWN_CENTRE * 3 + s.colour - 1], out);
      out.push(SKIP);
      break;
    case F.payPlunder:
      for (let kind = 0; kind < PLUNDER_COUNT; kind++)
        if (amount(s, seat, FIRST_PLUNDER + kind) > 0) out.push(makeMove(K.pay, kind));
      break;
    case F.heal:
      pushPlaces(s, s.wounds, K.heal, out);
      break;
    case F.placeAnimal:
      for (let place = 0; place < PLACES; place++) out.push(makeMove(K.at, place));
      break;
    case F.swapTake:
      for (let place = 0; place < s.row.length; place++) if (s.row[place] !== EMPTY) out.push(makeMove(K.horse, place));
      break;
    case F.kumis:
      for (let kumis = 0; kumis <= amount(s, seat, KUMIS); kumis++) out.push(makeMove(K.kumis, kumis));
      break;
    case F.reroll:
      pushRerolls(s, out);
      break;
    case F.ignore:
      for (let wounds = topB(s); wounds >= 0; wounds--) out.push(makeMove(K.ignore, wounds));
      break;
    case F.wound:
      pushPlaces(s, s.crew, K.wound, out);
      break;
    case F.plunder:
      for (let slot = 0; slot < 2; slot++)
        if (plunderIn(s, (s.raid - 1) * 2 + slot) > 0) out.push(makeMove(K.plunder, slot));
      break;
  }
}

function pushCards(s: State, out: MoveList): void {
  const kinds = s.board.crewNames.length;
  for (let card = 0; card < kinds; card++) if (s.hand[s.turn * kinds + card] > 0) out.push(makeMove(K.discard, card));
}

/** Cards that may be one of those that pay for an effect. */
function pushPayers(s: State, cards: number, to: number, out: MoveList): void {
  const kinds = s.board.crewNames.length;
  for (let card = 0; card < kinds; card++)
    if (s.hand[s.turn * kinds + card] > 0 && mayPayWith(s, s.turn, card, cards, to))
      out.push(makeMove(K.discard, card));
}

/** S-44 */
function pushStrongCards(s: State, out: MoveList): void {
  const kinds = s.board.crewNames.length;
  for (let card = 0; card < kinds; card++)
    if (s.hand[s.turn * kinds + card] > 0 && s.board.strength[card] > 0) out.push(makeMove(K.discard, card));
}

function pushPlaces(s: State, places: Int16Array, kind: number, out: MoveList): void {
  for (let place = 0; place < PLACES; place++)
    if (places[s.turn * PLACES + place] !== 0) out.push(makeMove(kind, place));
}

/** S-21, S-50 */
function pushTurns(s: State, out: MoveList): void {
  for (let building = 0; building < s.village.length; building++)
    if (mayPlaceAt(s, building)) out.push(makeMove(K.place, building));
  pushRaids(s, out);
}

const mayPlaceAt = (s: State, building: number): boolean =>
  s.village[building] === EMPTY &&
  s.blocked !== building + 1 &&
  s.board.buildingAction[building * 3 + s.worker[s.turn] - 1] >= 0;

export const mayTakeFrom = (s: State, building: number): boolean =>
  s.village[building] !== EMPTY && s.blocked !== building + 1 && s.placedAt !== building + 1;

/** Two dice that show the same are one choice. */
function pushRerolls(s: State, out: MoveList): void {
  for (let place = 0; place < s.diceCount; place++)
    if (s.dice.indexOf(s.dice[place]) === place) out.push(makeMove(K.reroll, place));
  out.push(makeMove(K.keep));
}
