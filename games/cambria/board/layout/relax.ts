import { clamp, type Point } from '@tessera/game-kit/board';

/** The least room between things, in board units, centre to centre. */
const ROOM = {
  fortToFort: 132,
  roadLength: 150,
  fortToRoad: 82,
  slotToSlot: 70,
  edge: 62,
} as const;

const ROUNDS = 500;
/** A correction of a quarter per round lets many wishes find a compromise without trembling. */
const STIFFNESS = 0.25;

/**
 * Pushes forts apart, as little as needed, until every road has room for its piece and no road grazes a fort.
 * Positions are corrected directly, round by round, and pulled home gently: the map stays recognisable. That is half
 * a million corrections, so positions are bare numbers by the fort's index.
 */
export function relaxForts(
  home: readonly Point[],
  ends: readonly (readonly [number, number])[],
  width: number,
  height: number,
): Point[] {
  // Forts on one spot would have no direction to part in.
  const x = Float64Array.from(home, (p, i) => p.x + Math.cos(i * 2.4));
  const y = Float64Array.from(home, (p, i) => p.y + Math.sin(i * 2.4));
  const forts = home.length;

  /** Moves a and b one way, c and d the other, if what lies dx dy apart between them is too near. */
  const part = (a: number, b: number, c: number, d: number, dx: number, dy: number, least: number): void => {
    const square = dx * dx + dy * dy;
    if (square >= least * least) return;
    const length = Math.max(0.01, Math.sqrt(square));
    const by = (STIFFNESS * (least - length)) / length;
    x[a] -= dx * by;
    y[a] -= dy * by;
    x[c] += dx * by;
    y[c] += dy * by;
    if (b !== a) {
      x[b] -= dx * by;
      y[b] -= dy * by;
    }
    if (d !== c) {
      x[d] += dx * by;
      y[d] += dy * by;
    }
  };
  const partForts = (a: number, b: number, least: number): void => part(a, a, b, b, x[b] - x[a], y[b] - y[a], least);
  const partFromRoad = (p: number, a: number, b: number): void => {
    const dx = x[b] - x[a];
    const dy = y[b] - y[a];
    const square = dx * dx + dy * dy;
    const t = square === 0 ? 0 : clamp(((x[p] - x[a]) * dx + (y[p] - y[a]) * dy) / square, 0, 1);
    part(p, p, a, b, x[a] + dx * t - x[p], y[a] + dy * t - y[p], ROOM.fortToRoad);
  };
  const partSlots = (a: number, b: number, c: number, d: number): void => {
    if (Math.abs(x[a] + x[b] - x[c] - x[d]) > 2 * ROOM.slotToSlot) return;
    const dx = (x[c] + x[d]) / 2 - (x[a] + x[b]) / 2;
    part(a, b, c, d, dx, (y[c] + y[d]) / 2 - (y[a] + y[b]) / 2, ROOM.slotToSlot);
  };

  for (let round = 0; round < ROUNDS; round++) {
    const pull = 0.02 * (1 - round / ROUNDS);
    for (let i = 0; i < forts; i++) {
      x[i] += (home[i].x - x[i]) * pull;
      y[i] += (home[i].y - y[i]) * pull;
    }
    for (let i = 0; i < forts; i++) for (let j = i + 1; j < forts; j++) partForts(i, j, ROOM.fortToFort);
    for (let r = 0; r < ends.length; r++) {
      const [a, b] = ends[r];
      partForts(a, b, ROOM.roadLength);
      for (let p = 0; p < forts; p++) if (p !== a && p !== b) partFromRoad(p, a, b);
      for (let q = r + 1; q < ends.length; q++) partSlots(a, b, ends[q][0], ends[q][1]);
    }
    for (let i = 0; i < forts; i++) {
      x[i] = clamp(x[i], ROOM.edge, width - ROOM.edge);
      y[i] = clamp(y[i], ROOM.edge, height - ROOM.edge);
    }
  }
  return home.map((_, i) => ({ x: x[i], y: y[i] }));
}
