import type { SeatNumber } from '@tessera/kernel';
// A second reading of the rules, for the tests only: slow, plain, straight from the clauses, over positions as JSON.
// It shares nothing with rules/ but the form of a position and the scenario files.

import type { CambriaPosition } from '../rules/position/position-types.ts';
import cambria from '../scenarios/cambria.json' with { type: 'json' };
import cumbria from '../scenarios/cumbria.json' with { type: 'json' };

interface Fort {
  name: string;
  value: number;
  roads: readonly string[];
}

interface Army {
  reserve: number;
  roads: string[];
  ships: number[];
  forts: string[];
  bonus: string[];
  points: number;
}

type Position = { -readonly [K in keyof CambriaPosition]: K extends 'armies' ? Army[] : CambriaPosition[K] };

const SHIPS = [2, 3, 4, 5, 6];

export const chanceActs = (p: CambriaPosition): boolean =>
  ['start', 'muster-roll', 'neutral-roll', 'roll'].includes(p.phase);

const BOARDS: Readonly<Record<string, readonly Fort[]>> = { cambria: cambria.forts, cumbria: cumbria.forts };

const fortsOf = (p: CambriaPosition): readonly Fort[] =>
  typeof p.scenario === 'string' ? BOARDS[p.scenario] : p.scenario.forts;

/** Every road as 'Fort/Fort', the fort that stands first in the scenario first, with the values of both. */
const roadsByBoard = new Map<readonly Fort[], Map<string, number[]>>();

function roadValues(p: CambriaPosition): Map<string, number[]> {
  const forts = fortsOf(p);
  const known = roadsByBoard.get(forts);
  if (known) return known;
  const roads = new Map<string, number[]>();
  for (const [index, fort] of forts.entries())
    for (const name of fort.roads) {
      const other = forts.findIndex((candidate) => candidate.name === name);
      if (other > index) roads.set(`${fort.name}/${name}`, [fort.value, forts[other].value]);
    }
  roadsByBoard.set(forts, roads);
  return roads;
}

const allRoads = (p: CambriaPosition): string[] => [...roadValues(p).keys()];
const isRoadOf = (p: CambriaPosition, road: string, value: number) => roadValues(p).get(road)?.includes(value) ?? false;

function onRoad(p: CambriaPosition, road: string): number | 'legion' | null {
  if (p.legion === road) return 'legion';
  const army = p.armies.findIndex((a) => a.roads.includes(road));
  return army < 0 ? null : army;
}

const freeRoads = (p: CambriaPosition) => allRoads(p).filter((road) => onRoad(p, road) === null);
const freeShips = (p: CambriaPosition) => SHIPS.filter((ship) => !p.armies.some((army) => army.ships.includes(ship)));

/** C-22: '' is the reserve. */
function sources(p: CambriaPosition, army: number): string[] {
  const { reserve, roads, ships } = p.armies[army];
  return reserve > 0 ? [''] : [...roads, ...ships.map((ship) => `ship ${ship}`)];
}

const putText = (from: string, to: string) => (from === '' ? `put ${to}` : `move ${from} to ${to}`);

export function naiveMoves(p: CambriaPosition): string[] {
  const me = p.turn - 1;
  const [a, b] = p.dice;
  switch (p.phase) {
    case 'start':
      return Array.from({ length: p.seats }, (_, seat) => `start ${seat + 1}`);
    case 'muster-roll':
    case 'neutral-roll':
      return [1, 2, 3, 4, 5, 6].map((die) => `die ${die}`);
    case 'roll':
      return [1, 2, 3, 4, 5, 6].flatMap((x) => [1, 2, 3, 4, 5, 6].filter((y) => y >= x).map((y) => `roll ${x}-${y}`));
    case 'muster':
      return freeRoads(p)
        .filter((road) => isRoadOf(p, road, a))
        .map((road) => `put ${road}`);
    case 'neutral': {
      const wanted = freeRoads(p).filter((road) => isRoadOf(p, road, a));
      const to = wanted.length > 0 ? wanted : freeRoads(p);
      return sources(p, 2).flatMap((from) => to.map((road) => `neutral ${putText(from, road)}`));
    }
    case 'board':
      return [
        'ashore',
        ...sources(p, me).flatMap((from) => freeShips(p).map((ship) => `board ${ship}${from && ` from ${from}`}`)),
      ];
    case 'act':
      return actMoves(p, me, a, b);
    default:
      return [];
  }
}

