import { Borders } from './borders.ts';
import { allows, NOBODY, type State, unusedArmy } from './state.ts';

/** H-22: adjacent lands with own warriors, the chosen land not counted. */
export function marchSize(s: State, land: number): number {
  const others = s.board.adjacent[land];
  let k = 0;
  for (let i = 0; i < others.length; i++) if (s.owner[others[i]] === s.turn) k++;
  return k;
}

/** H-23: own warriors on the map that may leave, one staying in each land, none from the land that is reinforced. */
export function spareWarriors(s: State, target: number): number {
  let spare = 0;
  for (let land = 0; land < s.board.landCount; land++)
    if (s.owner[land] === s.turn && land !== target) spare += s.warriors[land] - 1;
  return spare;
}

export const missingFor = (s: State, size: number): number => Math.max(0, size - s.reserve[s.turn]);

/** Whether any action left may be used on a land of this colour (H-20). */
export const mayUse = (s: State, land: number): boolean =>
  allows(s.dieAction, s.board.colour[land]) || allows(s.wildAction, s.board.colour[land]);

export type MarchObstacle = 'wrongColour' | 'noNeighbour' | 'tooFewWarriors' | 'onlyPair' | 'lastPair' | 'noPair';

const borders = new Borders();

/** Fills `out` with the lands that a march may go to now; returns how many. One look at the map serves all lands. */
export function marchTargets(s: State, out: Uint8Array): number {
  borders.look(s);
  const { turn, owner, warriors, board } = s;
  const unused = unusedArmy(s);
  let spare = s.reserve[turn];
  for (let land = 0; land < board.landCount; land++) if (owner[land] === turn) spare += warriors[land] - 1;
  let count = 0;
  for (let land = 0; land < board.landCount; land++) {
    const size = borders.size[land];
    if (size === 0 || !mayUse(s, land)) continue;
    const holder = owner[land];
    if (size > (holder === turn ? spare - warriors[land] + 1 : spare)) continue;
    if (
      holder !== NOBODY &&
      holder !== turn &&
      holder !== unused &&
      borders.shield(land, holder, size >= warriors[land])
    )
      continue;
    out[count++] = land;
  }
  return count;
}

/** Why a march into that land is not allowed; undefined if it is. */
export function obstacleTo(s: State, land: number): MarchObstacle | undefined {
  if (!mayUse(s, land)) return 'wrongColour';
  const size = marchSize(s, land);
  if (size === 0) return 'noNeighbour';
  if (missingFor(s, size) > spareWarriors(s, land)) return 'tooFewWarriors';
  return shieldOver(s, land, size);
}

/** H-26: what shields the holder of that land from a march of this size, if anything does. */
export function shieldOver(s: State, land: number, size: number): 'onlyPair' | 'lastPair' | 'noPair' | undefined {
  const holder = s.owner[land];
  if (holder === NOBODY || holder === s.turn || holder === unusedArmy(s)) return undefined;
  borders.look(s);
  if (!borders.shield(land, holder, size >= s.warriors[land])) return undefined;
  if (borders.pairs[holder] === 0) return 'noPair';
  return borders.pairs[holder] === 1 ? 'onlyPair' : 'lastPair';
}

/** What a march would do, to be shown before it is made. */
export interface MarchPreview {
  readonly size: number;
  readonly fromReserve: number;
  /** To be taken from own lands, as the player chooses. */
  readonly missing: number;
  readonly fallen: number;
  /** Who holds the land afterwards, or NOBODY. */
  readonly holder: number;
  readonly warriors: number;
}

export function previewMarch(s: State, land: number): MarchPreview {
  const size = marchSize(s, land);
  const missing = missingFor(s, size);
  const fromReserve = size - missing;
  const holder = s.owner[land];
  const there = s.warriors[land];
  if (holder === NOBODY || holder === s.turn)
    return { size, fromReserve, missing, fallen: 0, holder: s.turn, warriors: size + there };
  const left = size - there;
  return {
    size,
    fromReserve,
    missing,
    fallen: Math.min(size, there),
    holder: left > 0 ? s.turn : left < 0 ? holder : NOBODY,
    warriors: Math.abs(left),
  };
}
