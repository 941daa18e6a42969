import { NO_SEAT, type Seat, type Spectator, seatNumber } from '@tessera/kernel';
import {
  EQUIPMENT,
  GOLD,
  KUMIS,
  LIVESTOCK,
  PLUNDER_COUNT,
  POINTS,
  PROVISIONS,
  SILVER,
  WAGON,
} from '../cards/effects.ts';
import {
  BUILDINGS,
  type Building,
  DIE_COLOURS,
  type Plunder,
  WORKER_COLOURS,
  type WorkerColour,
} from '../scenario/scenario-types.ts';
import { F, FRAMES } from '../state/frames.ts';
import {
  amount,
  EMPTY,
  FACE_DOWN,
  FACE_UP,
  handSize,
  isSolo,
  NO_END,
  PLACES,
  type State,
  slotInUse,
} from '../state/state.ts';
import { slotWhere } from '../state/tell.ts';
import { LEADERS, RIVAL_QUESTS, SCENARIOS } from '../turn/set-up.ts';
import type {
  Counts,
  PlayerPosition,
  RaidPosition,
  RivalPosition,
  ScythiaPosition,
  SlotPosition,
} from './position-types.ts';

const colourName = (code: number): WorkerColour | null => (code === EMPTY ? null : WORKER_COLOURS[code - 1]);
const nameOf = (names: readonly string[], code: number): string | null => (code === EMPTY ? null : names[code - 1]);

const counts = (names: readonly string[], numbers: ArrayLike<number>): Counts => {
  const named: Record<string, number> = {};
  for (let index = 0; index < names.length; index++) if (numbers[index] > 0) named[names[index]] = numbers[index];
  return named;
};

/** So many of each name; `from` is where their numbers begin. */
const spread = (names: readonly string[], numbers: ArrayLike<number>, from = 0): string[] => {
  const list: string[] = [];
  for (let index = 0; index < names.length; index++)
    for (let n = numbers[from + index]; n > 0; n--) list.push(names[index]);
  return list;
};

const plunderCounts = (numbers: ArrayLike<number>, from = 0): Record<Plunder, number> => ({
  gold: numbers[from],
  equipment: numbers[from + 1],
  wagon: numbers[from + 2],
  livestock: numbers[from + 3],
});

/** All there is to know; `view` is the same with what a seat may not see left out. */
export const toJSON = (s: State): ScythiaPosition => write(s, undefined);

export const view = (s: State, who: Seat | Spectator): ScythiaPosition => write(s, who);

function write(s: State, who: Seat | Spectator | undefined): ScythiaPosition {
  const { board } = s;
  const all = who === undefined;
  const { scenario, questKeys } = board;
  return {
    game: 'scythia',
    scenario: SCENARIOS[scenario.id] === scenario ? scenario.id : scenario,
    seats: s.seats,
    options: isSolo(s) ? { leader: LEADERS[s.leader], ...(s.anyQuests ? { [RIVAL_QUESTS.id]: 'any' } : {}) } : {},
    ...(all ? {} : { you: who === 'spectator' ? NO_SEAT : seatNumber(who) }),
    first: seatNumber(s.first),
    turn: seatNumber(s.turn),
    turns: s.turns,
    turnsLeft: s.turnsLeft === NO_END ? null : s.turnsLeft,
    over: s.over === 1,
    players: Array.from({ length: s.seats }, (_, seat) => player(s, seat, all || who === seat)),
    workers: Object.fromEntries(BUILDINGS.map((building, index) => [building, colourName(s.village[index])])) as Record<
      Building,
      WorkerColour | null
    >,
    blocked: s.blocked === 0 ? null : BUILDINGS[s.blocked - 1],
    villageQuests: Array.from(s.villageQuest, (code) => nameOf(questKeys, code)),
    slots: Array.from(s.slotWorker, (_, slot) => slotPosition(s, slot)),
    raiders: Object.fromEntries(
      board.settlements.map(({ name }, settlement) => [
        name,
        spread(WORKER_COLOURS, s.raiders, settlement * 3) as WorkerColour[],
      ]),
    ),
    supply: plunderCounts(s.supply),
    pairs: Array.from(s.pairHero, (hero, pair) => ({ hero, crew: s.pairCrew[pair] }))
      .filter(({ hero }) => hero !== EMPTY)
      .map(({ hero, crew }) => ({ hero: board.heroNames[hero - 1], crew: board.crewNames[crew - 1] })),
    heroesLeft: spread(board.heroNames, s.heroLeft),
    crewCards: {
      deck: all ? counts(board.crewNames, s.deck) : null,
      deckSize: s.deckSize,
      discard: counts(board.crewNames, s.discard),
      ...(all ? {} : { unseen: counts(board.crewNames, unseen(s, who)) }),
      inPlay: counts(board.crewNames, s.inPlay),
      gone: counts(board.crewNames, s.gone),
    },
    animals: {
      row: Array.from(s.row, (code) => nameOf(board.animalNames, code)),
      deck: counts(board.animalNames, s.animalDeck),
      discard: counts(board.animalNames, s.animalDiscard),
    },
    questsUnseen: spread(questKeys, s.questsUnseen),
    raid: raid(s),
    colour: colourName(s.colour),
    placedAt: s.placedAt === 0 ? null : BUILDINGS[s.placedAt - 1],
    heroUsed: s.heroUsed === 1,
    eaglesUsed: places(s.eaglesUsed),
    rival: isSolo(s) ? rival(s) : null,
    pending: Array.from({ length: s.depth }, (_, at) => ({
      kind: FRAMES[s.stack[at * 3]],
      a: s.stack[at * 3 + 1],
      b: s.stack[at * 3 + 2],
    })),
  };
}

