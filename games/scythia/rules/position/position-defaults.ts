import { isObject, nameKey } from '@tessera/kernel';
import { type Board, indexByName } from '../scenario/board.ts';
import { PLUNDER, WORKER_COLOURS } from '../scenario/scenario-types.ts';
import { slotInUse } from '../state/state.ts';

type Json = Record<string, unknown>;

const PLACES = 5;

/** Whether a position says all there is to say, as those that we write do. */
export function isWhole(position: Json): boolean {
  const { players, slots, crewCards } = position;
  return (
    isObject(crewCards) &&
    'deck' in crewCards &&
    Array.isArray(slots) &&
    slots.length === 24 &&
    'questsUnseen' in position &&
    'pending' in position &&
    'rival' in position &&
    Array.isArray(players) &&
    players.every((player) => isObject(player) && 'handSize' in player && Array.isArray(player['horses']))
  );
}

/**
 * What somebody left out of a position, filled in: they need to write only what matters. Cards, animals, quests and
 * tokens that are not named lie in decks, slots and supply; the row of animals is empty until the turn ends. What is there
 * but wrong stays as it is, for the reader to complain of.
 */
export function withDefaults(position: Json, board: Board): Json {
  const seats = position['seats'] ?? (Array.isArray(position['players']) ? position['players'].length : 2);
  const count = typeof seats === 'number' && seats >= 1 && seats <= 4 ? seats : 2;
  const players = defaultPlayers(position['players'] ?? [], count, board);
  const slots = defaultSlots(position['slots'] ?? [], count, board, tokensLeft(board, players));
  const crewCards = isObject(position['crewCards']) ? position['crewCards'] : {};
  const animals = isObject(position['animals']) ? position['animals'] : {};
  const villageQuests = position['villageQuests'] ?? [null, null];
  const rival = count === 1 ? defaultRival(position['rival'], position['options'], board) : (position['rival'] ?? null);
  const filled: Json = {
    first: 1,
    turn: 1,
    turns: 0,
    turnsLeft: null,
    over: false,
    colour: null,
    placedAt: null,
    blocked: null,
    heroUsed: false,
    eaglesUsed: [],
    workers: { 'town-centre': 'blue', 'meeting-tent': 'blue', market: 'blue' },
    raiders: {},
    pairs: [],
    heroesLeft: [],
    raid: null,
    pending: [{ kind: 'turn' }],
    ...position,
    scenario: position['scenario'] ?? board.scenario.id,
    seats,
    players,
    slots,
    villageQuests,
    rival,
  };
  const pending = filled['pending'];
  if (Array.isArray(pending))
    filled['pending'] = pending.map((frame: unknown) => (isObject(frame) ? { a: 0, b: 0, ...frame } : frame));
  filled['supply'] ??= Object.fromEntries(
    // where there is too much of it, that is said, and not that the supply is less than nothing
    Object.entries(tokensLeft(board, players, slots)).map(([kind, left]) => [kind, Math.max(0, left)]),
  );
  filled['crewCards'] = { discard: {}, inPlay: {}, gone: {}, ...crewCards };
  const cards = filled['crewCards'] as Json;
  cards['deck'] ??= rest(board.crewNames, board.copies, [
    ...players.flatMap((player) => [...namesIn(player['hand']), ...namesIn(player['crew'])]),
    ...namesIn(filled['pairs'], 'crew'),
    ...countsIn(cards['discard']),
    ...countsIn(cards['inPlay']),
    ...countsIn(cards['gone']),
  ]);
  filled['animals'] = { row: [null, null, null], discard: {}, ...animals };
  const pens = filled['animals'] as Json;
  pens['deck'] ??= rest(board.animalNames, board.animalCopies, [
    ...players.flatMap((player) => [...namesIn(player['eagles']), ...namesIn(player['horses'])]),
    ...namesIn(pens['row']),
    ...countsIn(pens['discard']),
    ...(isObject(rival) ? countsIn(rival['horses']) : []),
  ]);
  filled['questsUnseen'] ??= spread(
    rest(
      board.quests.map((quest) => quest.key),
      board.quests.map((quest) => quest.copies),
      [
        ...players.flatMap((player) => namesIn(player['quests'])),
        ...namesIn(villageQuests),
        ...namesIn(slots, 'quest').filter((quest) => quest !== 'face down'),
        ...(isObject(rival) ? namesIn(rival['quests']) : []),
      ],
    ),
  );
  return filled;
}

function defaultPlayers(value: unknown, count: number, board: Board): Json[] {
  if (!Array.isArray(value)) return [];
  const given: unknown[] = [...value];
  while (given.length < count) given.push({});
  const taken = new Set(
    given.map((player) => (isObject(player) && typeof player['hero'] === 'string' ? nameKey(player['hero']) : '')),
  );
  const heroes = board.heroNames.filter((name) => !taken.has(nameKey(name)));
  return given.map((player) => {
    if (!isObject(player)) return player as Json;
    const hand = player['hand'] ?? [];
    const stores = Object.fromEntries(['silver', 'kumis', 'provisions', ...PLUNDER, 'points'].map((kind) => [kind, 0]));
    return {
      hero: player['hero'] === undefined ? (heroes.shift() ?? null) : null,
      worker: 'blue',
      ...stores,
      handSize: Array.isArray(hand) ? hand.length : 0,
      quests: [],
      ...player,
      hand,
      crew: fivePlaces(player['crew'], (crew) => {
        if (typeof crew === 'string') return { name: crew, wounds: 0 };
        return isObject(crew) ? { wounds: 0, ...crew } : crew;
      }),
      eagles: fivePlaces(player['eagles']),
      horses: fivePlaces(player['horses']),
    };
  });
}

