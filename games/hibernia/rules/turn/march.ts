import { allows, NOBODY, type State } from '../state.ts';
import { shieldOver } from './last-two.ts';

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
const mayUse = (s: State, land: number): boolean =>
  allows(s.dieAction, s.board.colour[land]) || allows(s.wildAction, s.board.colour[land]);

export type MarchObstacle = 'wrongColour' | 'noNeighbour' | 'tooFewWarriors' | 'onlyPair' | 'lastPair' | 'noPair';

const sizes = new Uint8Array(64);

/** Fills `out` with the lands that a march may go to now; returns how many. One look at the map serves all lands. */
export function marchTargets(s: State, out: Uint8Array): number {
  const { turn, owner, warriors } = s;
  const { adjacent, landCount } = s.board;
  for (let land = 0; land < landCount; land++) sizes[land] = 0;
  let spare = s.reserve[turn];
  for (let land = 0; land < landCount; land++) {
    if (owner[land] !== turn) continue;
    spare += warriors[land] - 1;
    const others = adjacent[land];
    for (let i = 0; i < others.length; i++) sizes[others[i]]++;
  }
  let count = 0;
  for (let land = 0; land < landCount; land++) {
    const size = sizes[land];
    if (size === 0 || !mayUse(s, land)) continue;
    if (size > (owner[land] === turn ? spare - warriors[land] + 1 : spare)) continue;
    if (shieldOver(s, land, size) === undefined) out[count++] = land;
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
