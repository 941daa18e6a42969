import { isObject, quote } from '@tessera/kernel';
import { FIRST_PLUNDER, Op, POINTS, RESOURCE_COUNT } from '../cards/effects.ts';
import { F, FRAMES, type FrameName } from '../state/frames.ts';
import {
  DEEPEST,
  EMPTY,
  FACE_DOWN,
  MAX_DICE,
  NO_END,
  PLACES,
  plunderIn,
  push,
  type State,
  slotInUse,
} from '../state/state.ts';
import { heroesChosen } from '../turn/set-up.ts';
import { need, Objection, refuse } from './objection.ts';

const MOST = 60;
/** More effects than a deck can have. */
const MOST_NODES = 30_000;

export function readPending(s: State, frames: readonly unknown[]): void {
  need(frames.length <= DEEPEST, 'More is pending than a turn can hold.');
  for (const frame of frames) {
    if (!isObject(frame)) throw new Objection(`A thing that is pending is an object, not ${quote(frame)}.`);
    const { kind, a, b } = frame;
    const at = FRAMES.indexOf(kind as FrameName);
    need(at >= 0, `Nothing like ${quote(kind)} can be pending.`);
    need(isSmall(a) && isSmall(b), `The numbers of a pending ${String(kind)} are whole numbers.`);
    push(s, at, a as number, b as number);
  }
}

const isSmall = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_NODES;

/** What may lie above a village turn, a raid, and the other things a stack begins with. */
const VILLAGE = new Set<number>([
  F.action,
  F.effect,
  F.choose,
  F.another,
  F.bonus,
  F.draw,
  F.discard,
  F.payCards,
  F.payPlunder,
  F.payStrength,
  F.heal,
  F.placeAnimal,
  F.swapTake,
  F.refill,
  F.toDiscard,
]);
const RAID = new Set<number>([
  F.kumis,
  F.roll,
  F.reroll,
  F.rerollDie,
  F.strength,
  F.ignore,
  F.wound,
  F.whenWounded,
  F.draw,
]);
const AFTER_RAID = new Set<number>([F.turnQuest, F.refill]);
const RIVAL = new Set<number>([F.turnQuest, F.rivalQuest, F.refill]);
const SET_UP = new Set<number>([F.keep, F.draw]);

const NOT_NODES = new Set<number>([
  Op.gain,
  Op.all,
  Op.heal,
  Op.discard,
  Op.ifMore,
  Op.takeFromPlayers,
  Op.another,
  Op.spend,
]);

/** Whether what is pending fits together, and fits what lies on the table: then every way on leads to an end. */
export function checkPending(s: State): void {
  const kinds = Array.from({ length: s.depth }, (_, at) => s.stack[at * 3]);
  need((s.over === 1) === (s.depth === 0), 'Something is pending until the game is over.');
  if ((s.over === 1) !== (s.turnsLeft === 0)) refuse('over');
  if (s.over === 1) {
    checkVillage(s, s.seats, 3);
    return;
  }
  const [bottom, next] = kinds;
  const rest = (allowed: ReadonlySet<number>, from: number) =>
    need(
      kinds.slice(from).every((kind) => allowed.has(kind)),
      'What is pending does not fit together.',
    );
  const raiding = bottom === F.endTurn && next === F.plunder;
  need(raiding === s.raid > 0, 'A raid is under way, or it is not.');
  for (let at = 0; at < s.depth; at++) checkNumbers(s, at);
  if (bottom === F.setUp) checkSetUp(s, kinds, rest);
  else {
    need(s.first >= 0, 'Nobody is first.');
    if (heroesChosen(s) !== s.seats) refuse('heroes');
    need(
      s.pairHero.every((code) => code === EMPTY),
      'The pairs are gone once the game has begun.',
    );
    checkFaceDown(s);
    if (bottom === F.turn) {
      need(kinds.length === 1, 'A turn begins with nothing else pending.');
      need(s.colour === 0 && s.placedAt === 0 && s.heroUsed === 0 && s.eaglesUsed === 0, 'A turn begins afresh.');
      checkVillage(s, s.seats, 3);
    } else if (raiding) {
      rest(RAID, 2);
      checkVillage(s, s.seats - 1, 3);
      need(s.colour > 0, 'A raid has a worker.');
      need(plunderIn(s, (s.raid - 1) * 2) + plunderIn(s, (s.raid - 1) * 2 + 1) > 0, 'A raid has plunder to take.');
      checkDice(s);
    } else if (bottom === F.endTurn) {
      const taking = next === F.take;
      if (s.placedAt === 0) rest(AFTER_RAID, 1);
      else rest(VILLAGE, taking ? 2 : 1);
      need(s.placedAt === 0 || s.colour > 0, 'A worker was placed.');
      need(
        !taking || (s.placedAt > 0 && s.village[s.placedAt - 1] !== EMPTY),
        'A worker was placed before one is taken.',
      );
      checkVillage(s, s.seats - (taking ? 1 : 0), taking ? 4 : 3);
    } else {
      need(
        (bottom === F.rival && kinds.length === 1) || bottom === F.rivalEnd,
        'What is pending has no turn below it.',
      );
      need(s.leader >= 0, 'There is no rival.');
      rest(RIVAL, 1);
      checkVillage(s, s.seats, 3);
    }
  }
  if (!raiding) need(s.diceCount === 0 && s.raidKumis === 0 && s.woundedNow === 0, 'Dice are rolled in a raid.');
}