const places = (bits: number): number[] => [1, 2, 3, 4, 5].filter((place) => (bits >> (place - 1)) & 1);

/** The deck and the hands that a viewer doesn't see, together. */
function unseen(s: State, who: Seat | Spectator): Int16Array {
  const sum = Int16Array.from(s.deck);
  for (let seat = 0; seat < s.seats; seat++)
    if (seat !== who) for (let card = 0; card < sum.length; card++) sum[card] += s.hand[seat * sum.length + card];
  return sum;
}

function player(s: State, seat: number, seesHand: boolean): PlayerPosition {
  const { board } = s;
  const own = <T>(read: (at: number) => T): T[] =>
    Array.from({ length: PLACES }, (_, place) => read(seat * PLACES + place));
  return {
    hero: nameOf(board.heroNames, s.hero[seat]),
    worker: colourName(s.worker[seat]),
    silver: amount(s, seat, SILVER),
    kumis: amount(s, seat, KUMIS),
    provisions: amount(s, seat, PROVISIONS),
    gold: amount(s, seat, GOLD),
    equipment: amount(s, seat, EQUIPMENT),
    wagon: amount(s, seat, WAGON),
    livestock: amount(s, seat, LIVESTOCK),
    points: amount(s, seat, POINTS),
    hand: seesHand ? spread(board.crewNames, s.hand, seat * board.crewNames.length) : null,
    handSize: handSize(s, seat),
    crew: own((at) => (s.crew[at] === EMPTY ? null : { name: board.crewNames[s.crew[at] - 1], wounds: s.wounds[at] })),
    eagles: own((at) => nameOf(board.animalNames, s.eagle[at])),
    horses: own((at) => nameOf(board.animalNames, s.horse[at])),
    quests: spread(board.questKeys, s.completed, seat * board.quests.length),
  };
}

function slotPosition(s: State, slot: number): SlotPosition {
  const quest = s.slotQuest[slot];
  return {
    ...slotWhere(s, slot),
    used: slotInUse(s.seats, slot),
    plunder: plunderCounts(s.slotPlunder, slot * PLUNDER_COUNT),
    worker: colourName(s.slotWorker[slot]),
    quest: quest === EMPTY ? null : quest === FACE_DOWN ? 'face down' : s.board.quests[quest - FACE_UP].key,
  };
}

function raid(s: State): RaidPosition | null {
  if (s.raid === 0 || s.colour === 0) return null;
  let rerolls = 0;
  for (let at = 0; at < s.depth; at++) if (s.stack[at * 3] === F.reroll) rerolls = s.stack[at * 3 + 1];
  return {
    settlement: s.board.settlements[s.raid - 1].name,
    worker: WORKER_COLOURS[s.colour - 1],
    kumis: s.raidKumis,
    dice: Array.from(s.dice.subarray(0, s.diceCount), (code) => ({
      die: DIE_COLOURS[code >> 3],
      face: s.board.dice[code >> 3].faces[code & 7].text,
    })),
    rerolls,
    wounded: places(s.woundedNow),
  };
}

function rival(s: State): RivalPosition {
  return {
    leader: LEADERS[s.leader],
    points: s.rivalPoints,
    provisions: s.rivalProvisions,
    horses: counts(s.board.animalNames, s.rivalHorses),
    quests: spread(s.board.questKeys, s.rivalQuests),
    schemes: Array.from(s.schemeLeft, (left, index) => (left ? index + 1 : 0)).filter(Boolean),
    scheme: s.scheme,
  };
}