function fivePlaces(value: unknown, read: (item: unknown) => unknown = (item) => item): unknown {
  if (value !== undefined && !Array.isArray(value)) return value;
  const places = (value ?? []).map(read);
  while (places.length < PLACES) places.push(null);
  return places;
}

/** By kind: what no player and no slot has. */
function tokensLeft(board: Board, players: readonly Json[], slots: unknown = []): Record<string, number> {
  const left: Record<string, number> = {};
  for (const [index, kind] of PLUNDER.entries()) {
    left[kind] = board.plunder[index];
    for (const player of players) left[kind] -= number(player?.[kind]);
    if (Array.isArray(slots))
      for (const slot of slots)
        if (isObject(slot) && isObject(slot['plunder'])) left[kind] -= number(slot['plunder'][kind]);
  }
  return left;
}

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Slots that are not named are full, without gold as far as possible, their quests face down. */
function defaultSlots(value: unknown, seats: number, board: Board, left: Record<string, number>): unknown {
  if (!Array.isArray(value)) return value;
  const named = value.map((slot: unknown) =>
    isObject(slot) && isObject(slot['plunder'])
      ? { ...slot, plunder: { gold: 0, equipment: 0, wagon: 0, livestock: 0, ...slot['plunder'] } }
      : slot,
  );
  for (const slot of named)
    if (isObject(slot) && isObject(slot['plunder']))
      for (const kind of PLUNDER) left[kind] -= number(slot['plunder'][kind]);
  const all = Array.from(board.slotWorker, (colour, at) => {
    const { name: settlement, region } = board.settlements[at >> 1];
    const slot = (at & 1) + 1;
    const given = named.filter(isObject).find((one) => one['settlement'] === settlement && one['slot'] === slot);
    const used = slotInUse(seats, at);
    const plunder = given?.['plunder'] ?? (used ? fillSlot(board.slotPlunder[at], left) : fillSlot(0, left));
    const full = isObject(plunder) && PLUNDER.some((kind) => number(plunder[kind]) > 0);
    const worker = full ? WORKER_COLOURS[colour] : null;
    return { settlement, slot, worker, quest: full && region < 3 ? 'face down' : null, ...given, plunder };
  });
  // a slot that is none stays in the list, to be complained of
  const strange = named.filter(
    (one) => !isObject(one) || !all.some((slot) => slot.settlement === one['settlement'] && slot.slot === one['slot']),
  );
  return [...all, ...strange];
}

function fillSlot(n: number, left: Record<string, number>): Record<string, number> {
  const plunder: Record<string, number> = { gold: 0, equipment: 0, wagon: 0, livestock: 0 };
  const order = ['livestock', 'wagon', 'equipment', 'gold'];
  for (let taken = 0, at = 0; taken < n && at < 200; at++) {
    const kind = order[at % 3];
    const instead = left[kind] > 0 ? kind : order.find((other) => left[other] > 0);
    if (instead === undefined) break;
    left[instead]--;
    plunder[instead]++;
    taken++;
  }
  return plunder;
}

function defaultRival(value: unknown, options: unknown, board: Board): unknown {
  if (value !== undefined && !isObject(value)) return value;
  const leader = value?.['leader'] ?? (isObject(options) ? options['leader'] : undefined) ?? 'trader';
  const known = board.scenario.leaders.find(({ name }) => name === leader);
  return {
    leader,
    points: 0,
    provisions: known?.provisions ?? 0,
    horses: {},
    quests: [],
    schemes: board.schemes.map((_, index) => index + 1),
    scheme: 0,
    ...value,
  };
}

/** Names in a list of names, or of objects that have one. */
function namesIn(value: unknown, field = 'name'): string[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) => {
    const name = isObject(item) ? item[field] : item;
    return typeof name === 'string' ? [name] : [];
  });
}

function countsIn(value: unknown): string[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, n]) =>
    Array.from({ length: Math.min(99, Math.max(0, number(n))) }, () => name),
  );
}

/** What is left of all copies when these are elsewhere. */
function rest(
  names: readonly string[],
  copies: ArrayLike<number>,
  elsewhere: readonly string[],
): Record<string, number> {
  const left = Array.from(copies);
  for (const name of elsewhere) {
    const at = name.length < 100 ? indexByName(names, name) : -1;
    if (at >= 0 && left[at] > 0) left[at]--;
  }
  return Object.fromEntries(names.flatMap((name, index) => (left[index] > 0 ? [[name, left[index]] as const] : [])));
}

const spread = (counts: Record<string, number>): string[] =>
  Object.entries(counts).flatMap(([name, n]) => Array.from({ length: n }, () => name));
