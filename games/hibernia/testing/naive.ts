import type { SeatNumber } from '@tessera/kernel';
// A second reading of the rules, for the tests only: slow, plain, straight from the clauses, over positions as JSON.
// It shares nothing with rules/ but the form of a position and the scenario file.

import type { HiberniaPosition, PlayerPosition } from '../rules/position/position-types.ts';
import hibernia from '../scenarios/hibernia.json' with { type: 'json' };
import hiberniaLong from '../scenarios/hibernia-long.json' with { type: 'json' };

interface Land {
  name: string;
  colour: string;
  castle?: boolean;
  adjacent: readonly string[];
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };
type Position = Writable<Omit<HiberniaPosition, 'lands' | 'players' | 'actions'>> & {
  lands: Record<string, { army: SeatNumber; warriors: number }>;
  players: Writable<PlayerPosition>[];
  actions: { die: boolean; wild: boolean };
};

const FACES = ['blue', 'green', 'red', 'yellow', 'black', 'purple'] as const;

export const chanceActs = (p: HiberniaPosition): boolean => ['start', 'castles', 'roll'].includes(p.phase);

const scenarioOf = (p: HiberniaPosition): { lands: readonly Land[]; track: readonly string[] } =>
  typeof p.scenario !== 'string' ? p.scenario : p.scenario === 'hibernia-long' ? hiberniaLong : hibernia;
const landsOf = (p: HiberniaPosition): readonly Land[] => scenarioOf(p).lands;
const landNamed = (p: HiberniaPosition, name: string): Land => {
  const found = landsOf(p).find((land) => land.name === name);
  if (!found) throw new Error(`no land ${name}`);
  return found;
};
const colourOf = (p: HiberniaPosition, name: string) => landNamed(p, name).colour;
const adjacent = (p: HiberniaPosition, a: string, b: string) => landNamed(p, a).adjacent.includes(b);
const heldBy = (p: HiberniaPosition, army: SeatNumber): string[] =>
  Object.keys(p.lands).filter((name) => p.lands[name].army === army);
const order = (p: HiberniaPosition): SeatNumber[] =>
  Array.from({ length: p.seats }, (_, index) => (((p.first - 1 + index) % p.seats) + 1) as SeatNumber);

/** H-22 */
const marchSize = (p: HiberniaPosition, to: string): number =>
  heldBy(p, p.turn).filter((name) => adjacent(p, name, to)).length;

/** H-23: what each land can give, one staying, nothing from the land that is reinforced. */
const spare = (p: HiberniaPosition, to: string): [string, number][] =>
  heldBy(p, p.turn)
    .filter((name) => name !== to)
    .map((name): [string, number] => [name, p.lands[name].warriors - 1])
    .filter(([, warriors]) => warriors > 0);

/** Every way to take so many, as lists of lands with one name per warrior. Stops at two: more are not asked for. */
function waysToTake(sources: readonly [string, number][], missing: number): string[][] {
  if (missing === 0) return [[]];
  if (sources.length === 0) return [];
  const [[name, most], ...rest] = sources;
  const ways: string[][] = [];
  for (let n = 0; n <= Math.min(most, missing) && ways.length < 2; n++)
    for (const way of waysToTake(rest, missing - n)) ways.push([...Array<string>(n).fill(name), ...way]);
  return ways;
}

function pairs(p: HiberniaPosition, lands: readonly string[], oneBetween: boolean): [string, string][] {
  const together = (a: string, b: string) =>
    adjacent(p, a, b) || (oneBetween && landNamed(p, a).adjacent.some((between) => adjacent(p, between, b)));
  return lands.flatMap((a, index) =>
    lands
      .slice(index + 1)
      .filter((b) => together(a, b))
      .map((b): [string, string] => [a, b]),
  );
}

/** H-26, with H-13 */
function shielded(p: HiberniaPosition, to: string, size: number): boolean {
  const there = p.lands[to];
  if (!there || there.army === p.turn || there.army > p.seats) return false;
  const oneBetween = p.options.scattered === 'yes' && !p.players[there.army - 1].paired;
  const lands = heldBy(p, there.army);
  const now = pairs(p, lands, oneBetween);
  if (now.length === 1 && now[0].includes(to)) return true; // (a)
  const kept = there.warriors > size ? lands : lands.filter((name) => name !== to);
  return pairs(p, kept, oneBetween).length === 0; // (b)
}

function mayMarch(p: HiberniaPosition, to: string): boolean {
  const { die, wild } = p.actions;
  if (!wild && !(die && (p.die === 'black' || p.die === colourOf(p, to)))) return false;
  const size = marchSize(p, to);
  const missing = Math.max(0, size - p.players[p.turn - 1].reserve);
  return size > 0 && waysToTake(spare(p, to), missing).length > 0 && !shielded(p, to, size);
}

export function naiveMoves(p: HiberniaPosition): string[] {
  switch (p.phase) {
    case 'start':
      return Array.from({ length: p.seats }, (_, seat) => `start ${seat + 1}`);
    case 'castles':
      return landsOf(p).flatMap(({ name, castle }) => (castle && !p.lands[name] ? [`castle ${name}`] : []));
    case 'roll':
      return FACES.map((face) => `roll ${face}`);
    case 'act':
      return ['raise', ...landsOf(p).flatMap(({ name }) => (mayMarch(p, name) ? [`march ${name}`] : []))];
    case 'take':
      return spare(p, p.march?.to ?? '').map(([name]) => `take ${name}`);
    default:
      return [];
  }
}

