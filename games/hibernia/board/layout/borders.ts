import { distance, mix, noise, type Point, xy } from '@tessera/game-kit/board';
import { voronoiCell } from './voronoi.ts';

/** Where two cells touch: one line, drawn once and used by both. */
export interface Border {
  readonly lands: readonly [number, number];
  readonly points: readonly Point[];
}

/** Where three or more cells meet in a point. */
export interface Corner extends Point {
  readonly lands: readonly number[];
}

export interface Cells {
  /** By land; past the shore they go on to a rim outside the board. */
  readonly cells: readonly (readonly Point[])[];
  readonly borders: readonly Border[];
  readonly corners: readonly Corner[];
}

const RIM: readonly Point[] = [
  { x: -300, y: -300 },
  { x: 1300, y: -300 },
  { x: 1300, y: 1460 },
  { x: -300, y: 1460 },
];
/** Corners nearer than this are one: no eye could follow a border so short. The four of the centre meet this way. */
const ONE_CORNER = 9;
const GRAIN = 9;

export function drawCells(sites: readonly Point[], seed: number): Cells {
  const corners: { x: number; y: number; lands: Set<number> }[] = [];
  const cornerAt = (p: Point): number => {
    const known = corners.findIndex((corner) => distance(corner, p) < ONE_CORNER);
    if (known >= 0) return known;
    corners.push({ x: p.x, y: p.y, lands: new Set() });
    return corners.length - 1;
  };
  const rings = sites.map((_, own) =>
    voronoiCell(sites, own, RIM).map((corner) => {
      const at = cornerAt(corner);
      corners[at].lands.add(own);
      return { at, across: corner.across };
    }),
  );

  const borders = new Map<string, Border>();
  const cells = rings.map((ring, own) =>
    ring.flatMap(({ at, across }, i): Point[] => {
      const to = ring[(i + 1) % ring.length].at;
      if (at === to) return [];
      if (across < 0) return [corners[at]];
      const key = own < across ? `${own} ${across}` : `${across} ${own}`;
      const known = borders.get(key);
      if (known) return known.points.slice(1).reverse();
      const points = meander(corners[at], corners[to], seed + borders.size);
      borders.set(key, { lands: [own, across], points });
      return points.slice(0, -1);
    }),
  );
  return {
    cells,
    borders: [...borders.values()],
    corners: corners.map(({ x, y, lands }) => ({ x, y, lands: [...lands] })),
  };
}

/** A straight side as a river would run it: it wanders between its ends, and stays nearer to its course near them. */
function meander(a: Point, b: Point, seed: number): Point[] {
  const length = distance(a, b);
  const count = Math.max(1, Math.round(length / GRAIN));
  const reach = Math.min(10, length * 0.1);
  const across = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  return Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count;
    const p = mix(a, b, t);
    const calm = Math.min(1, 3.2 * Math.min(t, 1 - t));
    const off =
      reach * calm * (noise(t * length, seed * 7.3, 38, seed) + 0.45 * noise(t * length, seed * 3.1, 15, seed));
    return { x: p.x + across.x * off, y: p.y + across.y * off };
  });
}

/** A smooth open line (quadratics between mid-points) that keeps its ends. */
export function smoothLine(points: readonly Point[]): string {
  let path = `M${xy(points[0])}`;
  for (let i = 1; i < points.length - 1; i++)
    path += `Q${xy(points[i])} ${xy(mix(points[i], points[i + 1], i === points.length - 2 ? 1 : 0.5))}`;
  return points.length === 2 ? `${path}L${xy(points[1])}` : path;
}
