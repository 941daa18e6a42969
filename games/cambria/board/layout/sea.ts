import { type Box, boxesOverlap, type Field, type Point, sample, sampleAt } from '@tessera/game-kit/board';
import type { Frame } from './frame.ts';

export const SHIP_BOX = { halfWidth: 62, halfHeight: 54 } as const;
export const STANDARD_BOX = { halfWidth: 62, halfHeight: 62 } as const;
const ROSE_RADIUS = 44;

interface Size {
  readonly halfWidth: number;
  readonly halfHeight: number;
}

/** Places are tried on a grid this fine. */
const GRAIN = 8;

export interface SeaPlaces {
  readonly ships: readonly Point[];
  readonly standard: Point;
  /** Not set when the sea has no room to spare. */
  readonly rose: Point | null;
}

/** The free water nearest to where each thing would like to lie; the first wishes are the ships', then the standard's. */
export function placeAtSea(frame: Frame, land: Field, taken: readonly Box[]): SeaPlaces {
  const used: Box[] = [...taken];
  const settle = (wish: Point, size: Size, shore: number): Point => {
    const costOf = (x: number, y: number, enough: number): number => {
      let cost = Math.sqrt((x - wish.x) * (x - wish.x) + (y - wish.y) * (y - wish.y));
      if (cost >= enough) return cost;
      // Land under the hull is worse than a long way; how much land decides when there is no open water at all.
      cost += 12 * Math.max(0, shore + sampleAt(land, x, y));
      for (let i = 0; i < used.length && cost < enough; i++) if (overlap(used[i], x, y, size)) cost += 1500;
      return cost;
    };
    // What one in sixteen places costs is a bound for the best of all, and most needn't be looked at.
    const first = search(frame, size, 4 * GRAIN, Number.POSITIVE_INFINITY, wish, costOf);
    const best = search(frame, size, GRAIN, first.cost + 1e-6, wish, costOf).at;
    used.push({ ...best, ...size });
    return best;
  };
  const ships = frame.anchors.slice(0, 5).map((wish) => settle(wish, SHIP_BOX, 58));
  const standard = settle(frame.anchors[5], STANDARD_BOX, 50);
  const rose = settle(frame.rose, { halfWidth: ROSE_RADIUS, halfHeight: ROSE_RADIUS }, 40);
  const roomy =
    sample(land, rose) < -36 &&
    !used.slice(0, -1).some((box) => boxesOverlap({ ...rose, halfWidth: ROSE_RADIUS, halfHeight: ROSE_RADIUS }, box));
  return { ships, standard, rose: roomy ? rose : null };
}

function overlap(box: Box, x: number, y: number, { halfWidth, halfHeight }: Size): boolean {
  return Math.abs(box.x - x) < box.halfWidth + halfWidth + 4 && Math.abs(box.y - y) < box.halfHeight + halfHeight + 4;
}

/** The cheapest place of a grid, the first of equals, if it costs less than `bound`; no place costs less than the way. */
function search(
  frame: Frame,
  { halfWidth, halfHeight }: Size,
  grain: number,
  bound: number,
  wish: Point,
  costOf: (x: number, y: number, enough: number) => number,
): { readonly at: Point; readonly cost: number } {
  let at = wish;
  let cost = bound;
  for (let y = halfHeight + 8; y <= frame.height - halfHeight - 8; y += grain) {
    if (Math.abs(y - wish.y) >= cost) continue;
    for (let x = halfWidth + 8; x <= frame.width - halfWidth - 8; x += grain) {
      if (Math.abs(x - wish.x) >= cost) continue;
      const here = costOf(x, y, cost);
      if (here >= cost) continue;
      cost = here;
      at = { x, y };
    }
  }
  return { at, cost };
}