function checkVillage(s: State, inHand: number, inVillage: number): void {
  const workers = s.worker.subarray(0, s.seats).filter((code) => code !== EMPTY).length;
  if (workers !== inHand || (inHand !== s.seats && s.worker[s.turn] !== EMPTY)) refuse('workers');
  if (s.village.filter((code) => code !== EMPTY).length !== inVillage) refuse('village', { count: inVillage });
}

function checkFaceDown(s: State): void {
  const faceDown = s.slotQuest.filter((quest) => quest === FACE_DOWN).length;
  const unseen = s.questsUnseen.reduce((sum, n) => sum + n, 0);
  if (unseen < faceDown) refuse('faceDown', { count: faceDown, unseen });
}

/** Set-up can be told from what lies there; it must be able to go on. */
function checkSetUp(
  s: State,
  kinds: readonly number[],
  rest: (allowed: ReadonlySet<number>, from: number) => void,
): void {
  rest(SET_UP, 1);
  const dealt = s.stack[1];
  need(dealt <= s.seats && kinds.length <= 3, 'Cards are dealt to each player once.');
  need(dealt > 0 === kinds.length > 1, 'Cards are being dealt, or they are not.');
  need(s.turnsLeft === NO_END && s.turns === 0, 'No turn has been played during set-up.');
  need(s.colour === 0 && s.placedAt === 0, 'No worker has been placed during set-up.');
  checkVillage(s, s.seats, 3);
  const chosen = heroesChosen(s);
  const pairs = s.pairHero.filter((code) => code !== EMPTY).length;
  const missing = s.seats + 1 - chosen - pairs;
  if (dealt > 0) {
    need(chosen === s.seats && pairs === 0 && s.first >= 0, 'Heroes are chosen before cards are dealt.');
    need(
      s.villageQuest.every((code) => code !== EMPTY),
      'Quests are laid before cards are dealt.',
    );
  } else {
    need(missing >= 0, 'There are too many pairs.');
    need(s.heroLeft.filter((n) => n > 0).length >= missing, 'There are too few heroes left.');
    need(s.deckSize >= missing + 5 * s.seats, 'There are too few crew cards left.');
    need(chosen === 0 || missing === 0, 'All pairs are laid before one is chosen.');
  }
  for (let seat = 0; seat < s.seats; seat++)
    for (let resource = FIRST_PLUNDER; resource <= POINTS; resource++)
      need(s.has[seat * RESOURCE_COUNT + resource] === 0, 'Nobody has plunder or points during set-up.');
  let filled = true;
  for (let slot = 0; slot < s.slotWorker.length; slot++) {
    if (!slotInUse(s.seats, slot)) continue;
    const plunder = plunderIn(s, slot);
    need(plunder === 0 || plunder === s.board.slotPlunder[slot], 'A slot is filled at once.');
    need(filled || plunder === 0, 'The slots are filled in order.');
    filled = plunder > 0;
    need(s.slotQuest[slot] <= FACE_DOWN, 'All quests of slots lie face down during set-up.');
    need(s.slotQuest[slot] === EMPTY || plunder > 0, 'A quest lies under a slot that is filled.');
  }
  need(dealt === 0 || filled, 'The slots are filled before cards are dealt.');
}

function checkDice(s: State): void {
  let dice = s.diceCount;
  for (let at = 0; at < s.depth; at++) if (s.stack[at * 3] === F.roll) dice += s.stack[at * 3 + 2];
  need(dice <= MAX_DICE, 'There are too many dice.');
  for (let place = 0; place < PLACES; place++)
    need(
      !((s.woundedNow >> place) & 1) ||
        (s.crew[s.turn * PLACES + place] !== EMPTY && s.wounds[s.turn * PLACES + place] > 0),
      'A place that was wounded has a wounded crew.',
    );
}

/** The numbers of a frame mean something. */
function checkNumbers(s: State, at: number): void {
  const kind = s.stack[at * 3];
  const a = s.stack[at * 3 + 1];
  const b = s.stack[at * 3 + 2];
  const { board } = s;
  const name = FRAMES[kind];
  const right = (): boolean => {
    switch (kind) {
      case F.action:
      case F.bonus:
        return a < s.village.length;
      case F.effect:
        return a < board.program.length;
      case F.choose:
        return a < board.program.length && !NOT_NODES.has(board.program[a].op);
      case F.payCards:
        return a <= MOST && b < board.program.length;
      case F.placeAnimal:
        return a >> 1 < board.animalNames.length;
      case F.swapTake:
        return a < board.animalNames.length;
      case F.toDiscard:
        return a < board.crewNames.length && framesOf(s, kind, a) <= s.inPlay[a];
      case F.roll:
        return a < 3 && b <= 4;
      case F.rerollDie:
        return a < s.diceCount;
      case F.ignore:
        return a <= MOST && b <= a;
      case F.turnQuest:
      case F.rivalQuest:
        return a < s.slotQuest.length && s.slotQuest[a] === FACE_DOWN && framesOf(s, kind, a) === 1;
      default:
        return a <= MOST && b <= MOST;
    }
  };
  need(right(), `The numbers of a pending ${name} mean nothing here.`);
}

function framesOf(s: State, kind: number, a: number): number {
  let n = 0;
  for (let at = 0; at < s.depth; at++) if (s.stack[at * 3] === kind && s.stack[at * 3 + 1] === a) n++;
  return n;
}
