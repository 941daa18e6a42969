import { FIRST_PLUNDER, PLUNDER_COUNT, RESOURCE_COUNT } from '../cards/effects.ts';
import { hasQuests } from '../play.ts';
import { PLUNDER } from '../scenario/scenario-types.ts';
import { F } from '../state/frames.ts';
import { EMPTY, FACE_DOWN, FACE_UP, PLACES, plunderIn, type State, slotInUse } from '../state/state.ts';
import { slotWhere } from '../state/tell.ts';
import { Objection, refuse } from './objection.ts';

/** No piece is lost or doubled: every card, animal, quest, hero and token is somewhere, once. */
export function checkPieces(s: State): void {
  checkCrew(s);
  checkAnimals(s);
  checkQuests(s);
  checkHeroes(s);
  checkPlunder(s);
  checkSlots(s);
}

function checkCrew(s: State): void {
  const { board } = s;
  const kinds = board.crewNames.length;
  const seen = new Int16Array(kinds);
  for (let card = 0; card < kinds; card++) {
    seen[card] += s.deck[card] + s.discard[card] + s.gone[card] + s.inPlay[card];
    for (let seat = 0; seat < s.seats; seat++) seen[card] += s.hand[seat * kinds + card];
  }
  countCodes(s.crew, seen);
  countCodes(s.pairCrew, seen);
  needAll(seen, board.copies, board.crewNames);
}

function checkAnimals(s: State): void {
  const { board } = s;
  const seen = new Int16Array(board.animalNames.length);
  for (let animal = 0; animal < seen.length; animal++)
    seen[animal] += s.animalDeck[animal] + s.animalDiscard[animal] + s.rivalHorses[animal];
  countCodes(s.row, seen);
  countCodes(s.eagle, seen);
  countCodes(s.horse, seen);
  for (let at = 0; at < s.depth; at++) {
    const a = s.stack[at * 3 + 1];
    // an animal on its way lies on the stack
    if (s.stack[at * 3] === F.placeAnimal) seen[a >> 1]++;
    if (s.stack[at * 3] === F.swapTake) seen[a]++;
  }
  needAll(seen, board.animalCopies, board.animalNames);
}

/** Counts what lies on places that hold a number + 1, or nothing. */
function countCodes(places: Int16Array, seen: Int16Array): void {
  for (let at = 0; at < places.length; at++) if (places[at] !== EMPTY) seen[places[at] - 1]++;
}

function needAll(seen: Int16Array, copies: ArrayLike<number>, names: readonly string[]): void {
  for (let at = 0; at < seen.length; at++)
    if (seen[at] !== copies[at]) refuse('copies', { count: copies[at], name: names[at], found: seen[at] });
}

function checkQuests(s: State): void {
  const { quests, questKeys } = s.board;
  const seen = new Int16Array(quests.length);
  for (let quest = 0; quest < quests.length; quest++) {
    seen[quest] += s.questsUnseen[quest] + s.rivalQuests[quest];
    for (let seat = 0; seat < s.seats; seat++) seen[quest] += s.completed[seat * quests.length + quest];
  }
  countCodes(s.villageQuest, seen);
  for (let slot = 0; slot < s.slotQuest.length; slot++)
    if (s.slotQuest[slot] >= FACE_UP) seen[s.slotQuest[slot] - FACE_UP]++;
  for (let quest = 0; quest < quests.length; quest++) {
    const { copies } = quests[quest];
    if (seen[quest] !== copies) refuse('questCopies', { count: copies, quest: questKeys[quest], found: seen[quest] });
  }
}

function checkHeroes(s: State): void {
  const seen = Int16Array.from(s.heroLeft);
  countCodes(s.hero, seen);
  countCodes(s.pairHero, seen);
  for (let hero = 0; hero < seen.length; hero++)
    if (seen[hero] > 1) refuse('heroTwice', { hero: s.board.heroNames[hero] });
}

function checkPlunder(s: State): void {
  for (let kind = 0; kind < PLUNDER_COUNT; kind++) {
    let n = s.supply[kind];
    for (let seat = 0; seat < s.seats; seat++) n += s.has[seat * RESOURCE_COUNT + FIRST_PLUNDER + kind];
    for (let slot = 0; slot < s.slotWorker.length; slot++) n += s.slotPlunder[slot * PLUNDER_COUNT + kind];
    const count = s.board.plunder[kind];
    if (n !== count) refuse('plunder', { count, kind: PLUNDER[kind], found: n });
  }
}

function checkSlots(s: State): void {
  for (let slot = 0; slot < s.slotWorker.length; slot++) {
    const most = s.board.slotPlunder[slot];
    const problem = slotProblem(s, slot);
    const tooMuch = slotInUse(s.seats, slot) && plunderIn(s, slot) > most;
    if (!problem && !tooMuch) continue;
    const where = slotWhere(s, slot);
    if (tooMuch) refuse('slotMost', { slot: where.slot, settlement: where.settlement ?? '', most });
    throw new Objection(`Slot ${where.slot} of ${where.settlement} ${problem}.`);
  }
  for (let at = s.seats * PLACES; at < s.crew.length; at++)
    if (s.crew[at] !== EMPTY) throw new Objection('A crew has no player.');
}

function slotProblem(s: State, slot: number): string | undefined {
  const plunder = plunderIn(s, slot);
  const worker = s.slotWorker[slot];
  const quest = s.slotQuest[slot];
  if (!slotInUse(s.seats, slot) && (plunder > 0 || worker !== EMPTY || quest !== EMPTY)) return 'is not in use';
  if (!hasQuests(s, slot) && quest !== EMPTY) return 'has no quest';
  if (plunder > 0 !== (worker !== EMPTY)) return 'has a worker as long as it has plunder';
  if (worker !== EMPTY && worker !== s.board.slotWorker[slot] + 1) return 'has a worker of another colour';
  if (quest === FACE_DOWN && plunder === 0 && !isOnStack(s, slot)) return 'is empty, so its quest would lie face up';
  if (quest >= FACE_UP && plunder > 0) return 'has plunder, so its quest would lie face down';
  return undefined;
}

const isOnStack = (s: State, slot: number): boolean => {
  for (let at = 0; at < s.depth; at++)
    if ((s.stack[at * 3] === F.turnQuest || s.stack[at * 3] === F.rivalQuest) && s.stack[at * 3 + 1] === slot)
      return true;
  return false;
};
