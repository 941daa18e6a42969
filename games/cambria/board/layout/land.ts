import type { Field, Point } from '@tessera/game-kit/board';
import { addRings, addSegment, emptyField } from './field.ts';
import type { Frame } from './frame.ts';
import type { RoadLine } from './roads.ts';

/** Points per grid cell side: fine enough for a carved edge, coarse enough to be made in a few milliseconds. */
const STEP = 6;

/** Bends the true map the way relaxing bent the forts, so that a fort by the sea stays by the sea. */
function warp(home: readonly Point[], moved: readonly Point[], p: Point): Point {
  let weights = 0.35;
  let dx = 0;
  let dy = 0;
  for (let i = 0; i < home.length; i++) {
    const { x, y } = home[i];
    const weight = Math.exp(-((x - p.x) * (x - p.x) + (y - p.y) * (y - p.y)) / (2 * 85 * 85));
    weights += weight;
    dx += weight * (moved[i].x - x);
    dy += weight * (moved[i].y - y);
  }
  return { x: p.x + dx / weights, y: p.y + dy / weights };
}

export function raiseLand(
  frame: Frame,
  home: readonly Point[],
  forts: readonly Point[],
  roads: readonly RoadLine[],
  slots: readonly Point[],
): Field {
  const field = emptyField(frame.width, frame.height, Math.max(STEP, frame.width / 200));
  addRings(
    field,
    frame.rings.map((ring) => ring.map((p) => warp(home, forts, p))),
  );
  // Without a coast the forts and roads make their own country; with one they only need ground to stand on.
  const free = frame.rings.length === 0;
  for (const fort of forts) addSegment(field, fort, fort, free ? 92 : 56);
  for (const { points } of roads)
    for (let i = 4; i < points.length; i += 4) addSegment(field, points[i - 4], points[i], free ? 62 : 26);
  for (const slot of slots) addSegment(field, slot, slot, free ? 70 : 38);
  return field;
}
