import { clamp, footOnSegment, type Point } from './vec.ts';

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

const ROUNDS = 500;
/** A correction of a quarter per round lets many wishes find a compromise without trembling. */
const STIFFNESS = 0.25;

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

  for (let round = 0; round < ROUNDS; round++) {
    const pull = 0.02 * (1 - round / ROUNDS);
    for (const [i, p] of at.entries()) {
      p.x += (home[i].x - p.x) * pull;
      p.y += (home[i].y - p.y) * pull;
    }
    for (let i = 0; i < at.length; i++)
      for (let j = i + 1; j < at.length; j++) part(at[i], at[i], at[j], at[j], at[i], at[j], ROOM.fortToFort);
    for (let r = 0; r < ends.length; r++) {
      const a = at[ends[r][0]];
      const b = at[ends[r][1]];
      part(a, a, b, b, a, b, ROOM.roadLength);
      for (const p of at) {
        if (p === a || p === b) continue;
        const t = footOnSegment(p, a, b);
        const foot = { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
        part(p, p, a, b, p, foot, ROOM.fortToRoad);
      }
      for (let q = r + 1; q < ends.length; q++) {
        const c = at[ends[q][0]];
        const d = at[ends[q][1]];
        if (Math.abs(a.x + b.x - c.x - d.x) > 2 * ROOM.slotToSlot) continue;
        const one = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
        part(a, b, c, d, one, { x: (c.x + d.x) / 2, y: (c.y + d.y) / 2 }, ROOM.slotToSlot);
      }
    }
    for (const p of at) {
      p.x = clamp(p.x, ROOM.edge, width - ROOM.edge);
      p.y = clamp(p.y, ROOM.edge, height - ROOM.edge);
    }
  }
  return at;
}

/** Moves a and b one way, c and d the other, if `from` on their side and `to` on the other are too near. */
function part(a: Moving, b: Moving, c: Moving, d: Moving, from: Point, to: Point, least: number): void {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const square = dx * dx + dy * dy;
  if (square >= least * least) return;
  const length = Math.max(0.01, Math.sqrt(square));
  const by = (STIFFNESS * (least - length)) / length;
  a.x -= dx * by;
  a.y -= dy * by;
  c.x += dx * by;
  c.y += dy * by;
  if (b !== a) {
    b.x -= dx * by;
    b.y -= dy * by;
  }
  if (d !== c) {
    d.x += dx * by;
    d.y += dy * by;
  }
}
