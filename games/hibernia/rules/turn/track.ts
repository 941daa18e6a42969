import type { State } from '../state.ts';

/** One step of a marker: over a space matched by a land, or by a leap. */
export interface TrackStep {
  /** The distance after it. */
  readonly distance: number;
  /** The land used, or -1 for a leap. */
  readonly land: number;
}

const free = new Int16Array(4);

/** H-50: all the way round is past the sword onto the first space. */
export const lapLength = (s: State): number => s.board.track.length + 1;

/** H-40, H-41: how far the marker of an army goes with its lands, and a leap if it has one. */
export function advance(s: State, army: number, leap: boolean): number {
  const { board, owner } = s;
  const { track } = board;
  free.fill(0);
  for (let land = 0; land < board.landCount; land++) if (owner[land] === army) free[board.colour[land]]++;
  let distance = s.distance[army];
  let leaps = leap ? 1 : 0;
  for (;;) {
    const colour = track[distance % track.length];
    if (free[colour] > 0) free[colour]--;
    else if (leaps > 0) leaps--;
    else return distance;
    distance++;
  }
}

/** The same space by space, with the land used for each: for the log and the walk of the marker. */
export function walk(s: State, army: number, leap: boolean): TrackStep[] {
  const { track, colour } = s.board;
  const end = advance(s, army, leap);
  const lands: number[] = [];
  for (let land = 0; land < s.board.landCount; land++) if (s.owner[land] === army) lands.push(land);
  const steps: TrackStep[] = [];
  for (let distance = s.distance[army]; distance < end; distance++) {
    const at = lands.findIndex((land) => colour[land] === track[distance % track.length]);
    steps.push({ distance: distance + 1, land: at < 0 ? -1 : lands[at] });
    if (at >= 0) lands.splice(at, 1);
  }
  return steps;
}
