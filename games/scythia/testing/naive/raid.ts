import { type Amounts, receive } from './deeds.ts';
import {
  ANIMALS,
  abilities,
  CARDS,
  type Course,
  countOf,
  type Game,
  hired,
  KINDS,
  me,
  PLACES,
  type Player,
  SETTLED,
  type Settlement,
  type Slot,
  settlementOf,
  sum,
  timesAt,
  tokensIn,
  unique,
} from './game.ts';

const slotsOf = (g: Game, settlement: Settlement): Slot[] =>
  g.slots.filter((slot) => slot.settlement === settlement.name && tokensIn(slot) > 0);

const costOf = (player: Player, settlement: Settlement) => ({
  provisions: Math.max(0, settlement.provisions - countOf(abilities(player), 'Forager')),
  wagons: Math.max(0, settlement.wagons - countOf(abilities(player), 'Wagoner')),
});

/** S-50 */
export const raids = (g: Game): string[] =>
  SETTLED.filter((settlement) => {
    const player = me(g);
    const cost = costOf(player, settlement);
    return (
      player.worker !== null &&
      settlement.workers.includes(player.worker) &&
      hired(player).length >= settlement.crew &&
      player.provisions >= cost.provisions &&
      player.wagon >= cost.wagons &&
      slotsOf(g, settlement).length > 0
    );
  }).map(({ name }) => `raid ${name}`);

const FACES: Readonly<Record<string, readonly string[]>> = {
  red: ['0', '1', '2', '3', '2/2w'],
  white: ['0', '1', '2', '1/1w', '3w'],
  yellow: ['0', '1w', '2w'],
};

interface Die {
  readonly colour: string;
  face: string;
}

function* roll(colour: string): Course<Die> {
  const face = (yield { who: 0, moves: FACES[colour].map((one) => `roll ${colour} ${one}`) }).split(' ')[2];
  return { colour, face };
}

const strengthOf = (face: string): number => (/^\d+w$/.test(face) ? 0 : Number(face.split('/')[0]));
const woundsOf = (face: string): number => Number(/(\d)w$/.exec(face)?.[1] ?? 0);

/** S-51 */
export function* raid(g: Game, name: string): Course {
  const settlement = settlementOf(name);
  const player = me(g);
  const worker = player.worker ?? 'blue';
  const cost = costOf(player, settlement);
  player.worker = null;
  player.provisions -= cost.provisions;
  player.wagon -= cost.wagons;
  g.supply.wagon += cost.wagons;
  let kumis = 0;
  if (player.kumis > 0) {
    const moves = Array.from({ length: player.kumis + 1 }, (_, n) => `kumis ${n}`);
    kumis = Number((yield { who: g.turn, moves }).slice(6));
    player.kumis -= kumis;
  }
  const dice: Die[] = [];
  const yellow = slotsOf(g, settlement).filter(({ plunder }) => plunder.gold > 0).length;
  for (let n = 0; n < settlement.red; n++) dice.push(yield* roll('red'));
  for (let n = 0; n < settlement.white; n++) dice.push(yield* roll('white'));
  for (let n = 0; n < yellow; n++) dice.push(yield* roll('yellow'));
  for (let n = countOf(abilities(player), 'Brawler'); n > 0 && dice.length > 0; n--) {
    const moves = unique(dice.map(({ colour, face }) => `reroll ${colour} ${face}`));
    const move = yield { who: g.turn, moves: [...moves, 'keep'] };
    if (move === 'keep') break;
    const die = dice.find(({ colour, face }) => `reroll ${colour} ${face}` === move);
    if (die) die.face = (yield* roll(die.colour)).face;
  }
  const strength = kumis + sum(dice.map(({ face }) => strengthOf(face))) + crewStrength(player, settlement, worker);
  const tier = settlement.tiers.findLast((one) => strength >= one.strength);
  player.points += tier?.points ?? 0;
  const wounds = sum(dice.map(({ face }) => woundsOf(face))) + (tier ? 0 : settlement.wounds);
  yield* rewards(g, settlement.region);
  yield* dealWounds(g, wounds, settlement.region);
  yield* plunder(g, settlement);
}

