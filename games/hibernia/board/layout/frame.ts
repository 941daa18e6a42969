import { distance, type Field, hashText, noise, type Point, sample } from '@tessera/game-kit/board';
import type { Scenario } from '../../rules/scenario/board.ts';
import coast from '../coast.json' with { type: 'json' };
import { addRings, addSegment, emptyField, gridPoint } from './field.ts';
import { HEIGHT, SHIELD_RADIUS, SHORE, WIDTH } from './size.ts';
import { spread } from './spread.ts';

/** The world as it lies on the board. */
export interface Frame {
  readonly sites: readonly Point[];
  readonly land: Field;
  readonly shield: Point;
}

const STEP = 5;
// The island from Malin Head to Mizen Head fills the sea inside the track; 0.59 is the cosine of its latitude.
const SCALE = 251;
const NORTH = 55.386;
const WEST = -10.478;
const LEFT = 152;
const TOP = SHORE + 15;
const IRISH_SHIELD: Point = { x: 219, y: 214 };
/** Lands nearer to each other than this can't be drawn where they are. */
const CLOSEST = 60;
/** A land may be written this far out at sea, as Aidne is in Galway Bay: what counts is that it has a shore there. */
const OFFSHORE = 24;

const project = (lon: number, lat: number): Point => ({
  x: LEFT + SCALE * 0.59 * (lon - WEST),
  y: TOP + SCALE * (NORTH - lat),
});

/** Ireland, if every land of the scenario lies in it with room to draw it; else a country of the owner's own. */
export function frameOf(scenario: Scenario): Frame {
  const sites = scenario.lands.map(({ lon, lat }) => project(lon, lat));
  const apart = sites.every((a, i) => sites.every((b, j) => i >= j || distance(a, b) >= CLOSEST));
  const inBox = sites.every(({ x, y }) => x > SHORE && y > SHORE && x < WIDTH - SHORE && y < HEIGHT - SHORE);
  if (apart && inBox) {
    const land = emptyField(WIDTH, HEIGHT, STEP);
    const rings = coast.rings.map((ring) => ring.map(([lon, lat]) => project(lon, lat)));
    addRings(land, rings);
    if (sites.every((site) => sample(land, site) > -OFFSHORE)) return { sites, land, shield: IRISH_SHIELD };
  }
  return freeFrame(scenario);
}

const CORNER = SHORE + SHIELD_RADIUS + 14;
const CORNERS: readonly Point[] = [
  { x: CORNER, y: CORNER },
  { x: WIDTH - CORNER, y: CORNER },
  { x: WIDTH - CORNER, y: HEIGHT - CORNER },
  { x: CORNER, y: HEIGHT - CORNER },
];

function freeFrame(scenario: Scenario): Frame {
  const { sites, shield, room } = spread(scenario, CORNERS, SHIELD_RADIUS);
  const land = emptyField(WIDTH, HEIGHT, STEP);
  for (const [a, site] of sites.entries()) {
    addSegment(land, site, site, room * 0.62);
    for (const [b, other] of sites.entries())
      if (a < b && distance(site, other) < room * 1.9) addSegment(land, site, other, room * 0.5);
  }
  ragged(land, shield, hashText(scenario.id) % 9973);
  return { sites, land, shield };
}

/** Capes and bays for a shore no atlas knows; the sea keeps the shield and a strip along the track. */
function ragged(land: Field, shield: Point, seed: number): void {
  for (let row = 0; row < land.rows; row++)
    for (let column = 0; column < land.columns; column++) {
      const p = gridPoint(land, column, row);
      const index = row * land.columns + column;
      const edge = Math.min(p.x, p.y, WIDTH - p.x, HEIGHT - p.y) - SHORE - 27;
      const wild = land.values[index] + 11 * noise(p.x, p.y, 60, seed) + 6 * noise(p.x, p.y, 23, seed + 5);
      land.values[index] = Math.min(wild, edge, distance(p, shield) - SHIELD_RADIUS - 16);
    }
}
