import { CELL_PIECES, type Field, mix, type Point } from '@tessera/game-kit/board';
import { gridPoint, smoothRing } from './field.ts';

/** Marching squares: the rings where the field crosses 0. The rim counts as sea, so every ring closes. */
function contour(field: Field): Point[][] {
  const { columns, rows, values } = field;
  const value = (c: number, r: number): number =>
    c <= 0 || r <= 0 || c >= columns - 1 || r >= rows - 1 ? -1 : values[r * columns + c];
  const land = new Uint8Array(columns * rows);
  for (let r = 0; r < rows; r++) for (let c = 0; c < columns; c++) land[r * columns + c] = value(c, r) > 0 ? 1 : 0;
  const cut = (c0: number, r0: number, c1: number, r1: number): Point => {
    const a = value(c0, r0);
    const b = value(c1, r1);
    return mix(gridPoint(field, c0, r0), gridPoint(field, c1, r1), a / (a - b));
  };
  // A grid edge by number: two per point, the one to the right and the one downwards.
  const edge = (c: number, r: number, side: number): number => {
    if (side === 0) return 2 * (r * columns + c);
    if (side === 1) return 2 * (r * columns + c + 1) + 1;
    if (side === 2) return 2 * ((r + 1) * columns + c);
    return 2 * (r * columns + c) + 1;
  };
  const points = new Map<number, Point>();
  const links = new Map<number, number[]>();
  for (let r = 0; r < rows - 1; r++)
    for (let c = 0; c < columns - 1; c++) {
      const at = r * columns + c;
      const corners = land[at] | (land[at + 1] << 1) | (land[at + columns + 1] << 2) | (land[at + columns] << 3);
      if (corners === 0 || corners === 15) continue;
      for (const [from, to] of CELL_PIECES[corners]) {
        const keys = [from, to].map((side) => {
          const key = edge(c, r, side);
          if (side === 0) points.set(key, cut(c, r, c + 1, r));
          else if (side === 1) points.set(key, cut(c + 1, r, c + 1, r + 1));
          else if (side === 2) points.set(key, cut(c, r + 1, c + 1, r + 1));
          else points.set(key, cut(c, r, c, r + 1));
          return key;
        });
        links.set(keys[0], [...(links.get(keys[0]) ?? []), keys[1]]);
        links.set(keys[1], [...(links.get(keys[1]) ?? []), keys[0]]);
      }
    }
  return walk(points, links);
}

function walk(points: ReadonlyMap<number, Point>, links: ReadonlyMap<number, readonly number[]>): Point[][] {
  const seen = new Set<number>();
  const rings: Point[][] = [];
  for (const start of points.keys()) {
    if (seen.has(start)) continue;
    const ring: Point[] = [];
    for (let key: number | undefined = start; key !== undefined; ) {
      seen.add(key);
      const point = points.get(key);
      if (point) ring.push(point);
      key = links.get(key)?.find((next) => !seen.has(next));
    }
    if (ring.length > 5) rings.push(ring);
  }
  return rings;
}

export const contourPath = (field: Field, shortest = 0): string =>
  contour(field)
    .filter((ring) => ring.length >= shortest)
    .map(smoothRing)
    .join('');
