import { FIRST_PLUNDER, PLUNDER_COUNT, RESOURCE_COUNT } from './effects.ts';
import { F } from './frames.ts';
import { hasQuests } from './play.ts';
import { BadPosition } from './position-problem.ts';
import { PLUNDER } from './scenario-types.ts';
import { EMPTY, FACE_DOWN, FACE_UP, PLACES, plunderIn, type State, slotInUse } from './state.ts';

const need = (right: boolean, message: string): void => {
  if (!right) throw new BadPosition(message);
};

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
  for (const code of [...s.crew, ...s.pairCrew]) if (code !== EMPTY) seen[code - 1]++;
  for (let card = 0; card < kinds; card++)
    need(
      seen[card] === board.copies[card],
      `There are ${board.copies[card]} of ${board.crewNames[card]}, not ${seen[card]}.`,
    );
}

function checkAnimals(s: State): void {
  const { board } = s;
  const seen = new Int16Array(board.animalNames.length);
  for (let animal = 0; animal < seen.length; animal++)
    seen[animal] += s.animalDeck[animal] + s.animalDiscard[animal] + s.rivalHorses[animal];
  for (const code of [...s.row, ...s.eagle, ...s.horse]) if (code !== EMPTY) seen[code - 1]++;
  for (let at = 0; at < s.depth; at++) {
    const a = s.stack[at * 3 + 1];
    // an animal on its way lies on the stack
    if (s.stack[at * 3] === F.placeAnimal) seen[a >> 1]++;
    if (s.stack[at * 3] === F.swapTake) seen[a]++;
  }
  for (let animal = 0; animal < seen.length; animal++)
    need(
      seen[animal] === board.animalCopies[animal],
      `There are ${board.animalCopies[animal]} of ${board.animalNames[animal]}, not ${seen[animal]}.`,
    );
}

function checkQuests(s: State): void {
  const { quests } = s.board;
  const seen = new Int16Array(quests.length);
  for (let quest = 0; quest < quests.length; quest++) {
    seen[quest] += s.questsUnseen[quest] + s.rivalQuests[quest];
    for (let seat = 0; seat < s.seats; seat++) seen[quest] += s.completed[seat * quests.length + quest];
  }
  for (const code of s.villageQuest) if (code !== EMPTY) seen[code - 1]++;
  for (const code of s.slotQuest) if (code >= FACE_UP) seen[code - FACE_UP]++;
  for (const [quest, { key, copies }] of quests.entries())
    need(seen[quest] === copies, `There are ${copies} of the quest ${key}, not ${seen[quest]}.`);
}

function checkHeroes(s: State): void {
  const seen = Int16Array.from(s.heroLeft);
  for (const code of [...s.hero, ...s.pairHero]) if (code !== EMPTY) seen[code - 1]++;
  const twice = seen.findIndex((n) => n > 1);
  need(twice < 0, `${s.board.heroNames[twice]} is there more than once.`);
}

function checkPlunder(s: State): void {
  for (let kind = 0; kind < PLUNDER_COUNT; kind++) {
    let n = s.supply[kind];
    for (let seat = 0; seat < s.seats; seat++) n += s.has[seat * RESOURCE_COUNT + FIRST_PLUNDER + kind];
    for (let slot = 0; slot < s.slotWorker.length; slot++) n += s.slotPlunder[slot * PLUNDER_COUNT + kind];
    need(n === s.board.plunder[kind], `There are ${s.board.plunder[kind]} ${PLUNDER[kind]}, not ${n}.`);
  }
}

function checkSlots(s: State): void {
  for (let slot = 0; slot < s.slotWorker.length; slot++) {
    const where = `Slot ${(slot & 1) + 1} of ${s.board.settlements[slot >> 1].name}`;
    const plunder = plunderIn(s, slot);
    const worker = s.slotWorker[slot];
    const quest = s.slotQuest[slot];
    need(slotInUse(s.seats, slot) || (plunder === 0 && worker === EMPTY && quest === EMPTY), `${where} is not in use.`);
    need(hasQuests(s, slot) || quest === EMPTY, `${where} has no quest.`);
    need(plunder > 0 === (worker !== EMPTY), `${where} has a worker as long as it has plunder.`);
    need(worker === EMPTY || worker === s.board.slotWorker[slot] + 1, `${where} has a worker of another colour.`);
    need(plunder <= s.board.slotPlunder[slot], `${where} holds ${s.board.slotPlunder[slot]} plunder at most.`);
    need(
      quest !== FACE_DOWN || plunder > 0 || isOnStack(s, slot),
      `The quest of ${where.toLowerCase()} would lie face up.`,
    );
    need(quest < FACE_UP || plunder === 0, `The quest of ${where.toLowerCase()} would lie face down.`);
  }
  for (let seat = s.seats * PLACES; seat < s.crew.length; seat++) need(s.crew[seat] === EMPTY, 'A crew has no player.');
}

const isOnStack = (s: State, slot: number): boolean => {
  for (let at = 0; at < s.depth; at++)
    if ((s.stack[at * 3] === F.turnQuest || s.stack[at * 3] === F.rivalQuest) && s.stack[at * 3 + 1] === slot)
      return true;
  return false;
};
