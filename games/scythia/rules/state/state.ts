import { CARDS, PLUNDER_COUNT, RESOURCE_COUNT } from '../cards/effects.ts';
import { type Board, BUILDING_COUNT, ROW, SLOTS_PER_SETTLEMENT } from '../scenario/board.ts';

export const SEATS = 4;
export const PLACES = 5;
/** S-22 */
export const LIMIT = 8;
const STACK = 96;
/** Beyond this nothing that leads on to more is begun: only a deck made for it gets there. */
export const DEEP = 24;
/** What is begun at DEEP, however it is nested, stays below this; and the stack holds as much again. */
export const DEEPEST = 60;
export const MAX_DICE = 12;
/** In a window of names an empty place is 0 and a thing its number + 1; so a fresh buffer is an empty board. */
export const EMPTY = 0;
export const FACE_DOWN = 1;
/** A quest face up on a slot is its number + 2. */
export const FACE_UP = 2;
export const NO_END = -1;

/** Flat and mutable: one buffer with named windows, and a few numbers. */
export class State {
  readonly board: Board;
  readonly seats: number;
  /** The rival leader of solo play, or -1. */
  readonly leader: number;
  /** A table of the first version: the rival takes quests face down, too (S-74). */
  readonly anyQuests: boolean;
  readonly cells: Int16Array;

  /** seat * RESOURCE_COUNT + resource; the number of cards in hand among them. */
  readonly has: Int16Array;
  /** seat * crew kinds + kind. */
  readonly hand: Int16Array;
  /** seat * PLACES + place: crew + 1. */
  readonly crew: Int16Array;
  readonly wounds: Int16Array;
  readonly eagle: Int16Array;
  readonly horse: Int16Array;
  readonly hero: Int16Array;
  /** Colour + 1 of the worker in front of a player. */
  readonly worker: Int16Array;
  /** Completed quests: seat * quest kinds + kind. */
  readonly completed: Int16Array;
  readonly deck: Int16Array;
  readonly discard: Int16Array;
  /** Out of the game: the second pair of a solo game (S-70). */
  readonly gone: Int16Array;
  readonly inPlay: Int16Array;
  readonly animalDeck: Int16Array;
  readonly animalDiscard: Int16Array;
  readonly row: Int16Array;
  readonly questsUnseen: Int16Array;
  readonly villageQuest: Int16Array;
  /** slot * PLUNDER_COUNT + kind. */
  readonly slotPlunder: Int16Array;
  readonly slotWorker: Int16Array;
  readonly slotQuest: Int16Array;
  /** settlement * 3 + colour. */
  readonly raiders: Int16Array;
  readonly village: Int16Array;
  readonly supply: Int16Array;
  /** Hero + 1 and crew + 1 of each pair on offer. */
  readonly pairHero: Int16Array;
  readonly pairCrew: Int16Array;
  /** 1 for a hero in the box. */
  readonly heroLeft: Int16Array;
  /** Of this raid: colour * 8 + face. */
  readonly dice: Int16Array;
  readonly rivalHorses: Int16Array;
  readonly rivalQuests: Int16Array;
  readonly schemeLeft: Int16Array;
  /** kind, a, b for each frame. */
  readonly stack: Int16Array;

  depth = 0;
  deckSize = 0;
  discardSize = 0;
  /** -1 before it is known. */
  first = -1;
  turn = 0;
  turns = 0;
  turnsLeft = NO_END;
  over = 0;
  /** Colour + 1 of the worker that counts now. */
  colour = 0;
  /** Building + 1 where the worker was placed this turn. */
  placedAt = 0;
  heroUsed = 0;
  /** A bit per place. */
  eaglesUsed = 0;
  /** Settlement + 1 of the raid under way. */
  raid = 0;
  raidKumis = 0;
  diceCount = 0;
  /** A bit per place whose crew got a wound in this raid and lives (S-54). */
  woundedNow = 0;
  /** Building + 1 (S-76). */
  blocked = 0;
  rivalPoints = 0;
  rivalProvisions = 0;
  /** The scheme turned last, + 1. */
  scheme = 0;