function actMoves(p: CambriaPosition, me: number, a: number, b: number): string[] {
  const found: string[] = [];
  if (!p.shipUsed)
    for (const ship of p.armies[me].ships) for (const die of new Set([a, b])) found.push(`ship ${ship} for ${die}`);
  const marches = (roads: string[]) => {
    for (const road of roads) if (p.legion !== road) found.push(`legion ${road}`);
  };
  const puts = (roads: string[]) => {
    for (const from of sources(p, me)) for (const road of roads) found.push(putText(from, road));
  };
  if (a === 1 && b === 1) {
    marches(allRoads(p));
    return found;
  }
  found.push('pass');
  if (a === b) puts(allRoads(p).filter((road) => isRoadOf(p, road, a) && onRoad(p, road) !== me));
  else if (a === 1 || b === 1) {
    const v = a === 1 ? b : a;
    puts(freeRoads(p).filter((road) => isRoadOf(p, road, v)));
    marches(allRoads(p).filter((road) => isRoadOf(p, road, v)));
  } else puts(freeRoads(p).filter((road) => isRoadOf(p, road, a) || isRoadOf(p, road, b)));
  return found;
}

const copyOf = (p: CambriaPosition): Position => ({
  ...p,
  dice: [...p.dice],
  armies: p.armies.map((army) => ({
    ...army,
    roads: [...army.roads],
    ships: [...army.ships],
    forts: [...army.forts],
    bonus: [...army.bonus],
  })),
});

export function naivePlay(before: CambriaPosition, text: string): CambriaPosition {
  const p = copyOf(before);
  const me = p.turn - 1;
  const [verb, rest] = split(text);
  switch (verb) {
    case 'start':
      p.turn = Number(rest) as SeatNumber;
      p.phase = 'muster-roll';
      break;
    case 'die':
      if (p.phase === 'neutral-roll' || freeRoads(p).some((road) => isRoadOf(p, road, Number(rest)))) {
        p.dice = [Number(rest)];
        p.phase = p.phase === 'neutral-roll' ? 'neutral' : 'muster';
      }
      break;
    case 'roll':
      p.dice = rest.split('-').map(Number);
      p.phase = 'act';
      break;
    case 'ship': {
      const [ship, die] = rest.split(' for ').map(Number);
      const kept = p.dice[0] === die ? p.dice[1] : p.dice[0];
      p.armies[me].ships = p.armies[me].ships.filter((other) => other !== ship);
      p.armies[me].reserve += 1;
      p.dice = [kept, ship].sort((x, y) => x - y);
      p.shipUsed = true;
      break;
    }
    case 'put':
    case 'move':
      place(p, me, verb === 'put' ? '' : rest.split(' to ')[0], verb === 'put' ? rest : rest.split(' to ')[1]);
      if (p.phase === 'muster') {
        p.dice = [];
        p.turn = ((p.turn % p.seats) + 1) as SeatNumber;
        const ready = p.armies.slice(0, p.seats).every((army) => army.reserve === 4);
        p.phase = ready ? firstPhase(p) : 'muster-roll';
      } else endTurn(p, false);
      break;
    case 'neutral put':
    case 'neutral move':
      place(p, 2, verb === 'neutral put' ? '' : rest.split(' to ')[0], rest.split(' to ').at(-1) ?? '');
      p.dice = [];
      p.phase = 'roll';
      break;
    case 'legion':
      throwOut(p, rest);
      p.legion = rest;
      if (freeShips(p).length > 0) {
        p.phase = 'board';
        p.passes = 0;
      } else endTurn(p, false);
      break;
    case 'board': {
      const [ship, from] = rest.split(' from ');
      takeUp(p, me, from ?? '');
      p.armies[me].ships.push(Number(ship));
      endTurn(p, false);
      break;
    }
    case 'ashore':
      endTurn(p, false);
      break;
    default:
      endTurn(p, !p.shipUsed); // C-29: nothing but a pass
  }
  return tidy(p);
}

