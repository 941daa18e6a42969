import { clamp, distance, footOnSegment, mix, type Point } from './vec.ts';

/** The least room between things, in board units, centre to centre. */
export const ROOM = {
  fortToFort: 132,
  roadLength: 150,
  fortToRoad: 82,
  slotToSlot: 70,
  edge: 62,
} as const;

interface Moving {
  x: number;
  y: number;
}

const ROUNDS = 900;

/**
 * Pushes forts apart, as little as needed, until every road has room for its piece and no road grazes a fort.
 * Positions are corrected directly, round by round, and pulled home gently: the map stays recognisable.
 */
export function relaxForts(
  home: readonly Point[],
  ends: readonly (readonly [number, number])[],
  width: number,
  height: number,
): Point[] {
  // Forts on one spot would have no direction to part in.
  const at: Moving[] = home.map((p, i) => ({ x: p.x + Math.cos(i * 2.4), y: p.y + Math.sin(i * 2.4) }));

  const push = (a: Moving[], b: Moving[], from: Point, to: Point, least: number): void => {
    const d = Math.max(0.01, distance(from, to));
    if (d >= least) return;
    const by = (0.25 * (least - d)) / d;
    const dx = (to.x - from.x) * by;
    const dy = (to.y - from.y) * by;
    for (const p of a) {
      p.x -= dx;
      p.y -= dy;
    }
    for (const p of b) {
      p.x += dx;
      p.y += dy;
    }
  };

  for (let round = 0; round < ROUNDS; round++) {
    const pull = 0.02 * (1 - round / ROUNDS);
    for (const [i, p] of at.entries()) {
      p.x += (home[i].x - p.x) * pull;
      p.y += (home[i].y - p.y) * pull;
    }
    for (let i = 0; i < at.length; i++)
      for (let j = i + 1; j < at.length; j++) push([at[i]], [at[j]], at[i], at[j], ROOM.fortToFort);
    for (const [a, b] of ends) push([at[a]], [at[b]], at[a], at[b], ROOM.roadLength);
    for (const [a, b] of ends)
      for (const [i, p] of at.entries()) {
        if (i === a || i === b) continue;
        push([p], [at[a], at[b]], p, mix(at[a], at[b], footOnSegment(p, at[a], at[b])), ROOM.fortToRoad);
      }
    for (const [r, [a, b]] of ends.entries())
      for (const [c, d] of ends.slice(r + 1))
        push([at[a], at[b]], [at[c], at[d]], mix(at[a], at[b], 0.5), mix(at[c], at[d], 0.5), ROOM.slotToSlot);
    for (const p of at) {
      p.x = clamp(p.x, ROOM.edge, width - ROOM.edge);
      p.y = clamp(p.y, ROOM.edge, height - ROOM.edge);
    }
  }
  return at.map(({ x, y }) => ({ x, y }));
}
