import { clamp, distance, type Point } from '@tessera/game-kit/board';
import type { Scenario } from '../../rules/scenario/board.ts';
import { HEIGHT, SHORE, WIDTH } from './size.ts';

export interface Spread {
  readonly sites: readonly Point[];
  readonly shield: Point;
  /** How far apart the lands would stand if all had the same room. */
  readonly room: number;
}

const ROUNDS = 260;
const GOLDEN = 2.399963;

/**
 * Lands of an owner's own map: stretched over the sea inside the track as their longitudes and latitudes lie, then
 * pushed apart until each has room for its warriors. The shield takes the emptiest corner.
 */
export function spread(scenario: Scenario, corners: readonly Point[], shieldRadius: number): Spread {
  const { lands } = scenario;
  const rim = SHORE + 78;
  const [wide, high] = [WIDTH - 2 * rim, HEIGHT - 2 * rim];
  const room = Math.min(210, Math.sqrt((wide * high * 0.86) / lands.length));
  const lons = lands.map((land) => land.lon * 0.59);
  const lats = lands.map((land) => land.lat);
  const [west, east] = [Math.min(...lons), Math.max(...lons)];
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const fill = Math.min(wide / Math.max(1e-6, east - west), high / Math.max(1e-6, north - south));
  // Few lands don't fill the sea: they stand as close as they can and still have their room.
  const nearest = lands.map((_, i) =>
    Math.min(
      ...lands.map((_, j) => (i === j ? Number.POSITIVE_INFINITY : Math.hypot(lons[i] - lons[j], lats[i] - lats[j]))),
    ),
  );
  const mean = nearest.reduce((sum, x) => sum + x, 0) / nearest.length;
  const scale = Math.min(fill, (room * 1.05) / Math.max(1e-6, mean));
  const middle = { x: (east + west) / 2, y: (north + south) / 2 };
  const at = lands.map((_, i) => ({
    // Lands written at one spot get a hair's breadth between them, so that there is a way to push.
    x: WIDTH / 2 + (lons[i] - middle.x) * scale + Math.cos(i * GOLDEN) * 0.5,
    y: HEIGHT / 2 - (lats[i] - middle.y) * scale + Math.sin(i * GOLDEN) * 0.5,
  }));
  const emptiness = (corner: Point): number => Math.min(...at.map((site) => distance(site, corner)));
  const shield = corners.reduce((best, corner) => (emptiness(corner) > emptiness(best) ? corner : best));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, a] of at.entries()) {
      for (const b of at.slice(i + 1)) {
        const d = Math.max(0.01, distance(a, b));
        const push = Math.max(0, room * 0.92 - d) * 0.25;
        const [ux, uy] = [(b.x - a.x) / d, (b.y - a.y) / d];
        a.x -= ux * push;
        a.y -= uy * push;
        b.x += ux * push;
        b.y += uy * push;
      }
      const fromShield = Math.max(0.01, distance(a, shield));
      const away = Math.max(0, shieldRadius + 84 - fromShield);
      a.x = clamp(a.x + ((a.x - shield.x) / fromShield) * away, rim, WIDTH - rim);
      a.y = clamp(a.y + ((a.y - shield.y) / fromShield) * away, rim, HEIGHT - rim);
    }
  }
  return { sites: at, shield, room };
}