function split(text: string): [string, string] {
  const found = /^(neutral put|neutral move|\w+) ?(.*)$/.exec(text);
  return [found?.[1] ?? '', found?.[2] ?? ''];
}

const firstPhase = (p: CambriaPosition) => (p.seats === 2 ? 'neutral-roll' : 'roll');

function takeUp(p: Position, army: number, from: string): void {
  const mine = p.armies[army];
  if (from === '') mine.reserve -= 1;
  else if (from.startsWith('ship ')) mine.ships = mine.ships.filter((ship) => `ship ${ship}` !== from);
  else mine.roads = mine.roads.filter((road) => road !== from);
}

function throwOut(p: Position, road: string): void {
  const there = onRoad(p, road);
  if (there === 'legion') p.legion = 'standard';
  else if (there !== null) {
    p.armies[there].roads = p.armies[there].roads.filter((other) => other !== road);
    p.armies[there].reserve += 1;
  }
}

function place(p: Position, army: number, from: string, to: string): void {
  takeUp(p, army, from);
  throwOut(p, to);
  p.armies[army].roads.push(to);
}

const hasToken = (p: CambriaPosition, fort: Fort) => !p.armies.some((army) => army.forts.includes(fort.name));

function endTurn(p: Position, passed: boolean): void {
  p.turns += 1;
  p.passes = passed ? p.passes + 1 : 0;
  p.dice = [];
  p.shipUsed = false;
  for (const fort of fortsOf(p)) if (hasToken(p, fort)) besiege(p, fort, true);
  const left = fortsOf(p).filter((fort) => hasToken(p, fort));
  if (left.length <= 6 || p.passes === 3 * p.seats) {
    p.legion = 'removed';
    for (const fort of left) besiege(p, fort, false);
    p.phase = 'over';
  } else {
    p.turn = ((p.turn % p.seats) + 1) as SeatNumber;
    p.phase = firstPhase(p);
  }
}

/** C-40 to C-42; at the last count (C-50) empty roads don't matter. */
function besiege(p: Position, fort: Fort, allRoadsNeeded: boolean): void {
  const roads = allRoads(p).filter((road) => road.split('/').includes(fort.name));
  const there = roads.map((road) => onRoad(p, road));
  if (allRoadsNeeded && there.some((piece) => piece === null || piece === 'legion')) return;
  const held = p.armies.map((_, army) => there.filter((piece) => piece === army).length);
  const ranks = [...held].sort((x, y) => y - x);
  if (ranks[0] === 0 || ranks[0] === ranks[1]) return;
  p.armies[held.indexOf(ranks[0])].forts.push(fort.name);
  if (fort.value >= 4 && ranks[1] > 0 && ranks[1] !== ranks[2]) p.armies[held.indexOf(ranks[1])].bonus.push(fort.name);
}

/** Lists in board order and points counted, as a position has them. */
function tidy(p: Position): CambriaPosition {
  const names = fortsOf(p).map((fort) => fort.name);
  const worth = (name: string) => fortsOf(p)[names.indexOf(name)].value;
  const roads = allRoads(p);
  const inOrder = (order: readonly string[]) => (x: string, y: string) => order.indexOf(x) - order.indexOf(y);
  for (const army of p.armies) {
    army.roads.sort(inOrder(roads));
    army.ships.sort();
    army.forts.sort(inOrder(names));
    army.bonus.sort(inOrder(names));
    const bonus: Record<number, number> = { 4: 2, 5: 3, 6: 4 };
    army.points = [...army.forts.map(worth), ...army.bonus.map((name) => bonus[worth(name)])].reduce(
      (x, y) => x + y,
      0,
    );
  }
  return p;
}

/** How many rows of moves, chance included, lead `depth` deep from here. A game that is over counts no further. */
export function naivePerft(p: CambriaPosition, depth: number): number {
  const texts = naiveMoves(p);
  if (depth === 1) return texts.length;
  return texts.reduce((sum, text) => sum + naivePerft(naivePlay(p, text), depth - 1), 0);
}
