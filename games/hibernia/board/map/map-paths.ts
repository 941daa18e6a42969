import { distance, type Field, hashText, noise, type Point, sample, seeded, xy } from '@tessera/game-kit/board';
import type { Slices } from '@tessera/ui';
import type { BoardLayout, MapLayout } from '../geometry.ts';
import { smoothLine } from '../layout/borders.ts';
import { contourPath } from '../layout/contour.ts';
import { gridPoint, shifted } from '../layout/field.ts';
import { HEIGHT, SHORE, WIDTH } from '../layout/size.ts';

export interface MapPaths {
  readonly land: string;
  /** Everything the ink of the shore covers; the land is printed over it, and what stays is a line of uneven weight. */
  readonly shoreInk: string;
  readonly shallows: string;
  readonly waterLines: readonly string[];
  /** By land: the cell, to be clipped by the shore. */
  readonly cells: readonly string[];
  /** By land: what one taps, a little inside border and shore. */
  readonly shapes: readonly string[];
  /** By land: the line that lights up, farther inside; capes too narrow for it are left out. */
  readonly outlines: readonly string[];
  readonly borders: { readonly border: string; readonly province: string; readonly wall: string };
}

export function* drawMap(map: MapLayout): Slices<MapPaths> {
  const { land } = map;
  const seed = hashText(map.id) % 9973;
  /** A line so far out at sea, of uneven course. Far from it nothing changes the side that a point lies on. */
  const level = (by: number, wobble: number, size: number, salt: number): string =>
    contourPath(
      shifted(land, by, (value, p) =>
        Math.abs(value) > wobble + 3 * land.step ? value : value + wobble * noise(p.x, p.y, size, seed + salt),
      ),
    );
  const lines = (kind: string): string =>
    map.borders
      .filter((border) => border.kind === kind)
      .map((border) => smoothLine(border.points))
      .join('');
  const shore = contourPath(land);
  yield;
  const shoreInk = level(3.4, 1.9, 44, 1);
  yield;
  const shallows = level(17, 3, 60, 2);
  yield;
  const waterLines: string[] = [];
  for (const [i, [by, wobble, size]] of WATER_LINES.entries()) {
    waterLines.push(level(by, wobble, size, 3 + i));
    yield;
  }
  const shapes: string[] = [];
  const outlines: string[] = [];
  for (const one of map.lands) {
    const depth = depthIn(one, land);
    shapes.push(contourPath(shifted(depth, -TAP_INSET), 8));
    outlines.push(contourPath(shifted(depth, -LIT_INSET), 8));
    yield;
  }
  return {
    land: shore,
    shoreInk,
    shallows,
    waterLines,
    cells: map.lands.map(({ cell }) => `M${cell.map(xy).join('L')}Z`),
    shapes,
    outlines,
    borders: { border: lines('border'), province: lines('province'), wall: lines('wall') },
  };
}

/** How far out, how uneven, in waves how long. */
const WATER_LINES = [
  [11, 2, 50],
  [21, 3, 60],
  [33, 4, 70],
] as const;
const TAP_INSET = 3.5;
const LIT_INSET = 7.5;

/** How far inside its border and its shore each point of a land lies. */
function depthIn({ inside, ground }: MapLayout['lands'][number], land: Field): Field {
  const margin = 5;
  const across = (x: number): number => Math.round((x - land.left) / land.step);
  const down = (y: number): number => Math.round((y - land.top) / land.step);
  const first = {
    column: across(ground.x - ground.halfWidth) - margin,
    row: down(ground.y - ground.halfHeight) - margin,
  };
  const columns = across(ground.x + ground.halfWidth) + margin - first.column;
  const rows = down(ground.y + ground.halfHeight) + margin - first.row;
  const corner = gridPoint(land, first.column, first.row);
  const depth: Field = {
    left: corner.x,
    top: corner.y,
    step: land.step,
    columns,
    rows,
    values: new Float32Array(columns * rows),
  };
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const p = gridPoint(depth, column, row);
      depth.values[row * columns + column] = Math.min(sample(land, p), inside(p));
    }
  return depth;
}

/** Where waves are cut: inside the track, or past the edges of what a window may show. */
const INSIDE = { left: SHORE + 6, right: WIDTH - SHORE - 50, top: SHORE + 14, bottom: HEIGHT - SHORE - 6 };
const ALL_ABOUT = { left: -900, right: WIDTH + 400, top: -100, bottom: HEIGHT + 100 };

export interface Waves {
  readonly near: string;
  readonly far: string;
}

/** Rows of cut wavelets, broken and uneven like gouge marks, left out along the shore and around the shield. */
export function cutWaves({ id, arrangement, land, shield }: BoardLayout): Waves {
  const seed = hashText(id) % 9973;
  const random = seeded(seed + 99);
  let near = '';
  let far = '';
  const { left, right, top, bottom } = arrangement === 'around' ? INSIDE : ALL_ABOUT;
  for (let row = 0, y = top; y < bottom; row++, y += 16)
    for (let x = left + (row % 2) * 19; x < right; ) {
      const count = 1 + Math.floor(random() * 3);
      const lift = 3.2 + random() * 2.4;
      const p: Point = { x: x + count * 8, y: y + random() * 4 };
      const open = sample(land, p);
      const calm = noise(p.x, p.y, 130, seed + 3);
      if (open < -38 && calm > -0.5 && distance(p, shield) > shield.radius + 34) {
        let stroke = `M${xy({ x, y: p.y })}`;
        for (let i = 0; i < count; i++) stroke += `q8 ${(-lift * 2).toFixed(1)} 16 0`;
        if (open < -70 && random() < 0.42) far += stroke;
        else near += stroke;
      }
      x += count * 16 + 12 + random() * 34;
    }
  return { near, far };
}
