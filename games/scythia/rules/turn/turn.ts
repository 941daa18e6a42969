import { seatNumber } from '@tessera/kernel';
import { KUMIS, PROVISIONS, RESOURCE_COUNT, SILVER } from '../cards/effects.ts';
import { F } from '../state/frames.ts';
import { EMPTY, FACE_DOWN, isSolo, LIMIT, NO_END, pop, push, type State } from '../state/state.ts';
import { amountsNamed, type Tell, told } from '../state/tell.ts';

const LIMITED = [SILVER, KUMIS, PROVISIONS];
/** S-60 */
const FEW = 2;

export function startTurn(s: State): void {
  s.heroUsed = 0;
  s.eaglesUsed = 0;
  s.placedAt = 0;
  s.colour = 0;
  push(s, F.turn);
}

/** S-22, without the cards: which of those go is for the player to choose. */
export function loseSurplus(s: State, tell: Tell): void {
  const at = s.turn * RESOURCE_COUNT;
  if (s.has[at + SILVER] <= LIMIT && s.has[at + KUMIS] <= LIMIT && s.has[at + PROVISIONS] <= LIMIT) return;
  const lost = new Int16Array(RESOURCE_COUNT);
  for (const resource of LIMITED) {
    lost[resource] = Math.max(0, s.has[at + resource] - LIMIT);
    s.has[at + resource] -= lost[resource];
  }
  tell?.(told({ type: 'lost', seat: seatNumber(s.turn), what: amountsNamed(lost) }));
}

export const animalsLeft = (s: State): boolean => {
  for (let animal = 0; animal < s.animalDeck.length; animal++)
    if (s.animalDeck[animal] + s.animalDiscard[animal] > 0) return true;
  return false;
};

export const hasHole = (s: State): boolean => s.row[0] === EMPTY || s.row[1] === EMPTY || s.row[2] === EMPTY;

export function endTurn(s: State, tell: Tell): void {
  pop(s);
  tell?.(told({ type: 'turn-ended', seat: seatNumber(s.turn) }));
  startNext(s, false, tell);
}

export function endRivalTurn(s: State, tell: Tell): void {
  pop(s);
  startNext(s, true, tell);
}

function startNext(s: State, wasRival: boolean, tell: Tell): void {
  s.turns++;
  if (s.turnsLeft > 0) s.turnsLeft--;
  else announceEnd(s, tell);
  s.heroUsed = 0;
  s.eaglesUsed = 0;
  s.placedAt = 0;
  s.colour = 0;
  if (s.turnsLeft === 0) {
    s.over = 1;
    s.blocked = 0;
    tell?.(told({ type: 'over' }));
  } else if (isSolo(s) && !wasRival) push(s, F.rival);
  else {
    s.turn = (s.turn + 1) % s.seats;
    startTurn(s);
  }
}

/** S-60, S-77: then everybody takes one more turn. */
function announceEnd(s: State, tell: Tell): void {
  if (s.turnsLeft !== NO_END) return;
  const why = endReason(s);
  if (!why) return;
  s.turnsLeft = isSolo(s) ? 2 : s.seats;
  tell?.(told({ type: 'last-turns', why, left: s.turnsLeft }));
}

/** A slot has a worker above it as long as it has plunder. */
function slotsLeft(s: State): number {
  let slots = 0;
  for (let slot = 0; slot < s.slotWorker.length; slot++) if (s.slotWorker[slot] !== EMPTY) slots++;
  return slots;
}

export function questsLeft(s: State): number {
  let quests = 0;
  for (let place = 0; place < 2; place++) if (s.villageQuest[place] !== EMPTY) quests++;
  for (let slot = 0; slot < s.slotQuest.length; slot++) if (s.slotQuest[slot] !== EMPTY) quests++;
  return quests;
}

function endReason(s: State): 'slots' | 'quests' | 'deadlock' | undefined {
  if (slotsLeft(s) <= FEW) return 'slots';
  if (questsLeft(s) <= FEW) return 'quests';
  return isDeadlock(s) ? 'deadlock' : undefined;
}

/** S-63: no worker that is left can go on any raid that is left, and the quests still face down can't be reached. */
function isDeadlock(s: State): boolean {
  let faceDown = 0;
  for (let slot = 0; slot < s.slotQuest.length; slot++) if (s.slotQuest[slot] === FACE_DOWN) faceDown++;
  if (faceDown <= FEW) return false;
  for (let slot = 0; slot < s.slotWorker.length; slot++) {
    if (s.slotWorker[slot] === EMPTY) continue;
    const { takes } = s.board.settlements[slot >> 1];
    for (let building = 0; building < s.village.length; building++)
      if (s.village[building] !== EMPTY && takes[s.village[building] - 1]) return false;
    for (let seat = 0; seat < s.seats; seat++) if (s.worker[seat] !== EMPTY && takes[s.worker[seat] - 1]) return false;
  }
  return true;
}
