import { type EventSink, seatNumber } from '@tessera/kernel';
import { PLUNDER_COUNT } from './cards/effects.ts';
import { goOn, payPlunder, placeAnimal, swapForHorse } from './cards/execute.ts';
import { discardFromHand, toHand } from './cards/gain.ts';
import { fillingOf } from './chance.ts';
import { drink, plunderSlot, rolled, startRaid, wound } from './raid/raid.ts';
import { followScheme, keepQuest } from './rival/rival.ts';
import { TOWN_CENTRE } from './scenario/board.ts';
import { BUILDINGS, WORKER_COLOURS } from './scenario/scenario-types.ts';
import { F } from './state/frames.ts';
import { aOf, bOf, K, kindOf } from './state/moves.ts';
import {
  EMPTY,
  FACE_DOWN,
  FACE_UP,
  pop,
  push,
  type State,
  setTopA,
  setTopB,
  topA,
  topB,
  topKind,
} from './state/state.ts';
import { plunderNamed, slotWhere, type Tell, told, villageWhere } from './state/tell.ts';
import { choosePair, slotToFill } from './turn/set-up.ts';
import { heal, settle } from './turn/settle.ts';

export function play(s: State, move: number, events?: EventSink): void {
  if (kindOf(move) <= K.scheme) playChance(s, move, events);
  else decide(s, move, events);
  settle(s, events);
}

function playChance(s: State, move: number, tell: Tell): void {
  const a = aOf(move);
  const b = bOf(move);
  switch (kindOf(move)) {
    case K.start:
      s.first = a;
      s.turn = a;
      tell?.(told({ type: 'start', seat: seatNumber(a) }));
      break;
    case K.quest:
      turnQuest(s, a, tell);
      break;
    case K.fill:
      fill(s, move, tell);
      break;
    case K.pair: {
      const place = s.pairHero.indexOf(EMPTY);
      s.heroLeft[a] = 0;
      s.deck[b]--;
      s.deckSize--;
      s.pairHero[place] = a + 1;
      s.pairCrew[place] = b + 1;
      tell?.(told({ type: 'paired', hero: s.board.heroNames[a], crew: s.board.crewNames[b] }));
      break;
    }
    case K.animal: {
      const place = s.row.indexOf(EMPTY);
      s.animalDeck[a]--;
      s.row[place] = a + 1;
      tell?.(told({ type: 'refilled', animal: s.board.animalNames[a], row: place + 1 }));
      break;
    }
    case K.draw:
      s.deck[a]--;
      s.deckSize--;
      toHand(s, s.turn, a);
      setTopA(s, topA(s) - 1);
      tell?.(told({ type: 'drew', seat: seatNumber(s.turn), card: s.board.crewNames[a] }));
      break;
    case K.roll:
      if (topKind(s) === F.rerollDie) {
        const place = topA(s);
        pop(s);
        rolled(s, place, a, b, true, tell);
      } else {
        setTopB(s, topB(s) - 1);
        rolled(s, s.diceCount++, a, b, false, tell);
      }
      break;
    default:
      pop(s);
      s.schemeLeft[a] = 0;
      s.scheme = a + 1;
      s.blocked = s.board.schemes[a].blocks + 1;
      tell?.(told({ type: 'scheme', scheme: a + 1 }));
      push(s, F.rivalEnd);
      followScheme(s, a, tell);
  }
}

function turnQuest(s: State, quest: number, tell: Tell): void {
  const { key } = s.board.quests[quest];
  s.questsUnseen[quest]--;
  if (topKind(s) === F.setUp) {
    const place = s.villageQuest[0] === EMPTY ? 0 : 1;
    s.villageQuest[place] = quest + 1;
    tell?.(told({ type: 'turned-quest', quest: key, at: villageWhere(place) }));
    return;
  }
  const slot = topA(s);
  const forRival = topKind(s) === F.rivalQuest;
  pop(s);
  if (forRival) {
    s.slotQuest[slot] = EMPTY;
    keepQuest(s, quest, tell);
  } else {
    s.slotQuest[slot] = quest + FACE_UP;
    tell?.(told({ type: 'turned-quest', quest: key, at: slotWhere(s, slot) }));
  }
}

