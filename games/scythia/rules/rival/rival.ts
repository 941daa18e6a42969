import { PLUNDER_COUNT } from '../cards/effects.ts';
import { REGIONS, WORKER_COLOURS } from '../scenario/scenario-types.ts';
import { F } from '../state/frames.ts';
import { EMPTY, FACE_DOWN, FACE_UP, plunderIn, push, type State } from '../state/state.ts';
import { plunderNamed, slotWhere, type Tell, told, villageWhere } from '../state/tell.ts';

const SETTLEMENTS_PER_REGION = 3;
const SLOTS_PER_REGION = 6;

/** S-72 */
export function rivalStrength(s: State): number {
  let strength = s.board.scenario.leaders[s.leader].strength;
  for (let animal = 0; animal < s.rivalHorses.length; animal++)
    strength += s.rivalHorses[animal] * s.board.horseStrength[animal];
  return strength;
}

/** The slots of a region in solo play, left to right: the right settlement is not in use (S-13). */
const slotsOf = (region: number): number[] =>
  Array.from({ length: SLOTS_PER_REGION - 2 }, (_, index) => region * SLOTS_PER_REGION + index);

/** S-71: the first condition that fails says what the rival does; if all hold it raids. */
export function followScheme(s: State, scheme: number, tell: Tell): void {
  const card = s.board.schemes[scheme];
  const slots = slotsOf(card.region).filter((slot) => plunderIn(s, slot) > 0);
  const check = (what: 'slots' | 'provisions' | 'strength', has: number, needs: number): boolean => {
    tell?.(told({ type: 'rival-checked', what, has, needs, holds: has >= needs }));
    return has >= needs;
  };
  if (!check('slots', slots.length, 1)) takeQuest(s, scheme, tell);
  else if (!check('provisions', s.rivalProvisions, card.provisions)) {
    const provisions = s.board.scenario.leaders[s.leader].gains;
    s.rivalProvisions += provisions;
    tell?.(told({ type: 'rival-provisions', provisions }));
  } else if (!check('strength', rivalStrength(s), card.strength)) takeHorse(s, scheme, tell);
  else raid(s, scheme, tell);
}

/** S-73 */
function raid(s: State, scheme: number, tell: Tell): void {
  const card = s.board.schemes[scheme];
  const slots = slotsOf(card.region);
  const from = (card.slot - 1) % slots.length;
  const slot = [...slots.slice(from), ...slots.slice(0, from)].find((one) => plunderIn(s, one) > 0);
  if (slot === undefined) return;
  s.rivalProvisions -= card.provisions;
  const spent = horsesFor(s, card.strength - s.board.scenario.leaders[s.leader].strength);
  for (let animal = 0; animal < spent.length; animal++) {
    s.rivalHorses[animal] -= spent[animal];
    s.animalDiscard[animal] += spent[animal];
  }
  s.rivalPoints += card.points;
  tell?.(
    told({
      type: 'rival-raided',
      ...slotWhere(s, slot),
      plunder: plunderNamed(s, slot),
      worker: WORKER_COLOURS[s.slotWorker[slot] - 1],
      provisions: card.provisions,
      horses: spent.flatMap((n, animal) => Array.from({ length: n }, () => s.board.animalNames[animal])),
      points: card.points,
    }),
  );
  for (let kind = 0; kind < PLUNDER_COUNT; kind++) {
    s.supply[kind] += s.slotPlunder[slot * PLUNDER_COUNT + kind];
    s.slotPlunder[slot * PLUNDER_COUNT + kind] = 0;
  }
  s.slotWorker[slot] = EMPTY;
  if (s.slotQuest[slot] === FACE_DOWN) push(s, F.turnQuest, slot);
}

/**
 * The horses that are discarded for a strength (S-73): the fewest cards, of those the least waste, of those the set
 * that leaves the strongest horse; of horses as strong those that the scenario lists first. By kind of animal.
 */
export function horsesFor(s: State, strength: number): number[] {
  const kinds = s.rivalHorses.length;
  const none = Array.from({ length: kinds }, () => 0);
  if (strength <= 0) return none;
  let best: { horses: number[]; rank: readonly number[] } | undefined;
  const horses = [...none];
  const look = (kind: number, cards: number, sum: number): void => {
    if (sum >= strength) {
      let strongest = 0;
      for (let other = 0; other < kinds; other++)
        if (s.rivalHorses[other] > horses[other]) strongest = Math.max(strongest, s.board.horseStrength[other]);
      const rank = [cards, sum, -strongest];
      if (!best || before(rank, best.rank)) best = { horses: [...horses], rank };
      return;
    }
    if (kind === kinds || (best && cards >= best.rank[0])) return;
    for (let n = Math.min(s.rivalHorses[kind], strength); n >= 0; n--) {
      horses[kind] = n;
      look(kind + 1, cards + n, sum + n * s.board.horseStrength[kind]);
    }
    horses[kind] = 0;
  };
  look(0, 0, 0);
  return best?.horses ?? none;
}

function before(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at >= 0 && a[at] < b[at];
}

/**
 * S-74: the quests that the rival can take, by row: the village's upper and lower place, Cimmeria, Assyria and Persia.
 * Places: 0 and 1, or slot + 2.
 */
function questRows(s: State): number[][] {
  const rows: number[][] = [[0], [1]];
  for (let region = 0; region < REGIONS.length; region++) {
    const row: number[] = [];
    for (let n = 0; n < SETTLEMENTS_PER_REGION * 2; n++) row.push(region * SLOTS_PER_REGION + n + 2);
    rows.push(row);
  }
  const within = (where: number): boolean => {
    if (where < 2) return s.villageQuest[where] !== EMPTY;
    const quest = s.slotQuest[where - 2];
    return quest >= FACE_UP || (s.anyQuests && quest === FACE_DOWN);
  };
  return rows.map((row) => row.filter(within));
}

function takeQuest(s: State, scheme: number, tell: Tell): void {
  const { fromTop, fromLeft } = s.board.schemes[scheme];
  const rows = questRows(s).filter((row) => row.length > 0);
  const row = fromTop ? rows[0] : rows.at(-1);
  const where = fromLeft ? row?.[0] : row?.at(-1);
  if (where === undefined) {
    takeHorse(s, scheme, tell);
    return;
  }
  tell?.(told({ type: 'rival-quest', at: where < 2 ? villageWhere(where) : slotWhere(s, where - 2) }));
  if (where < 2) {
    keepQuest(s, s.villageQuest[where] - 1, tell);
    s.villageQuest[where] = EMPTY;
  } else if (s.slotQuest[where - 2] === FACE_DOWN) {
    push(s, F.rivalQuest, where - 2);
  } else {
    keepQuest(s, s.slotQuest[where - 2] - FACE_UP, tell);
    s.slotQuest[where - 2] = EMPTY;
  }
}

export function keepQuest(s: State, quest: number, tell: Tell): void {
  s.rivalQuests[quest]++;
  tell?.(told({ type: 'rival-quest-known', quest: s.board.quests[quest].key }));
}

/** S-75 */
function takeHorse(s: State, scheme: number, tell: Tell): void {
  let place = s.board.schemes[scheme].horse - 1;
  if (s.row[place] === EMPTY) place = s.row.findLastIndex((animal) => animal !== EMPTY);
  const animal = place < 0 ? -1 : s.row[place] - 1;
  tell?.(told({ type: 'rival-horse', animal: animal < 0 ? null : s.board.animalNames[animal], row: place + 1 }));
  if (animal < 0) return;
  s.row[place] = EMPTY;
  s.rivalHorses[animal]++;
  push(s, F.refill);
}
