import { isObject, type Outcome, ok, quote, type SeatNumber, seatNumber, seatOf } from '@tessera/kernel';
import {
  CARDS,
  FIRST_PLUNDER,
  KUMIS,
  PLUNDER_COUNT,
  POINTS,
  PROVISIONS,
  RESOURCE_COUNT,
  SILVER,
} from '../cards/effects.ts';
import { type Board, indexByName } from '../scenario/board.ts';
import { BUILDINGS, DIE_COLOURS, PLUNDER, WORKER_COLOURS } from '../scenario/scenario-types.ts';
import { FACE_DOWN, FACE_UP, MAX_DICE, NO_END, PLACES, State } from '../state/state.ts';
import { findBoard, LEADERS, MAX_SEATS, MIN_SEATS, RIVAL_QUESTS } from '../turn/set-up.ts';
import { settle } from '../turn/settle.ts';
import { Objection } from './objection.ts';
import { isWhole, withDefaults } from './position-defaults.ts';
import { checkPending, readPending } from './position-pending.ts';
import { checkPieces } from './position-pieces.ts';

type Json = Record<string, unknown>;

/** More of anything than a game can bring together. */
const MOST = 30_000;

const bad = (message: string): never => {
  throw new Objection(message);
};

const object = (value: unknown, what: string): Json =>
  isObject(value) ? value : bad(`${what} is an object, not ${quote(value)}.`);

const list = (value: unknown, what: string, length?: number): readonly unknown[] => {
  if (!Array.isArray(value)) return bad(`${what} are a list, not ${quote(value)}.`);
  if (length !== undefined && value.length !== length) return bad(`${what} are ${length}, not ${value.length}.`);
  return value;
};

const number = (value: unknown, what: string, least = 0, most = MOST): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
    ? value
    : bad(`${what} is a whole number from ${least} to ${most}, not ${quote(value)}.`);

const flag = (value: unknown, what: string): number =>
  typeof value === 'boolean' ? Number(value) : bad(`${what} is true or false, not ${quote(value)}.`);

const index = (value: unknown, names: readonly string[], what: string): number => {
  const at = typeof value === 'string' && value.length < 100 ? indexByName(names, value) : -1;
  return at >= 0 ? at : bad(`${what} is none that this scenario has: ${quote(value)}.`);
};

/** 0 for null, else the number of the name + 1. */
const code = (value: unknown, names: readonly string[], what: string): number =>
  value === null ? 0 : index(value, names, what) + 1;

function readCounts(value: unknown, names: readonly string[], into: Int16Array, what: string): number {
  let sum = 0;
  for (const [name, n] of Object.entries(object(value, what))) {
    const at = index(name, names, `One of ${what}`);
    const count = number(n, `${what}, ${name},`);
    into[at] += count;
    sum += count;
  }
  return sum;
}

function readNames(value: unknown, names: readonly string[], into: Int16Array, what: string): number {
  const items = list(value, what);
  if (items.length > MOST) bad(`${what} are too many.`);
  for (const name of items) into[index(name, names, `One of ${what}`)]++;
  return items.length;
}

const readBits = (value: unknown, what: string): number =>
  list(value, what).reduce<number>((bits, place) => bits | (1 << (number(place, `One of ${what}`, 1, PLACES) - 1)), 0);

export function fromJSON(json: unknown): Outcome<State> {
  try {
    return ok(read(json));
  } catch (error) {
    if (error instanceof Objection) return { ok: false, error: error.problem };
    throw error;
  }
}

function read(json: unknown): State {
  const given = object(json, 'A position of Scythia');
  if (given['game'] !== 'scythia') bad(`A position of Scythia says "game": "scythia", not ${quote(given['game'])}.`);
  const { scenario = 'scythia' } = given;
  if (typeof scenario !== 'string' && !isObject(scenario))
    bad(`The scenario is a name or an object, not ${quote(scenario)}.`);
  const found = findBoard(scenario);
  if (!found.ok) return bad(found.error.message);
  const board = found.value;
  const position = isWhole(given) ? given : withDefaults(given, board);
  const seats = number(position['seats'], 'The number of seats', MIN_SEATS, MAX_SEATS);
  const rival = position['rival'];
  if ((seats === 1) !== (rival !== null && rival !== undefined))
    bad('There is a rival if, and only if, somebody plays alone.');
  const leader = seats === 1 ? index(object(rival, 'The rival')['leader'], LEADERS, 'The leader') : -1;
  const s = new State(board, seats, leader, readOptions(position['options'] ?? {}, leader).anyQuests);
  readTurn(s, position);
  readPlayers(s, position);
  readBoard(s, board, position);
  readCards(s, board, position);
  readRaid(s, board, position);
  if (seats === 1) readRival(s, board, object(rival, 'The rival'));
  readPending(s, list(position['pending'], 'What is pending'));
  checkPieces(s);
  checkPending(s);
  // a stack that somebody wrote may begin with what needs nobody: it is done before anybody is asked
  settle(s, undefined);
  return s;
}

