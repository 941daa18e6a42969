import { type Actor, CHANCE, type MoveList, OVER, type Rng, type Seat } from '@tessera/kernel';
import { PLUNDER_COUNT } from './cards/effects.ts';
import { F } from './state/frames.ts';
import { aOf, bOf, K, kindOf, makeMove } from './state/moves.ts';
import { type State, topA, topKind } from './state/state.ts';
import { SetUp, setUpStage, slotToFill } from './turn/set-up.ts';

/** By stage of set-up. */
const DUE_IN_SET_UP = [K.start, K.quest, K.fill, K.pair, K.animal, -1, -1];

/** The kind of chance move that is due, or -1 if somebody is to decide. */
function chanceDue(s: State): number {
  switch (topKind(s)) {
    case F.setUp:
      return DUE_IN_SET_UP[setUpStage(s)];
    case F.draw:
      return K.draw;
    case F.refill:
      return K.animal;
    case F.roll:
    case F.rerollDie:
      return K.roll;
    case F.turnQuest:
    case F.rivalQuest:
      return K.quest;
    case F.rival:
      return K.scheme;
    default:
      return -1;
  }
}

export function actor(s: State): Actor {
  if (s.over === 1) return OVER;
  return chanceDue(s) >= 0 ? CHANCE : s.turn;
}

/** The dice of a raid are thrown by the player; cards, animals and quests turn up by themselves. */
export const rolls = (s: State): boolean => s.over === 0 && chanceDue(s) === K.roll;

/** All dice of a raid are one throw; a reroll is another. */
export const throwGoesOn = (s: State): boolean => rolls(s) && s.diceCount > 0 && topKind(s) === F.roll;

/** Nobody's while the table is laid, and while the rival acts. */
export function turnOf(s: State): Seat {
  if (s.over === 1) return -1;
  if (s.stack[0] === F.rivalEnd || s.stack[0] === F.rival) return -1;
  return topKind(s) === F.setUp && setUpStage(s) < SetUp.choose ? -1 : s.turn;
}

/** Which die is rolled now. */
const dieDue = (s: State): number => (topKind(s) === F.rerollDie ? s.dice[topA(s)] >> 3 : topA(s));

export function chanceOutcomes(s: State, out: MoveList): void {
  const { board } = s;
  switch (chanceDue(s)) {
    case K.start:
      for (let seat = 0; seat < s.seats; seat++) out.push(makeMove(K.start, seat));
      break;
    case K.quest:
      pushPresent(K.quest, s.questsUnseen, out);
      break;
    case K.fill:
      pushFillings(s, out);
      break;
    case K.pair:
      for (let hero = 0; hero < s.heroLeft.length; hero++)
        for (let card = 0; card < s.deck.length; card++)
          if (s.heroLeft[hero] > 0 && s.deck[card] > 0) out.push(makeMove(K.pair, hero, card));
      break;
    case K.animal:
      pushPresent(K.animal, s.animalDeck, out);
      break;
    case K.draw:
      pushPresent(K.draw, s.deck, out);
      break;
    case K.roll:
      for (let face = 0; face < board.dice[dieDue(s)].faces.length; face++) out.push(makeMove(K.roll, dieDue(s), face));
      break;
    case K.scheme:
      pushPresent(K.scheme, s.schemeLeft, out);
      break;
  }
}

function pushPresent(kind: number, counts: Int16Array, out: MoveList): void {
  for (let index = 0; index < counts.length; index++) if (counts[index] > 0) out.push(makeMove(kind, index));
}

/** Plunder by kind in two numbers: gold and equipment, wagons and livestock. */
const fillingMove = (counts: ArrayLike<number>): number =>
  makeMove(K.fill, counts[0] * 8 + counts[1], counts[2] * 8 + counts[3]);
export const fillingOf = (move: number): [number, number, number, number] => [
  aOf(move) >> 3,
  aOf(move) & 7,
  bOf(move) >> 3,
  bOf(move) & 7,
];

function pushFillings(s: State, out: MoveList): void {
  const n = s.board.slotPlunder[slotToFill(s)];
  const [g, e, w, l] = s.supply;
  for (let gold = 0; gold <= Math.min(n, g); gold++)
    for (let equipment = 0; equipment <= Math.min(n - gold, e); equipment++)
      for (let wagon = 0; wagon <= Math.min(n - gold - equipment, w); wagon++) {
        const livestock = n - gold - equipment - wagon;
        if (livestock <= l) out.push(fillingMove([gold, equipment, wagon, livestock]));
      }
}

const choose = (n: number, k: number): number => {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
};

export function weight(s: State, move: number): number {
  const a = aOf(move);
  switch (kindOf(move)) {
    case K.quest:
      return s.questsUnseen[a];
    case K.fill:
      return fillingOf(move).reduce((ways, n, kind) => ways * choose(s.supply[kind], n), 1);
    case K.pair:
      return s.deck[bOf(move)];
    case K.animal:
      return s.animalDeck[a];
    case K.draw:
      return s.deck[a];
    case K.roll:
      return s.board.dice[a].faces[bOf(move)].sides;
    default:
      return 1;
  }
}

/** The index of one of so many things, each as likely as it is often there. */
function drawFrom(counts: ArrayLike<number>, rng: Rng): number {
  let total = 0;
  for (let index = 0; index < counts.length; index++) total += counts[index];
  let at = rng.below(total);
  let index = 0;
  while (at >= counts[index]) at -= counts[index++];
  return index;
}

export function sample(s: State, rng: Rng): number {
  switch (chanceDue(s)) {
    case K.start:
      return makeMove(K.start, rng.below(s.seats));
    case K.quest:
      return makeMove(K.quest, drawFrom(s.questsUnseen, rng));
    case K.fill: {
      const bag = Int16Array.from(s.supply);
      const drawn = new Int16Array(PLUNDER_COUNT);
      for (let n = s.board.slotPlunder[slotToFill(s)]; n > 0; n--) {
        const kind = drawFrom(bag, rng);
        bag[kind]--;
        drawn[kind]++;
      }
      return fillingMove(drawn);
    }
    case K.pair: {
      const hero = drawFrom(s.heroLeft, rng);
      return makeMove(K.pair, hero, drawFrom(s.deck, rng));
    }
    case K.animal:
      return makeMove(K.animal, drawFrom(s.animalDeck, rng));
    case K.draw:
      return makeMove(K.draw, drawFrom(s.deck, rng));
    case K.roll: {
      const die = dieDue(s);
      const { faces } = s.board.dice[die];
      let at = rng.below(6);
      let face = 0;
      while (at >= faces[face].sides) at -= faces[face++].sides;
      return makeMove(K.roll, die, face);
    }
    default:
      return makeMove(K.scheme, drawFrom(s.schemeLeft, rng));
  }
}