  constructor(board: Board, seats: number, leader: number, anyQuests = false) {
    this.board = board;
    this.seats = seats;
    this.leader = leader;
    this.anyQuests = anyQuests;
    const kinds = board.crewNames.length;
    const quests = board.quests.length;
    const animals = board.animalNames.length;
    const settlements = board.settlements.length;
    const slots = settlements * SLOTS_PER_SETTLEMENT;
    const sizes = [
      SEATS * RESOURCE_COUNT,
      SEATS * kinds,
      SEATS * PLACES,
      SEATS * PLACES,
      SEATS * PLACES,
      SEATS * PLACES,
      SEATS,
      SEATS,
      SEATS * quests,
      kinds,
      kinds,
      kinds,
      kinds,
      animals,
      animals,
      ROW,
      quests,
      2,
      slots * PLUNDER_COUNT,
      slots,
      slots,
      settlements * 3,
      BUILDING_COUNT,
      PLUNDER_COUNT,
      SEATS + 1,
      SEATS + 1,
      board.heroNames.length,
      MAX_DICE,
      animals,
      quests,
      board.schemes.length,
      STACK * 3,
    ];
    this.cells = new Int16Array(sizes.reduce((sum, n) => sum + n, 0));
    let at = 0;
    let next = 0;
    const window = (): Int16Array => {
      const n = sizes[next++];
      at += n;
      return this.cells.subarray(at - n, at);
    };
    this.has = window();
    this.hand = window();
    this.crew = window();
    this.wounds = window();
    this.eagle = window();
    this.horse = window();
    this.hero = window();
    this.worker = window();
    this.completed = window();
    this.deck = window();
    this.discard = window();
    this.gone = window();
    this.inPlay = window();
    this.animalDeck = window();
    this.animalDiscard = window();
    this.row = window();
    this.questsUnseen = window();
    this.villageQuest = window();
    this.slotPlunder = window();
    this.slotWorker = window();
    this.slotQuest = window();
    this.raiders = window();
    this.village = window();
    this.supply = window();
    this.pairHero = window();
    this.pairCrew = window();
    this.heroLeft = window();
    this.dice = window();
    this.rivalHorses = window();
    this.rivalQuests = window();
    this.schemeLeft = window();
    this.stack = window();
  }
}

export const alloc = (like: State): State => new State(like.board, like.seats, like.leader, like.anyQuests);

export function copyInto(dst: State, src: State): void {
  dst.cells.set(src.cells);
  dst.depth = src.depth;
  dst.deckSize = src.deckSize;
  dst.discardSize = src.discardSize;
  dst.first = src.first;
  dst.turn = src.turn;
  dst.turns = src.turns;
  dst.turnsLeft = src.turnsLeft;
  dst.over = src.over;
  dst.colour = src.colour;
  dst.placedAt = src.placedAt;
  dst.heroUsed = src.heroUsed;
  dst.eaglesUsed = src.eaglesUsed;
  dst.raid = src.raid;
  dst.raidKumis = src.raidKumis;
  dst.diceCount = src.diceCount;
  dst.woundedNow = src.woundedNow;
  dst.blocked = src.blocked;
  dst.rivalPoints = src.rivalPoints;
  dst.rivalProvisions = src.rivalProvisions;
  dst.scheme = src.scheme;
}

export const isSolo = (s: State): boolean => s.leader >= 0;

/** S-13 */
export function slotInUse(seats: number, slot: number): boolean {
  const settlement = Math.floor(slot / SLOTS_PER_SETTLEMENT) % 3;
  if (settlement < 2) return true;
  return seats === 4 || (seats === 3 && slot % SLOTS_PER_SETTLEMENT === 0);
}

export function plunderIn(s: State, slot: number): number {
  const at = slot * PLUNDER_COUNT;
  return s.slotPlunder[at] + s.slotPlunder[at + 1] + s.slotPlunder[at + 2] + s.slotPlunder[at + 3];
}

export const amount = (s: State, seat: number, resource: number): number => s.has[seat * RESOURCE_COUNT + resource];
export const handSize = (s: State, seat: number): number => s.has[seat * RESOURCE_COUNT + CARDS];

export function push(s: State, kind: number, a = 0, b = 0): void {
  if (s.depth === STACK) throw new Error('More is pending than a turn can hold.');
  const at = s.depth++ * 3;
  s.stack[at] = kind;
  s.stack[at + 1] = a;
  s.stack[at + 2] = b;
}

export const topKind = (s: State): number => s.stack[(s.depth - 1) * 3];
export const topA = (s: State): number => s.stack[(s.depth - 1) * 3 + 1];
export const topB = (s: State): number => s.stack[(s.depth - 1) * 3 + 2];
export const setTopA = (s: State, a: number): void => {
  s.stack[(s.depth - 1) * 3 + 1] = a;
};
export const setTopB = (s: State, b: number): void => {
  s.stack[(s.depth - 1) * 3 + 2] = b;
};

/** The frame is done; nothing of it stays behind, so that equal positions have equal buffers. */
export function pop(s: State): void {
  const at = --s.depth * 3;
  s.stack[at] = 0;
  s.stack[at + 1] = 0;
  s.stack[at + 2] = 0;
}