/** The leader is the rival's; with more players it is nobody's, and may be any. */
function readOptions(value: unknown, leader: number): { anyQuests: boolean } {
  let anyQuests = false;
  for (const [id, chosen] of Object.entries(object(value, 'The options'))) {
    if (id === RIVAL_QUESTS.id) {
      anyQuests = leader >= 0 && index(chosen, RIVAL_QUESTS.values, `The option ${id}`) === 1;
      continue;
    }
    if (id !== 'leader') bad(`There is no option ${quote(id)}; there is leader.`);
    const named = index(chosen, LEADERS, 'The option leader');
    if (leader >= 0 && named !== leader) bad(`The leader is ${LEADERS[leader]} or ${LEADERS[named]}, not both.`);
  }
  return { anyQuests };
}

function readTurn(s: State, position: Json): void {
  s.first = seatOf(number(position['first'], 'The first player', 0, s.seats) as SeatNumber);
  s.turn = seatOf(number(position['turn'], 'The player whose turn it is', 1, s.seats) as SeatNumber);
  s.turns = number(position['turns'], 'The turns so far', 0, 30_000);
  const left = position['turnsLeft'];
  s.turnsLeft = left === null ? NO_END : number(left, 'The turns left', 0, s.seats === 1 ? 2 : s.seats);
  s.over = flag(position['over'], 'Whether the game is over');
  s.colour = code(position['colour'], WORKER_COLOURS, 'The colour that counts');
  s.placedAt = code(position['placedAt'], BUILDINGS, 'Where the worker was placed');
  s.blocked = code(position['blocked'], BUILDINGS, 'The blocked building');
  s.heroUsed = flag(position['heroUsed'], 'Whether the hero was used');
  s.eaglesUsed = readBits(position['eaglesUsed'], 'The eagles used');
}

function readPlayers(s: State, position: Json): void {
  const { board } = s;
  const kinds = board.crewNames.length;
  const quests = board.quests.map((quest) => quest.key);
  for (const [seat, value] of list(position['players'], 'The players', s.seats).entries()) {
    const who = `player ${seatNumber(seat)}`;
    const player = object(value, `Player ${seatNumber(seat)}`);
    s.hero[seat] = code(player['hero'], board.heroNames, `The hero of ${who}`);
    s.worker[seat] = code(player['worker'], WORKER_COLOURS, `The worker of ${who}`);
    const has = s.has.subarray(seat * RESOURCE_COUNT);
    has[SILVER] = number(player['silver'], `The silver of ${who}`);
    has[KUMIS] = number(player['kumis'], `The kumis of ${who}`);
    has[PROVISIONS] = number(player['provisions'], `The provisions of ${who}`);
    has[POINTS] = number(player['points'], `The points of ${who}`);
    for (const [kind, name] of PLUNDER.entries())
      has[FIRST_PLUNDER + kind] = number(player[name], `The ${name} of ${who}`);
    if (player['hand'] === null) bad(`The hand of ${who} is hidden: this is what somebody sees, not a whole position.`);
    const hand = s.hand.subarray(seat * kinds, (seat + 1) * kinds);
    has[CARDS] = readNames(player['hand'], board.crewNames, hand, `The hand of ${who}`);
    if (player['handSize'] !== has[CARDS])
      bad(`The hand of ${who} has ${has[CARDS]} cards, not ${quote(player['handSize'])}.`);
    const at = seat * PLACES;
    for (const [place, crew] of list(player['crew'], `The crew of ${who}`, PLACES).entries()) {
      if (crew === null) continue;
      const { name, wounds } = object(crew, `A crew of ${who}`);
      s.crew[at + place] = index(name, board.crewNames, `A crew of ${who}`) + 1;
      s.wounds[at + place] = number(
        wounds,
        `The wounds of a crew of ${who}`,
        0,
        board.strength[s.crew[at + place] - 1],
      );
    }
    for (const [place, eagle] of list(player['eagles'], `The eagles of ${who}`, PLACES).entries())
      s.eagle[at + place] = code(eagle, board.animalNames, `An eagle of ${who}`);
    for (const [place, horse] of list(player['horses'], `The horses of ${who}`, PLACES).entries())
      s.horse[at + place] = code(horse, board.animalNames, `A horse of ${who}`);
    readNames(
      player['quests'],
      quests,
      s.completed.subarray(seat * quests.length, (seat + 1) * quests.length),
      `The quests of ${who}`,
    );
  }
}

function readPlunder(value: unknown, into: Int16Array, what: string): void {
  const plunder = object(value, what);
  for (const [kind, name] of PLUNDER.entries()) into[kind] = number(plunder[name], `${what}, ${name},`);
}

