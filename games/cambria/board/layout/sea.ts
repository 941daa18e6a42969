import { type Field, sample } from './field.ts';
import type { Frame } from './frame.ts';
import { type Box, boxesOverlap, distance, type Point } from './vec.ts';

export const SHIP_BOX = { halfWidth: 62, halfHeight: 54 } as const;
export const STANDARD_BOX = { halfWidth: 62, halfHeight: 62 } as const;
const ROSE_RADIUS = 44;
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
  const settle = (wish: Point, size: { halfWidth: number; halfHeight: number }, shore: number): Point => {
    let best = wish;
    let bestCost = Number.POSITIVE_INFINITY;
    const { halfWidth, halfHeight } = size;
    for (let y = halfHeight + 8; y <= frame.height - halfHeight - 8; y += GRAIN)
      for (let x = halfWidth + 8; x <= frame.width - halfWidth - 8; x += GRAIN) {
        // Land under the hull is worse than a long way; how much land decides when there is no open water at all.
        let cost = distance({ x, y }, wish);
        if (cost >= bestCost) continue;
        cost += 12 * Math.max(0, shore + sample(land, { x, y }));
        for (let i = 0; i < used.length && cost < bestCost; i++) {
          const box = used[i];
          if (
            Math.abs(box.x - x) < box.halfWidth + halfWidth + 4 &&
            Math.abs(box.y - y) < box.halfHeight + halfHeight + 4
          )
            cost += 1500;
        }
        if (cost < bestCost) {
          bestCost = cost;
          best = { x, y };
        }
      }
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