/** S-10 to S-12 for one slot. */
function fill(s: State, move: number, tell: Tell): void {
  const slot = slotToFill(s);
  for (const [kind, n] of fillingOf(move).entries()) {
    s.slotPlunder[slot * PLUNDER_COUNT + kind] = n;
    s.supply[kind] -= n;
  }
  s.slotWorker[slot] = s.board.slotWorker[slot] + 1;
  if (hasQuests(s, slot)) s.slotQuest[slot] = FACE_DOWN;
  tell?.(told({ type: 'filled', ...slotWhere(s, slot), plunder: plunderNamed(s, slot) }));
}

/** S-10: Greece, the last region, has none. */
export const hasQuests = (s: State, slot: number): boolean => s.board.settlements[slot >> 1].region < 3;

function decide(s: State, move: number, tell: Tell): void {
  const seat = s.turn;
  const a = aOf(move);
  switch (kindOf(move)) {
    case K.choose:
      choosePair(s, a, tell);
      break;
    case K.discard:
      discard(s, a, tell);
      break;
    case K.place:
      place(s, a, tell);
      break;
    case K.raid:
      pop(s);
      push(s, F.endTurn);
      startRaid(s, a, tell);
      break;
    case K.take:
      take(s, a, tell);
      break;
    case K.skip:
      pop(s);
      tell?.(told({ type: 'skipped', seat: seatNumber(seat) }));
      break;
    case K.at: {
      const code = topA(s);
      pop(s);
      placeAnimal(s, code, a, tell);
      break;
    }
    case K.pay:
      setTopA(s, topA(s) - 1);
      payPlunder(s, a, tell);
      break;
    case K.heal:
      setTopA(s, topA(s) - 1);
      heal(s, a, 1, tell);
      break;
    case K.kumis:
      pop(s);
      drink(s, a, tell);
      if (a === 0) tell?.(told({ type: 'skipped', seat: seatNumber(seat) }));
      break;
    case K.reroll:
      setTopA(s, topA(s) - 1);
      push(s, F.rerollDie, a);
      tell?.(told({ type: 'rerolls', seat: seatNumber(seat), die: a + 1 }));
      break;
    case K.keep:
      pop(s);
      tell?.(told({ type: 'skipped', seat: seatNumber(seat) }));
      break;
    case K.ignore: {
      const wounds = topA(s);
      pop(s);
      push(s, F.wound, wounds - a);
      tell?.(told({ type: 'ignored', seat: seatNumber(seat), wounds: a }));
      break;
    }
    case K.wound:
      setTopA(s, topA(s) - 1);
      wound(s, a, tell);
      break;
    case K.plunder:
      pop(s);
      plunderSlot(s, (s.raid - 1) * 2 + a, tell);
      break;
    default:
      chooseOption(s, move, tell);
  }
}

function discard(s: State, card: number, tell: Tell): void {
  discardFromHand(s, s.turn, card, tell);
  if (topKind(s) === F.endTurn) return;
  const less = topKind(s) === F.payStrength ? s.board.strength[card] : 1;
  setTopA(s, Math.max(0, topA(s) - less));
}

/** S-21 */
function place(s: State, building: number, tell: Tell): void {
  const colour = s.worker[s.turn];
  s.worker[s.turn] = EMPTY;
  s.village[building] = colour;
  s.placedAt = building + 1;
  s.colour = colour;
  tell?.(
    told({
      type: 'placed',
      seat: seatNumber(s.turn),
      building: BUILDINGS[building],
      worker: WORKER_COLOURS[colour - 1],
    }),
  );
  pop(s);
  push(s, F.endTurn);
  push(s, F.take);
  push(s, F.action, building);
}

function take(s: State, building: number, tell: Tell): void {
  const colour = s.village[building];
  s.village[building] = EMPTY;
  s.worker[s.turn] = colour;
  s.colour = colour;
  tell?.(
    told({ type: 'took', seat: seatNumber(s.turn), building: BUILDINGS[building], worker: WORKER_COLOURS[colour - 1] }),
  );
  pop(s);
  push(s, F.action, building);
}

/** One of the alternatives of a building, a card or the Town Centre. */
function chooseOption(s: State, move: number, tell: Tell): void {
  const kind = topKind(s);
  const a = topA(s);
  if (kind === F.swapTake) {
    pop(s);
    swapForHorse(s, a, aOf(move), tell);
    return;
  }
  pop(s);
  if (kind === F.choose) {
    goOn(s, a, move, tell);
    return;
  }
  const building = kind === F.action ? a : TOWN_CENTRE;
  if (kind === F.action) push(s, F.bonus, building);
  goOn(s, s.board.buildingAction[building * 3 + s.colour - 1], move, tell);
}
