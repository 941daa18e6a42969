import { clamp, type Point } from '@tessera/game-kit/board';
import type { Scenario } from '../../rules/scenario/board.ts';
import coast from '../coast.json' with { type: 'json' };
import { BLEED } from './bleed.ts';
import { type Inscription, type Knots, REGIONS } from './regions.ts';

/** How the world is laid on the board: not one scale, but knots, so that crowded country gets more room than empty sea. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly project: (lon: number, lat: number) => Point;
  /** Land on the board, before forts are moved; none for a country we have no coast of. */
  readonly rings: readonly (readonly Point[])[];
  /** Where the ships 2–6 and then the standard would like to lie. */
  readonly anchors: readonly Point[];
  /** Room for the compass, if the sea has any. */
  readonly rose: Point;
  readonly inscriptions: readonly Inscription[];
}

function along(knots: Knots, value: number): number {
  const way = Math.sign(knots[knots.length - 1][0] - knots[0][0]);
  let i = 1;
  while (i < knots.length - 1 && way * (value - knots[i][0]) > 0) i++;
  const [from, a] = knots[i - 1];
  const [to, b] = knots[i];
  return a + ((value - from) / (to - from)) * (b - a);
}

interface Cut {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** Where the coast was cut out of the atlas, the land goes on out of sight. */
function beyond(cut: Cut, lon: number, lat: number, p: Point): Point {
  const dx = lon <= cut.west ? -1 : lon >= cut.east ? 1 : 0;
  const dy = lat >= cut.north ? -1 : lat <= cut.south ? 1 : 0;
  return { x: p.x + dx * 2 * BLEED.x, y: p.y + dy * 2 * BLEED.y };
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
        rings: land.rings.map((ring) => ring.map(([lon, lat]) => beyond(land, lon, lat, project(lon, lat)))),
        anchors: region.anchors,
        rose: region.rose,
        inscriptions: region.inscriptions,
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
  return { width, height, project, rings: [], anchors, rose: { x: width - 70, y: height - 70 }, inscriptions: [] };
}
