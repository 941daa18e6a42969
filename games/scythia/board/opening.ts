import { seatNumber } from '@tessera/kernel';
import type { PlayerPosition, ScythiaPosition, SlotPosition } from '../rules/position/position-types.ts';
import { questKey } from '../rules/scenario/board.ts';
import { PLUNDER, type Plunder, REGIONS, type Scenario } from '../rules/scenario/scenario-types.ts';

/** The same numbers every time, so that a picture doesn't change under one's eyes (mulberry32). */
function dealer(seed: number): (below: number) => number {
  let a = seed;
  return (below) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

function shuffled<Thing>(things: readonly Thing[], next: (below: number) => number): Thing[] {
  const out = [...things];
  for (let i = out.length - 1; i > 0; i--) {
    const j = next(i + 1);
    [out[i], out[j]] = [out[j] as Thing, out[i] as Thing];
  }
  return out;
}

/** S-13: how many slots of a land are in use. */
const slotsInUse = (seats: number): number => Math.max(4, seats + 2);

const player: PlayerPosition = {
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
  handSize: 0,
  crew: [null, null, null, null, null],
  eagles: [null, null, null, null, null],
  horses: [null, null, null, null, null],
  quests: [],
};

/** The board as it lies before the first turn, dealt by a steady hand: for pictures, not for play. */
export function openingPosition(scenario: Scenario, seats: number, seed = 7): ScythiaPosition {
  const next = dealer(seed);
  const bag = shuffled(
    PLUNDER.flatMap((kind): Plunder[] => Array(scenario.plunder[kind]).fill(kind)),
    next,
  );
  const quests = shuffled(scenario.quests.map(questKey), next);
  const animals = shuffled(
    scenario.animals.flatMap(({ name, copies }) => Array<string>(copies).fill(name)),
    next,
  );
  const slots = REGIONS.flatMap((region) => {
    let index = 0;
    return scenario.settlements
      .filter((settlement) => settlement.region === region)
      .flatMap((settlement) =>
        settlement.slots.map((printed, i): SlotPosition => {
          const used = index++ < slotsInUse(seats);
          const plunder: Record<Plunder, number> = { gold: 0, equipment: 0, wagon: 0, livestock: 0 };
          for (const kind of used ? bag.splice(0, printed.plunder) : []) plunder[kind]++;
          return {
            settlement: settlement.name,
            slot: i + 1,
            used,
            plunder,
            worker: used ? printed.worker : null,
            quest: used && region !== 'Greece' ? 'face down' : null,
          };
        }),
      );
  });
  const supply: Record<Plunder, number> = { gold: 0, equipment: 0, wagon: 0, livestock: 0 };
  for (const kind of bag) supply[kind]++;
  const deck: Record<string, number> = {};
  for (const name of animals.slice(3)) deck[name] = (deck[name] ?? 0) + 1;
  return {
    game: 'scythia',
    scenario,
    options: {},
    seats,
    you: seatNumber(0),
    first: seatNumber(0),
    turn: seatNumber(0),
    turns: 0,
    turnsLeft: null,
    over: false,
    players: Array(seats).fill(player),
    workers: {
      stables: null,
      barracks: null,
      silversmith: null,
      farm: null,
      'chiefs-tent': null,
      'town-centre': 'blue',
      'meeting-tent': 'blue',
      market: 'blue',
    },
    blocked: null,
    villageQuests: quests.slice(0, 2),
    slots,
    raiders: {},
    supply,
    pairs: [],
    heroesLeft: [],
    crewCards: { deck: null, deckSize: 60, discard: {}, inPlay: {}, gone: {} },
    animals: { row: animals.slice(0, 3), deck, discard: {} },
    questsUnseen: [],
    raid: null,
    colour: null,
    placedAt: null,
    heroUsed: false,
    eaglesUsed: [],
    rival: null,
    pending: [],
  };
}