function readBoard(s: State, board: Board, position: Json): void {
  const quests = board.quests.map((quest) => quest.key);
  const workers = object(position['workers'], 'The workers of the village');
  for (const [at, building] of BUILDINGS.entries())
    s.village[at] = code(workers[building] ?? null, WORKER_COLOURS, `The worker in ${building}`);
  for (const [place, quest] of list(position['villageQuests'], 'The quests in the village', 2).entries())
    s.villageQuest[place] = code(quest, quests, 'A quest in the village');
  for (const [at, value] of list(position['slots'], 'The slots', s.slotWorker.length).entries()) {
    const where = `slot ${(at & 1) + 1} of ${board.settlements[at >> 1].name}`;
    const slot = object(value, 'A slot');
    if (slot['settlement'] !== board.settlements[at >> 1].name || slot['slot'] !== (at & 1) + 1)
      bad(`The slots are in the order of the board: number ${at + 1} is ${where}.`);
    readPlunder(
      slot['plunder'],
      s.slotPlunder.subarray(at * PLUNDER_COUNT, (at + 1) * PLUNDER_COUNT),
      `The plunder of ${where}`,
    );
    s.slotWorker[at] = code(slot['worker'], WORKER_COLOURS, `The worker of ${where}`);
    const { quest } = slot;
    if (quest === 'face down') s.slotQuest[at] = FACE_DOWN;
    else if (quest !== null) s.slotQuest[at] = index(quest, quests, `The quest of ${where}`) + FACE_UP;
  }
  const raiders = object(position['raiders'], 'The raiders');
  for (const [at, { name }] of board.settlements.entries())
    readNames(raiders[name] ?? [], WORKER_COLOURS, s.raiders.subarray(at * 3, at * 3 + 3), `The raiders of ${name}`);
  readPlunder(position['supply'], s.supply, 'The supply');
  const pairs = list(position['pairs'], 'The pairs');
  if (pairs.length > s.seats + 1) bad(`The pairs are ${s.seats + 1} at most.`);
  for (const [at, value] of pairs.entries()) {
    const pair = object(value, 'A pair');
    s.pairHero[at] = index(pair['hero'], board.heroNames, 'The hero of a pair') + 1;
    s.pairCrew[at] = index(pair['crew'], board.crewNames, 'The crew of a pair') + 1;
  }
  readNames(position['heroesLeft'], board.heroNames, s.heroLeft, 'The heroes left');
  readNames(position['questsUnseen'], quests, s.questsUnseen, 'The quests not seen yet');
}

function readCards(s: State, board: Board, position: Json): void {
  const cards = object(position['crewCards'], 'The crew cards');
  if (cards['deck'] === null) bad('The deck is hidden: this is what somebody sees, not a whole position.');
  s.deckSize = readCounts(cards['deck'], board.crewNames, s.deck, 'the deck');
  s.discardSize = readCounts(cards['discard'], board.crewNames, s.discard, 'the discard');
  readCounts(cards['inPlay'], board.crewNames, s.inPlay, 'the cards in play');
  readCounts(cards['gone'], board.crewNames, s.gone, 'the cards out of the game');
  const animals = object(position['animals'], 'The animals');
  for (const [place, animal] of list(animals['row'], 'The animals in the row', 3).entries())
    s.row[place] = code(animal, board.animalNames, 'An animal in the row');
  readCounts(animals['deck'], board.animalNames, s.animalDeck, 'the deck of animals');
  readCounts(animals['discard'], board.animalNames, s.animalDiscard, 'the discarded animals');
}

function readRaid(s: State, board: Board, position: Json): void {
  if (position['raid'] === null) return;
  const raid = object(position['raid'], 'The raid');
  const names = board.settlements.map((settlement) => settlement.name);
  s.raid = index(raid['settlement'], names, 'The settlement raided') + 1;
  s.raidKumis = number(raid['kumis'], 'The kumis of the raid', 0, 99);
  const dice = list(raid['dice'], 'The dice');
  if (dice.length > MAX_DICE) bad('The dice are too many.');
  for (const value of dice) {
    const die = object(value, 'A die');
    const colour = index(die['die'], DIE_COLOURS, 'A die');
    const face = board.dice[colour].faces.findIndex(({ text }) => text === die['face']);
    if (face < 0) bad(`The ${DIE_COLOURS[colour]} die has no face ${quote(die['face'])}.`);
    s.dice[s.diceCount++] = colour * 8 + face;
  }
  s.woundedNow = readBits(raid['wounded'], 'The places wounded');
}

function readRival(s: State, board: Board, rival: Json): void {
  s.rivalPoints = number(rival['points'], 'The points of the rival');
  s.rivalProvisions = number(rival['provisions'], 'The provisions of the rival');
  readCounts(rival['horses'], board.animalNames, s.rivalHorses, 'the horses of the rival');
  readNames(
    rival['quests'],
    board.quests.map((quest) => quest.key),
    s.rivalQuests,
    'The quests of the rival',
  );
  for (const scheme of list(rival['schemes'], 'The schemes left'))
    s.schemeLeft[number(scheme, 'A scheme', 1, board.schemes.length) - 1] = 1;
  s.scheme = number(rival['scheme'], 'The scheme turned last', 0, board.schemes.length);
}