/** S-41, S-42, S-52 */
function crewStrength(player: Player, { region }: Settlement, worker: string): number {
  const names = abilities(player);
  let strength = 0;
  let eagles = 0;
  for (const place of PLACES) {
    const crew = player.crew[place];
    if (!crew) continue;
    strength += CARDS[crew.name].strength - crew.wounds;
    strength += ANIMALS[player.eagles[place] ?? '']?.[1] ?? 0;
    strength += ANIMALS[player.horses[place] ?? '']?.[3] ?? 0;
    if (player.eagles[place]) eagles++;
  }
  const byRegion = {
    Cimmeria: ['Outrunner', 2],
    Assyria: ['Archer', 2],
    Persia: ['Sapper', 3],
    Greece: ['Conqueror', 3],
  };
  const byWorker = { blue: ['Scout', 2], grey: ['Adversary', 2], red: ['Amazon', 3] };
  for (const [name, n] of [byRegion[region as 'Greece'], byWorker[worker as 'red']])
    strength += countOf(names, String(name)) * Number(n);
  strength += countOf(names, 'Falconer') * eagles;
  return strength + countOf(names, 'Captain') * Math.floor((hired(player).length - 1) / 2);
}

function* rewards(g: Game, region: string): Course {
  const player = me(g);
  const gives: Record<string, Record<string, object>> = {
    Cimmeria: { Herdsman: { silver: 1 }, Warrior: { points: 1 } },
    Assyria: { Champion: { silver: 2 }, Axewoman: { points: 1 } },
    Persia: { Traveller: { cards: 1 }, Lancer: { points: 1 } },
    Greece: { Warlord: { points: 2 } },
  };
  yield* receiveAll(
    g,
    abilities(player).map((name) => gives[region][name] ?? {}),
  );
}

/** S-53, S-54 */
function* dealWounds(g: Game, wounds: number, region: string): Course {
  const player = me(g);
  const names = abilities(player);
  const ignore =
    countOf(names, 'Healer') +
    (region === 'Greece' ? 2 * countOf(names, 'Strongman') : 0) +
    (region === 'Persia' ? 2 * countOf(names, 'Shieldbearer') : 0);
  let left = wounds;
  const most = Math.min(wounds, ignore);
  if (most > 0) {
    const moves = Array.from({ length: most + 1 }, (_, n) => `ignore ${n}`);
    left -= Number((yield { who: g.turn, moves }).slice(7));
  }
  const wounded = new Set<number>();
  for (; left > 0; left--) {
    const places = PLACES.filter((at) => player.crew[at]);
    if (places.length === 0) break;
    const place =
      places.length === 1
        ? places[0]
        : Number((yield { who: g.turn, moves: places.map((at) => `wound ${at + 1}`) }).slice(6)) - 1;
    const crew = player.crew[place];
    if (!crew) continue;
    if (CARDS[crew.name].strength > crew.wounds) {
      crew.wounds++;
      wounded.add(place);
    } else {
      wounded.delete(place);
      yield* kill(g, place, crew.name);
    }
  }
  const gives: Record<string, object> = { Schemer: { cards: 1 }, Berserker: { points: 1 }, Veteran: { provisions: 1 } };
  yield* receiveAll(
    g,
    [...wounded].flatMap((place) =>
      Array<object>(timesAt(player, place)).fill(gives[player.crew[place]?.name ?? ''] ?? {}),
    ),
  );
}

/** All at once; cards are drawn when the rest is there. */
function* receiveAll(g: Game, gains: readonly Amounts[]): Course {
  for (const { cards: _, ...rest } of gains) yield* receive(g, rest);
  yield* receive(g, { cards: sum(gains.map(({ cards }) => cards ?? 0)) });
}

function* kill(g: Game, place: number, name: string): Course {
  const player = me(g);
  player.crew[place] = null;
  if (name === 'Survivor') player.hand.push(name);
  else g.discard.push(name);
  const gives: Record<string, object> = { Gravedigger: { gold: 1 }, Mercenary: { silver: 2 }, Zealot: { points: 2 } };
  for (let n = 0; n < timesAt(player, place); n++) yield* receive(g, gives[name] ?? {});
}

function* plunder(g: Game, settlement: Settlement): Course {
  const player = me(g);
  const slots = slotsOf(g, settlement);
  let [slot] = slots;
  if (slots.length > 1) {
    const move = yield { who: g.turn, moves: ['plunder 1', 'plunder 2'] };
    slot = slots[Number(move.slice(8)) - 1];
  }
  for (const kind of KINDS) {
    player[kind] += slot.plunder[kind];
    slot.plunder[kind] = 0;
  }
  player.worker = slot.worker;
  slot.worker = null;
  yield* turnQuest(g, slot);
}

export function* turnQuest(g: Game, slot: Slot): Course {
  if (slot.quest !== 'face down') return;
  slot.quest = yield* revealQuest(g);
}

export function* revealQuest(g: Game): Course<string> {
  const quest = (yield { who: 0, moves: unique(g.questsUnseen).map((name) => `quest ${name}`) }).slice(6);
  g.questsUnseen = g.questsUnseen.filter((name) => name !== quest);
  return quest;
}
