import { type BoardLayout, placesOf } from '../geometry.ts';
import { packRings, unpackRings } from '../layout/rings.ts';
import type { Mark, MarkKind } from '../layout/scatter.ts';
import type { TerrainShapes } from '../map/terrain-shapes.ts';

/** A board as it is drawn: all that its components need. */
export interface BoardDrawing {
  readonly layout: BoardLayout;
  readonly terrain: TerrainShapes;
}

/** A drawing as JSON. */
export interface PackedDrawing {
  readonly layout: Omit<BoardLayout, 'places'>;
  readonly terrain: PackedTerrain;
}

interface PackedTerrain extends Record<(typeof CONTOURS)[number], string> {
  readonly waterLines: readonly string[];
  /** Per kind, of each mark x and y in tenths of a unit and its size in hundredths. */
  readonly marks: Readonly<Record<MarkKind, string>>;
  readonly waves: TerrainShapes['waves'];
}

const CONTOURS = ['land', 'shoreInk', 'shallows', 'upland', 'highland'] as const;
const KINDS: readonly MarkKind[] = ['peak', 'hill', 'oak', 'tuft'];

export function packDrawing({ layout, terrain }: BoardDrawing): PackedDrawing {
  const { id, width, height, viewBox, forts, roads, ships, standard, rose, inscriptions } = layout;
  const marksOf = (kind: MarkKind): string =>
    terrain.marks
      .filter((mark) => mark.kind === kind)
      .map(({ x, y, size }) => `${Math.round(x * 10)} ${Math.round(y * 10)} ${Math.round(size * 100)}`)
      .join(' ');
  return {
    layout: rounded({
      ...{ id, width, height, viewBox, forts, ships, standard, rose, inscriptions },
      roads: roads.map(({ name, path, slot, milestone }) => ({ name, path, slot, milestone })),
    }),
    terrain: {
      land: packRings(terrain.land),
      shoreInk: packRings(terrain.shoreInk),
      shallows: packRings(terrain.shallows),
      upland: packRings(terrain.upland),
      highland: packRings(terrain.highland),
      waterLines: terrain.waterLines.map(packRings),
      marks: { peak: marksOf('peak'), hill: marksOf('hill'), oak: marksOf('oak'), tuft: marksOf('tuft') },
      waves: terrain.waves,
    },
  };
}

/** To a tenth of a unit, all the numbers in it. */
function rounded<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (_, part) => (typeof part === 'number' ? Math.round(part * 10) / 10 : part));
}

export function unpackDrawing({ layout, terrain }: PackedDrawing): BoardDrawing {
  return {
    layout: { ...layout, places: placesOf(layout) },
    terrain: {
      land: unpackRings(terrain.land),
      shoreInk: unpackRings(terrain.shoreInk),
      shallows: unpackRings(terrain.shallows),
      upland: unpackRings(terrain.upland),
      highland: unpackRings(terrain.highland),
      waterLines: terrain.waterLines.map(unpackRings),
      marks: KINDS.flatMap((kind) => unpackMarks(kind, terrain.marks[kind])),
      waves: terrain.waves,
    },
  };
}

function unpackMarks(kind: MarkKind, text: string): Mark[] {
  const numbers = text === '' ? [] : text.split(' ').map(Number);
  return Array.from({ length: numbers.length / 3 }, (_, i) => ({
    kind,
    x: numbers[3 * i] / 10,
    y: numbers[3 * i + 1] / 10,
    size: numbers[3 * i + 2] / 100,
  }));
}
