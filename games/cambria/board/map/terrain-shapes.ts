import { type Box, hashText } from '@tessera/game-kit/board';
import type { LaidBoard } from '../geometry.ts';
import { contourRings } from '../layout/contour.ts';
import { gridNoise } from '../layout/grid-noise.ts';
import { cellsBetween, heights, shore } from '../layout/relief.ts';
import type { Ring } from '../layout/rings.ts';
import { type Mark, scatterMarks } from '../layout/scatter.ts';
import { SHIP_BOX, STANDARD_BOX } from '../layout/sea.ts';
import { cutWaves } from '../layout/waves.ts';

export interface TerrainShapes {
  readonly land: readonly Ring[];
  /** Everything the ink of the shore covers; the land is printed over it, and what stays is a line of uneven weight. */
  readonly shoreInk: readonly Ring[];
  readonly shallows: readonly Ring[];
  readonly waterLines: readonly (readonly Ring[])[];
  readonly upland: readonly Ring[];
  readonly highland: readonly Ring[];
  readonly marks: readonly Mark[];
  readonly waves: { readonly near: string; readonly far: string };
}

export function surveyTerrain(layout: LaidBoard): TerrainShapes {
  const { land, width, height } = layout;
  const seed = hashText(layout.id) % 9973;
  // All the levels below lie in these bounds.
  const coast = cellsBetween(land, -32, 2);
  const inland = cellsBetween(land, 0, Number.POSITIVE_INFINITY);
  const level = (by: number, wobble: number, size: number, salt: number) =>
    shore(land, coast, by, wobble, gridNoise(land, size, seed + salt));
  const ridges = gridNoise(land, 190, seed);
  const rise = (from: number, salt: number) => heights(land, inland, from, ridges, gridNoise(land, 62, seed + salt));
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
    land: contourRings(level(0, 1.2, 16, 1), 16),
    shoreInk: contourRings(level(2.9, 1.9, 34, 2), 16),
    shallows: contourRings(level(15, 5, 60, 3), 14),
    waterLines: [9, 17, 27].map((by, i) => contourRings(level(by, 2.2 + i, 44, 4 + i), 14)),
    upland: contourRings(rise(70, 11), 16),
    highland: contourRings(rise(98, 12), 14),
    marks: scatterMarks(clear),
    waves: cutWaves(clear),
  };
}
