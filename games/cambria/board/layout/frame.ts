import type { Scenario } from '../../rules/board.ts';
import coast from '../coast.json' with { type: 'json' };
import { clamp, type Point } from './vec.ts';

/** How the world is laid on the board: not one scale, but knots, so that crowded country gets more room than empty sea. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly project: (lon: number, lat: number) => Point;
  /** Land as lon/lat rings; none for a country we have no coast of. */
  readonly rings: readonly (readonly (readonly number[])[])[];
  /** Where the ships 2–6 and then the standard would like to lie. */
  readonly anchors: readonly Point[];
  /** Room for the compass, if the sea has any. */
  readonly rose: Point;
}

type Knots = readonly (readonly [number, number])[];

interface Region {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly lon: Knots;
  readonly lat: Knots;
  readonly anchors: readonly Point[];
  readonly rose: Point;
}

const REGIONS: readonly Region[] = [
  {
    id: 'wales',
    width: 960,
    height: 1040,
    lon: [
      [-6.3, -190],
      [-5.3, 30],
      [-4.32, 300],
      [-2.7, 868],
      [-1.9, 1090],
    ],
    lat: [
      [53.9, -230],
      [53.45, -10],
      [53.22, 110],
      [51.58, 890],
      [51.25, 1030],
      [50.9, 1180],
    ],
    anchors: [
      { x: 90, y: 120 },
      { x: 95, y: 370 },
      { x: 215, y: 470 },
      { x: 80, y: 590 },
      { x: 90, y: 960 },
      { x: 330, y: 985 },
    ],
    rose: { x: 80, y: 250 },
  },
  {
    id: 'cumbria',
    width: 1080,
    height: 970,
    lon: [
      [-4.9, -240],
      [-3.65, 176],
      [-3.39, 275],
      [-1.65, 882],
      [-1.45, 935],
      [-1.2, 1060],
      [-0.9, 1190],
    ],
    lat: [
      [55.55, -260],
      [55.0, 120],
      [54.41, 770],
      [54.1, 930],
      [53.85, 1080],
    ],
    anchors: [
      { x: 85, y: 365 },
      { x: 76, y: 500 },
      { x: 90, y: 630 },
      { x: 78, y: 765 },
      { x: 100, y: 900 },
      { x: 1008, y: 90 },
    ],
    rose: { x: 225, y: 890 },
  },
];

function along(knots: Knots, value: number): number {
  let i = 1;
  while (i < knots.length - 1 && Math.sign(knots[i][0] - value) === Math.sign(knots[0][0] - value)) i++;
  const [from, a] = knots[i - 1];
  const [to, b] = knots[i];
  return a + ((value - from) / (to - from)) * (b - a);
}

export function frameOf(scenario: Scenario): Frame {
  for (const region of REGIONS) {
    const land = coast.find((candidate) => candidate.id === region.id);
    if (!land) continue;
    const project = (lon: number, lat: number): Point => ({ x: along(region.lon, lon), y: along(region.lat, lat) });
    const inside = scenario.forts.every((fort) => {
      const p = project(fort.lon, fort.lat);
      return p.x > 40 && p.x < region.width - 40 && p.y > 40 && p.y < region.height - 40;
    });
    // More forts than the printed boards have need the roomier frame below.
    if (inside && scenario.forts.length <= 18)
      return {
        width: region.width,
        height: region.height,
        project,
        rings: land.rings,
        anchors: region.anchors,
        rose: region.rose,
      };
  }
  return freeFrame(scenario);
}

const SEA_STRIP = 190;

/** A country of the owner's own: its forts fill the board, the sea lies in the west. */
function freeFrame({ forts }: Scenario): Frame {
  const lons = forts.map((fort) => fort.lon);
  const lats = forts.map((fort) => fort.lat);
  const west = Math.min(...lons);
  const north = Math.max(...lats);
  const lonSpan = Math.max(0.001, Math.max(...lons) - west);
  const latSpan = Math.max(0.001, north - Math.min(...lats));
  const roads = forts.reduce((sum, fort) => sum + fort.value, 0) / 2;
  // Pieces keep their size in units, so a board with more on it has more units.
  const side = 1000 * Math.sqrt(Math.max(1, (forts.length + roads) / 46));
  const shape = (lonSpan * Math.cos((north * Math.PI) / 180)) / latSpan;
  const width = side;
  const height = side * clamp(1 / (shape + 0.2), 0.86, 1.12);
  const margin = 110;
  const project = (lon: number, lat: number): Point => ({
    x: SEA_STRIP + margin + ((lon - west) / lonSpan) * (width - SEA_STRIP - 2 * margin),
    y: margin + ((north - lat) / latSpan) * (height - 2 * margin),
  });
  const anchors = Array.from({ length: 6 }, (_, i) => ({ x: 85 + (i % 2) * 12, y: (height * (i + 0.6)) / 6.2 }));
  return { width, height, project, rings: [], anchors, rose: { x: width - 70, y: height - 70 } };
}
