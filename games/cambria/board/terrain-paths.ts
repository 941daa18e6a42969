import type { BoardLayout } from './geometry.ts';
import { contourPath } from './layout/contour.ts';
import { shifted } from './layout/field.ts';
import { hashText, noise } from './layout/random.ts';
import { cutWaves, type Mark, scatterMarks } from './layout/scatter.ts';
import { SHIP_BOX, STANDARD_BOX } from './layout/sea.ts';
import type { Box } from './layout/vec.ts';

export interface TerrainPaths {
  readonly land: string;
  /** Everything the ink of the shore covers; the land is printed over it, and what stays is a line of uneven weight. */
  readonly shoreInk: string;
  readonly shallows: string;
  readonly waterLines: readonly string[];
  readonly upland: string;
  readonly highland: string;
  readonly marks: readonly Mark[];
  readonly waves: { readonly near: string; readonly far: string };
}

export function terrainPaths(layout: BoardLayout): TerrainPaths {
  const { land, width, height } = layout;
  const seed = hashText(layout.id) % 9973;
  const level = (by: number, wobble: number, size: number, salt: number) =>
    shifted(land, (p) => by + wobble * noise(p.x, p.y, size, seed + salt));
  const rise = (from: number, salt: number) =>
    shifted(land, (p, inland) => {
      const ridge = noise(p.x, p.y, 190, seed) * 46 + noise(p.x, p.y, 62, seed + salt) * 20;
      return Math.min(inland, 90) - inland + ridge - from;
    });
  const boxes: Box[] = [
    ...layout.ships.map((p) => ({ x: p.x, y: p.y, ...SHIP_BOX })),
    { ...layout.standard, ...STANDARD_BOX },
    ...(layout.rose ? [{ ...layout.rose, halfWidth: 44, halfHeight: 44 }] : []),
    ...layout.forts.flatMap((fort) => [fort.box, fort.label.box]),
  ];
  const clear = {
    width,
    height,
    land,
    boxes,
    slots: layout.roads.map((road) => road.slot),
    roads: layout.roads.map((road) => road.points),
    seed,
  };
  return {
    land: contourPath(level(0, 1.2, 16, 1), 16),
    shoreInk: contourPath(level(2.9, 1.9, 34, 2), 16),
    shallows: contourPath(level(15, 5, 60, 3), 14),
    waterLines: [9, 17, 27].map((by, i) => contourPath(level(by, 2.2 + i, 44, 4 + i), 14)),
    upland: contourPath(rise(70, 11), 16),
    highland: contourPath(rise(98, 12), 14),
    marks: scatterMarks(clear),
    waves: cutWaves(clear),
  };
}