export function naivePlay(before: HiberniaPosition, text: string): HiberniaPosition {
  const { scenario, ...rest } = before;
  const p: Position = { ...(structuredClone(rest) as Omit<Position, 'scenario'>), scenario };
  const [, verb, what] = /^(\w+) ?(.*)$/.exec(text) ?? [];
  if (verb === 'start') {
    p.first = p.turn = Number(what) as SeatNumber;
    p.phase = 'castles';
  } else if (verb === 'castle') giveCastle(p, what);
  else if (verb === 'roll') {
    p.die = what as Position['die'];
    p.actions = { die: what !== 'purple', wild: true };
    p.phase = 'act';
  } else if (verb === 'march') {
    const me = p.players[p.turn - 1];
    const size = marchSize(p, what);
    // the die where it will do
    if (p.actions.die && (p.die === 'black' || p.die === colourOf(p, what))) p.actions.die = false;
    else p.actions.wild = false;
    const missing = Math.max(0, size - me.reserve);
    me.reserve -= size - missing;
    p.march = { to: what, missing };
    marchOn(p);
  } else if (verb === 'take') {
    p.lands[what].warriors -= 1;
    p.march = { to: p.march?.to ?? '', missing: (p.march?.missing ?? 0) - 1 };
    marchOn(p);
  } else raise(p);
  return tidy(p);
}

/** H-10 to H-13 */
function giveCastle(p: Position, castle: string): void {
  const given = order(p).filter((seat) => heldBy(p, seat).length > 0).length;
  const ofColour = (name: string) => landsOf(p).filter(({ colour }) => colour === colourOf(p, name));
  const settle = (army: SeatNumber, lands: readonly string[]) => {
    for (const name of lands) p.lands[name] = { army, warriors: 1 };
  };
  const seat = order(p)[given];
  settle(seat, p.options.scattered === 'yes' ? ofColour(castle).map(({ name }) => name) : [castle]);
  const shield = [3, 2, 1, 0][given];
  const me = p.players[seat - 1];
  me.shield = shield;
  me.reserve = 14 - 1 - shield - heldBy(p, seat).length;
  remember(p, seat);
  if (given + 1 < p.seats) return;
  p.phase = 'roll';
  if (p.seats === 4) return;
  const [left] = landsOf(p).filter(({ name, castle }) => castle && !p.lands[name]);
  settle(
    4 as SeatNumber,
    ofColour(left.name).map(({ name }) => name),
  );
}

/** H-13: whether that player has held two adjacent lands. */
function remember(p: Position, seat: SeatNumber): void {
  if (p.options.scattered === 'yes' && pairs(p, heldBy(p, seat), false).length > 0) p.players[seat - 1].paired = true;
}

/** A march with all warriors it needs arrives (H-23 to H-25); else the player is asked, if there is a choice. */
function marchOn(p: Position): void {
  const { to, missing } = p.march ?? { to: '', missing: 0 };
  const ways = waysToTake(spare(p, to), missing);
  if (ways.length > 1) {
    p.phase = 'take';
    return;
  }
  for (const name of ways[0]) p.lands[name].warriors -= 1;
  p.march = null;
  const size = marchSize(p, to);
  const there = p.lands[to];
  if (!there) p.lands[to] = { army: p.turn, warriors: size };
  else if (there.army === p.turn) there.warriors += size;
  else {
    for (let n = Math.min(size, there.warriors); n > 0; n--) {
      p.players[p.turn - 1].shield += 1;
      if (there.army <= p.seats) p.players[there.army - 1].shield += 1;
    }
    const left = size - there.warriors;
    if (left === 0) delete p.lands[to];
    else p.lands[to] = { army: left > 0 ? p.turn : there.army, warriors: Math.abs(left) };
  }
  remember(p, p.turn);
  next(p);
}

/** H-27 */
function raise(p: Position): void {
  if (p.actions.die) p.actions.die = false;
  else p.actions.wild = false;
  for (const [index, player] of p.players.entries()) {
    const back = index === p.turn - 1 ? player.shield : Math.floor(player.shield / 2);
    player.shield -= back;
    player.reserve += back;
  }
  next(p);
}

function next(p: Position): void {
  p.phase = 'act';
  if (p.actions.die || p.actions.wild) return;
  score(p);
  p.die = null;
  p.turns += 1;
  const seats = order(p);
  const lap = scenarioOf(p).track.length + 1;
  p.ending = p.players.some(({ distance }) => distance >= lap);
  if (p.turn === seats[seats.length - 1] && p.ending) {
    const most = Math.max(...p.players.map(({ distance }) => distance));
    if (p.players.filter(({ distance }) => distance === most).length === 1) {
      p.phase = 'over';
      return;
    }
  }
  p.turn = seats[(seats.indexOf(p.turn) + 1) % seats.length];
  p.phase = 'roll';
}

/** H-40 to H-42 */
function score(p: Position): void {
  const { track } = scenarioOf(p);
  const unused = heldBy(p, p.turn);
  const me = p.players[p.turn - 1];
  let leap = p.die === 'purple';
  for (;;) {
    const space = track[me.distance % track.length];
    const match = unused.findIndex((name) => colourOf(p, name) === space);
    if (match < 0 && !leap) return;
    if (match < 0) leap = false;
    else unused.splice(match, 1);
    me.distance += 1;
  }
}

/** Lands in the order of the map, as a position has them. */
function tidy(p: Position): HiberniaPosition {
  const held = landsOf(p).filter(({ name }) => p.lands[name]);
  return { ...p, lands: Object.fromEntries(held.map(({ name }) => [name, p.lands[name]])) };
}

/** How many rows of moves, chance included, lead `depth` deep from here. A game that is over counts no further. */
export function naivePerft(p: HiberniaPosition, depth: number): number {
  const texts = naiveMoves(p);
  if (depth === 1) return texts.length;
  return texts.reduce((sum, text) => sum + naivePerft(naivePlay(p, text), depth - 1), 0);
}
