import type { Point } from '@tessera/game-kit/board';

/** A corner of a cell, and who lies across the side that starts there; -1 is the rim. */
export interface CellCorner extends Point {
  readonly across: number;
}

/** All that lies nearer to a site than to any other, cut out of a rectangle well past the board. */
export function voronoiCell(sites: readonly Point[], own: number, rim: readonly Point[]): CellCorner[] {
  const site = sites[own];
  let cell: CellCorner[] = rim.map((p) => ({ ...p, across: -1 }));
  for (const [index, other] of sites.entries()) if (index !== own) cell = cutByBisector(cell, site, other, index);
  return cell;
}

function cutByBisector(cell: readonly CellCorner[], site: Point, other: Point, index: number): CellCorner[] {
  const nx = other.x - site.x;
  const ny = other.y - site.y;
  const middle = (nx * (site.x + other.x) + ny * (site.y + other.y)) / 2;
  const beyond = (p: Point): number => p.x * nx + p.y * ny - middle;
  const out: CellCorner[] = [];
  for (const [i, a] of cell.entries()) {
    const b = cell[(i + 1) % cell.length];
    const da = beyond(a);
    const db = beyond(b);
    if (da <= 0) out.push(a);
    if (da <= 0 === db <= 0) continue;
    const t = da / (da - db);
    const cut = { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) };
    // Leaving, the bisector's own side begins; coming back, the old side goes on.
    out.push({ ...cut, across: da <= 0 ? index : a.across });
  }
  return out;
}
