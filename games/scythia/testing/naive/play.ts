import { HEROES } from '../printed-tables.ts';
import { action, keepLimits, waysAt } from './cards.ts';
import { buildingMove, draw, refill } from './deeds.ts';
import {
  ALL_LEADERS,
  ALL_QUESTS,
  ALL_SCHEMES,
  ANIMALS,
  BUILDINGS,
  buildingNamed,
  CARDS,
  type Course,
  type Game,
  KINDS,
  type Kind,
  me,
  PLACES,
  remove,
  SETTLED,
  type Slot,
  settlementOf,
  sum,
  tokensIn,
  unique,
} from './game.ts';
import { raid, raids, revealQuest } from './raid.ts';
import { rivalTurn } from './rival.ts';

/** A table before anything has happened. */
export function newGame(seats: number, leader = 'trader', anyQuests = false): Game {
  const known = ALL_LEADERS.find(({ name }) => name === leader);
  return {
    seats,
    anyQuests,
    first: seats === 1 ? 1 : 0,
    turn: 1,
    turns: 0,
    turnsLeft: null,
    over: false,
    players: Array.from({ length: seats }, () => ({
      hero: null,
      worker: 'blue',
      silver: 3,
      kumis: 0,
      provisions: 1,
      gold: 0,
      equipment: 0,
      wagon: 0,
      livestock: 0,
      points: 0,
      hand: [],
      crew: [null, null, null, null, null],
      eagles: [null, null, null, null, null],
      horses: [null, null, null, null, null],
      quests: [],
    })),
    village: Object.fromEntries(
      Object.keys(BUILDINGS).map((building) => [
        building,
        ['town-centre', 'meeting-tent', 'market'].includes(building) ? 'blue' : null,
      ]),
    ),
    blocked: null,
    colour: 'blue',
    villageQuests: [null, null],
    slots: SETTLED.flatMap(({ name }) =>
      [1, 2].map((slot) => ({
        settlement: name,
        slot,
        used: !name.endsWith('right') || seats === 4 || (seats === 3 && slot === 1),
        plunder: { gold: 0, equipment: 0, wagon: 0, livestock: 0 },
        worker: null,
        quest: null,
      })),
    ),
    supply: { gold: 14, equipment: 20, wagon: 20, livestock: 26 },
    deck: Object.keys(CARDS).flatMap((name) => [name, name]),
    discard: [],
    inPlay: [],
    gone: [],
    row: [null, null, null],
    animalDeck: Object.entries(ANIMALS).flatMap(([name, numbers]) => Array<string>(numbers[5]).fill(name)),
    animalDiscard: [],
    questsUnseen: [...ALL_QUESTS],
    heroUsed: false,
    eaglesUsed: [],
    rival:
      seats > 1
        ? null
        : {
            leader,
            points: 0,
            provisions: known?.provisions ?? 0,
            horses: [],
            quests: [],
            schemes: ALL_SCHEMES.map((_, at) => at + 1),
            scheme: 0,
          },
  };
}

/** The whole game, from set-up to the end. */
export function* course(g: Game): Course {
  yield* setUp(g);
  while (!g.over) {
    yield* turn(g);
    if (ended(g)) return;
    if (g.rival) {
      yield* rivalTurn(g);
      if (ended(g)) return;
    }
    g.turn = (g.turn % g.seats) + 1;
  }
}

const fillings = (left: Record<Kind, number>, n: number, kinds: readonly Kind[] = KINDS): string[] => {
  if (kinds.length === 0) return n === 0 ? [''] : [];
  const [kind, ...others] = kinds;
  return Array.from({ length: Math.min(n, left[kind]) + 1 }, (_, many) =>
    fillings(left, n - many, others).map((rest) => kind[0].toUpperCase().repeat(many) + rest),
  ).flat();
};

function* fillSlot(g: Game, slot: Slot): Course {
  const { slots } = settlementOf(slot.settlement);
  const printed = slots[slot.slot - 1];
  const drawn = (yield { who: 0, moves: fillings(g.supply, printed.plunder).map((text) => `fill ${text}`) }).slice(5);
  for (const kind of KINDS) {
    slot.plunder[kind] = drawn.split(kind[0].toUpperCase()).length - 1;
    g.supply[kind] -= slot.plunder[kind];
  }
  slot.worker = printed.worker;
  if (!slot.settlement.startsWith('Greece')) slot.quest = 'face down';
}

