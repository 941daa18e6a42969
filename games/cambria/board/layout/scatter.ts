import { BLEED } from './bleed.ts';
import { type Field, sample } from './field.ts';
import { noise, seeded } from './random.ts';
import { type Box, boundsOf, distance, distanceToBox, distanceToLine, type Point, xy } from './vec.ts';

export type MarkKind = 'hill' | 'peak' | 'oak' | 'tuft';

export interface Mark extends Point {
  readonly kind: MarkKind;
  /** In whole hundredths. */
  readonly size: number;
}

interface Clear {
  readonly width: number;
  readonly height: number;
  readonly land: Field;
  readonly boxes: readonly Box[];
  readonly slots: readonly Point[];
  readonly roads: readonly (readonly Point[])[];
  readonly seed: number;
}

const ROOM: Record<MarkKind, number> = { peak: 30, hill: 25, oak: 17, tuft: 9 };

const CELL = 60;

/** Hills, oaks and grass where nothing of the game stands: first the large marks, then the small between them. */
export function scatterMarks({ width, height, land, boxes, slots, roads, seed }: Clear): Mark[] {
  const random = seeded(seed);
  const marks: Mark[] = [];
  // Marks by cells wider than any two need between them, so that a new one only asks its neighbours.
  const cellsAcross = Math.ceil((width + 2 * BLEED.x) / CELL) + 2;
  const cells: Mark[][] = [];
  const cell = (p: Point): number =>
    (1 + Math.floor((p.y + BLEED.y) / CELL)) * cellsAcross + 1 + Math.floor((p.x + BLEED.x) / CELL);
  const crowded = (p: Point, room: number): boolean => {
    const middle = cell(p);
    for (let row = -1; row <= 1; row++)
      for (let column = -1; column <= 1; column++)
        for (const mark of cells[middle + row * cellsAcross + column] ?? [])
          if (distance(mark, p) < (room + ROOM[mark.kind]) * 0.86) return true;
    return false;
  };
  const keep = (mark: Mark): void => {
    marks.push(mark);
    const at = cell(mark);
    cells[at] ??= [];
    cells[at].push(mark);
  };
  const lines = roads.map((points) => ({ points, bounds: boundsOf(points) }));
  const wide = width + 2 * BLEED.x;
  const high = height + 2 * BLEED.y;
  const tries = Math.round((wide * high) / 300);
  for (const kind of ['peak', 'hill', 'oak', 'tuft'] as const) {
    const room = ROOM[kind];
    for (let i = 0; i < tries; i++) {
      const p = { x: random() * wide - BLEED.x, y: random() * high - BLEED.y };
      const inland = sample(land, p);
      if (inland < room * 0.8) continue;
      const height01 = noise(p.x, p.y, 170, seed);
      if (kind === 'peak' && (height01 < 0.22 || inland < 55)) continue;
      if (kind === 'hill' && (height01 < -0.05 || random() < 0.5)) continue;
      if (kind === 'oak' && noise(p.x, p.y, 95, seed + 7) < 0.12) continue;
      if (crowded(p, room)) continue;
      if (boxes.some((box) => distanceToBox(p, box) < room)) continue;
      if (slots.some((slot) => distance(slot, p) < room + 26)) continue;
      const onRoad = lines.some(
        ({ points, bounds }) => distanceToBox(p, bounds) < room + 5 && distanceToLine(p, points) < room + 5,
      );
      if (onRoad) continue;
      if (kind === 'tuft' && random() < 0.8) continue;
      keep({ ...p, kind, size: Math.round(85 + 30 * random()) / 100 });
    }
  }
  return marks;
}

/** Rows of cut wavelets, broken and uneven like gouge marks, left out around the ships and along the shore. */
export function cutWaves({ width, height, land, boxes, seed }: Clear): { near: string; far: string } {
  const random = seeded(seed + 99);
  let near = '';
  let far = '';
  for (let row = 0, y = -BLEED.y; y < height + BLEED.y; row++, y += 15) {
    for (let x = (row % 2) * 17 - BLEED.x; x < width + BLEED.x; ) {
      const count = 1 + Math.floor(random() * 3);
      const lift = 3.2 + random() * 2.4;
      const p = { x: x + count * 8, y: y + random() * 4 };
      const open = sample(land, p);
      const calm = noise(p.x, p.y, 130, seed + 3);
      if (open < -34 && calm > -0.45 && !boxes.some((box) => distanceToBox(p, box) < 6)) {
        let stroke = `M${xy({ x, y: p.y })}`;
        for (let i = 0; i < count; i++) stroke += `q8 ${(-lift * 2).toFixed(1)} 16 0`;
        if (open < -70 && random() < 0.42) far += stroke;
        else near += stroke;
      }
      x += count * 16 + 12 + random() * 34;
    }
  }
  return { near, far };
}
