import { type Box, boxesOverlap, clamp, distance, distanceToBox, type Point } from './vec.ts';

export const LABEL_SIZE = 23;

export interface FortLabel {
  readonly lines: readonly string[];
  readonly box: Box;
}

interface Surroundings {
  readonly forts: readonly Box[];
  readonly slots: readonly Point[];
  readonly roads: readonly (readonly Point[])[];
  readonly width: number;
  readonly height: number;
  /** Slots can still give way: a first draft. */
  readonly draft?: boolean;
}

const NARROW = /[iljtfrI.,'’\- ]/;
const WIDE = /[mwMWЖШЩЮжшщюмМ]/;

/** An estimate from the letters of Alegreya Sans: the layout must be the same before the font has come. */
export function textWidth(text: string, size: number): number {
  let ems = 0;
  for (const letter of text)
    ems += NARROW.test(letter) ? 0.32 : WIDE.test(letter) ? 0.82 : /\p{Lu}/u.test(letter) ? 0.62 : 0.52;
  return ems * size;
}

/** A name on one line, and also broken where it has a space or hyphen in the middle. */
function settings(name: string): string[][] {
  const breaks = [...name.matchAll(/[ ]/g)].map(({ index }) => index);
  return [[name], ...breaks.map((at) => [name.slice(0, at), name.slice(at + 1)])];
}

/** What a soldier on a slot hides: he stands, so more above than below. */
export const pieceBox = (slot: Point): Box => ({ x: slot.x, y: slot.y - 9, halfWidth: 26, halfHeight: 33 });

const FORBIDDEN = 2000;

export function placeLabels(names: readonly string[], around: Surroundings): FortLabel[] {
  const placed: FortLabel[] = [];
  // Crowded forts choose first; ties go by index.
  const crowd = around.forts.map(
    (fort) => around.slots.filter((slot) => Math.hypot(slot.x - fort.x, slot.y - fort.y) < 120).length,
  );
  const order = names.map((_, i) => i).sort((a, b) => crowd[b] - crowd[a] || a - b);
  for (const fort of order) {
    // Only what is within a name's reach can be in its way.
    const home = around.forts[fort];
    const roads = around.roads.map((road) =>
      road.filter((p) => Math.abs(p.x - home.x) < 260 && Math.abs(p.y - home.y) < 130),
    );
    const nearby = { ...around, roads: roads.filter((road) => road.length > 0) };
    let best: FortLabel | undefined;
    let bestCost = Number.POSITIVE_INFINITY;
    for (const candidate of candidates(names[fort], around.forts[fort])) {
      if (candidate.cost >= bestCost) continue;
      const cost = candidate.cost + hindrance(candidate.label.box, fort, nearby, placed);
      if (cost < bestCost) {
        bestCost = cost;
        best = candidate.label;
      }
    }
    if (best) placed[fort] = best;
  }
  return placed;
}

function* candidates(name: string, fort: Box): Generator<{ label: FortLabel; cost: number }> {
  for (const lines of settings(name)) {
    const halfWidth = Math.max(...lines.map((line) => textWidth(line, LABEL_SIZE))) / 2 + 3;
    const halfHeight = (lines.length * LABEL_SIZE * 0.98) / 2 + 1;
    const broken = lines.length > 1 ? 5 : 0;
    for (let turn = 0; turn < 64; turn++) {
      const angle = (turn / 64) * 2 * Math.PI + Math.PI / 2;
      for (const gap of [4, 11, 20, 31]) {
        // Slides the label's box around the fort's box.
        const dx = Math.cos(angle);
        const dy = Math.sin(angle);
        const reachX = fort.halfWidth + halfWidth + gap;
        const reachY = fort.halfHeight + halfHeight + gap;
        const scale = Math.min(reachX / Math.max(1e-6, Math.abs(dx)), reachY / Math.max(1e-6, Math.abs(dy)));
        const box = { x: fort.x + dx * scale, y: fort.y + dy * scale, halfWidth, halfHeight };
        // Under the fort reads best, then above, then beside; askew is a last resort.
        const askew = Math.min(Math.abs(dx), Math.abs(dy)) * 9;
        const side = dy > 0.7 ? 0 : dy < -0.7 ? 3 : 5;
        yield { label: { lines, box }, cost: (gap * gap) / 16 + askew + side + broken };
      }
    }
  }
}

function hindrance(
  box: Box,
  own: number,
  { forts, slots, roads, width, height, draft }: Surroundings,
  placed: readonly FortLabel[],
): number {
  let cost = 0;
  const ownDistance = distanceToBox(forts[own], box);
  for (const [i, fort] of forts.entries()) {
    if (boxesOverlap(box, fort, 3)) cost += FORBIDDEN;
    // Nearer to another fort than to its own, a name misleads.
    if (i !== own) cost += 2 * clamp(ownDistance + 20 - distanceToBox(fort, box), 0, 90);
  }
  for (const slot of slots) if (boxesOverlap(box, pieceBox(slot), 2)) cost += draft ? 45 : FORBIDDEN;
  for (const other of placed) if (other && boxesOverlap(box, other.box, 5)) cost += FORBIDDEN;
  // Per unit of road under the name, however finely the road is sampled.
  for (const road of roads) {
    const grain = road.length > 1 ? distance(road[0], road[1]) : 0;
    for (const p of road) cost += clamp(10 - distanceToBox(p, box), 0, 10) * grain * 0.07;
  }
  if (box.x - box.halfWidth < 8 || box.x + box.halfWidth > width - 8) cost += FORBIDDEN;
  if (box.y - box.halfHeight < 8 || box.y + box.halfHeight > height - 8) cost += FORBIDDEN;
  return cost;
}