/** S-10 to S-15 */
function* setUp(g: Game): Course {
  if (g.seats > 1)
    g.first = Number((yield { who: 0, moves: g.players.map((_, index) => `start ${index + 1}`) }).slice(6));
  g.turn = g.first;
  for (const place of [0, 1]) g.villageQuests[place] = yield* revealQuest(g);
  for (const slot of g.slots) if (slot.used) yield* fillSlot(g, slot);
  const heroes = HEROES.split(' ');
  const pairs: [string, string][] = [];
  for (let n = 0; n <= g.seats; n++) {
    const moves = heroes.flatMap((hero) => unique(g.deck).map((card) => `pair ${hero} ${card}`));
    const [, hero, card] = (yield { who: 0, moves }).split(' ');
    remove(heroes, hero);
    remove(g.deck, card);
    pairs.push([hero, card]);
  }
  yield* refill(g);
  for (let n = 0; n < g.seats; n++) {
    g.turn = ((g.first - 2 - n + 2 * g.seats) % g.seats) + 1;
    const hero = (yield { who: g.turn, moves: pairs.map(([name]) => `choose ${name}`) }).slice(7);
    const at = pairs.findIndex(([name]) => name === hero);
    const [[, card]] = pairs.splice(at, 1);
    me(g).hero = hero;
    me(g).crew[0] = { name: card, wounds: 0 };
  }
  (g.rival ? g.gone : g.discard).push(pairs[0][1]);
  for (let n = 0; n < g.seats; n++) {
    g.turn = ((g.first - 1 + n) % g.seats) + 1;
    yield* draw(g, g.turn, 5);
    for (let away = 0; away < 2; away++) {
      const card = (yield { who: g.turn, moves: unique(me(g).hand).map((name) => `discard ${name}`) }).slice(8);
      remove(me(g).hand, card);
      g.discard.push(card);
    }
  }
  g.turn = g.first;
}

/** S-20, S-21 */
function* turn(g: Game): Course {
  const player = me(g);
  g.heroUsed = false;
  g.eaglesUsed = [];
  const worker = player.worker ?? 'blue';
  const open = Object.keys(BUILDINGS).filter(
    (building) => !g.village[building] && g.blocked !== building && waysAt(building, worker).length > 0,
  );
  const move = yield { who: g.turn, moves: [...open.map((building) => buildingMove('place', building)), ...raids(g)] };
  if (move.startsWith('raid ')) yield* raid(g, move.slice(5));
  else {
    const placed = buildingNamed(move.slice(6));
    const others = Object.keys(BUILDINGS).filter((building) => g.village[building] && g.blocked !== building);
    g.village[placed] = worker;
    g.colour = worker;
    player.worker = null;
    yield* action(g, placed);
    const taken = buildingNamed(
      (yield { who: g.turn, moves: others.map((building) => buildingMove('take', building)) }).slice(5),
    );
    player.worker = g.village[taken];
    g.village[taken] = null;
    g.colour = player.worker ?? 'blue';
    yield* action(g, taken);
  }
  yield* keepLimits(g);
  yield* refill(g);
}

/** S-60, S-63, S-77: after a turn; whether the game is over. */
function ended(g: Game): boolean {
  g.turns++;
  if (g.turnsLeft !== null) g.turnsLeft--;
  else if (comesToEnd(g)) g.turnsLeft = g.rival ? 2 : g.seats;
  if (g.turnsLeft === 0) {
    g.over = true;
    g.blocked = null;
  }
  return g.over;
}

function comesToEnd(g: Game): boolean {
  const full = g.slots.filter((slot) => tokensIn(slot) > 0);
  const quests = [...g.villageQuests, ...g.slots.map(({ quest }) => quest)].filter((quest) => quest !== null);
  if (full.length <= 2 || quests.length <= 2) return true;
  const workers = [...Object.values(g.village), ...g.players.map(({ worker }) => worker)];
  const someoneCanGo = full.some(({ settlement }) =>
    workers.some((worker) => worker && settlementOf(settlement).workers.includes(worker)),
  );
  return !someoneCanGo && quests.filter((quest) => quest === 'face down').length > 2;
}

/** S-61 */
export function pointsOf(g: Game, seat: number): number {
  const player = g.players[seat - 1];
  const horses = player.horses.filter(Boolean).length;
  const byCrew: Record<string, number> = {
    Merchant: Math.min(4, player.wagon),
    Elder: 2,
    Guard: 2,
    Chronicler: Math.min(4, player.quests.length),
    Horsemaster: Math.floor(horses / 2),
    Goldsmith: player.gold,
  };
  return (
    player.points +
    sum(
      PLACES.map((place) => {
        const double = ANIMALS[player.eagles[place] ?? '']?.[0] === 'double' ? 2 : 1;
        return (byCrew[player.crew[place]?.name ?? ''] ?? 0) * double;
      }),
    ) +
    sum(player.eagles.map((name) => ANIMALS[name ?? '']?.[2] ?? 0)) +
    sum(player.horses.map((name) => ANIMALS[name ?? '']?.[4] ?? 0)) +
    sum(player.quests.map((quest) => Number(quest.split('=')[1]))) +
    2 * player.gold +
    player.equipment +
    player.wagon +
    Math.floor(player.livestock / 2)
  );
}
