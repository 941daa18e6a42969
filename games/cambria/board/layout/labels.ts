import { type Box, boxesOverlap, clamp, distance, distanceToBox, type Point } from '@tessera/game-kit/board';

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
function textWidth(text: string, size: number): number {
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

const TURNS = Array.from({ length: 64 }, (_, turn) => {
  const angle = (turn / 64) * 2 * Math.PI + Math.PI / 2;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});
const GAPS = [4, 11, 20, 31] as const;

export function placeLabels(names: readonly string[], around: Surroundings): FortLabel[] {
  const placed: FortLabel[] = [];
  // Crowded forts choose first; ties go by index.
  const crowd = around.forts.map((fort) => around.slots.filter((slot) => distance(slot, fort) < 120).length);
  const order = names.map((_, i) => i).sort((a, b) => crowd[b] - crowd[a] || a - b);
  for (const fort of order) placed[fort] = placeLabel(names[fort], fort, around, placed);
  return placed;
}

function placeLabel(name: string, own: number, around: Surroundings, placed: readonly FortLabel[]): FortLabel {
  const fort = around.forts[own];
  const obstacles = obstaclesOf(own, around, placed);
  let best: FortLabel = { lines: [name], box: fort };
  let bestCost = Number.POSITIVE_INFINITY;
  for (const lines of settings(name)) {
    const halfWidth = Math.max(...lines.map((line) => textWidth(line, LABEL_SIZE))) / 2 + 3;
    const halfHeight = (lines.length * LABEL_SIZE * 0.98) / 2 + 1;
    const broken = lines.length > 1 ? 5 : 0;
    for (const { x: dx, y: dy } of TURNS)
      for (const gap of GAPS) {
        // Under the fort reads best, then above, then beside; askew is a last resort.
        const askew = Math.min(Math.abs(dx), Math.abs(dy)) * 9;
        const side = dy > 0.7 ? 0 : dy < -0.7 ? 3 : 5;
        const wish = (gap * gap) / 16 + askew + side + broken;
        if (wish >= bestCost) continue;
        // Slides the label's box around the fort's box.
        const reachX = fort.halfWidth + halfWidth + gap;
        const reachY = fort.halfHeight + halfHeight + gap;
        const scale = Math.min(reachX / Math.max(1e-6, Math.abs(dx)), reachY / Math.max(1e-6, Math.abs(dy)));
        const box = { x: fort.x + dx * scale, y: fort.y + dy * scale, halfWidth, halfHeight };
        const cost = wish + hindrance(box, obstacles, bestCost - wish);
        if (cost < bestCost) {
          bestCost = cost;
          best = { lines, box };
        }
      }
  }
  return best;
}

/** What can be in the way of one fort's name, ready to be asked for hundreds of boxes. */
interface Obstacles {
  readonly own: Box;
  readonly others: readonly Box[];
  readonly pieces: readonly Box[];
  /** What a piece in the way costs. */
  readonly piece: number;
  readonly labels: readonly Box[];
  readonly roads: readonly { readonly points: readonly Point[]; readonly grain: number }[];
  readonly width: number;
  readonly height: number;
}

function obstaclesOf(own: number, around: Surroundings, placed: readonly FortLabel[]): Obstacles {
  const { forts, slots, roads, width, height, draft } = around;
  const home = forts[own];
  // Only what is within a name's reach can be in its way.
  const nearby = roads
    .map((road) => road.filter((p) => Math.abs(p.x - home.x) < 260 && Math.abs(p.y - home.y) < 130))
    .filter((points) => points.length > 0);
  return {
    own: home,
    others: forts.filter((_, i) => i !== own),
    pieces: slots.map(pieceBox),
    piece: draft ? 45 : FORBIDDEN,
    labels: placed.flatMap((label) => (label ? [label.box] : [])),
    // Per unit of road under the name, however finely the road is sampled.
    roads: nearby.map((points) => ({ points, grain: points.length > 1 ? distance(points[0], points[1]) : 0 })),
    width,
    height,
  };
}

/** What speaks against a name in this box; once that is `enough`, the rest isn't counted. */
function hindrance(box: Box, { own, others, pieces, piece, labels, roads, width, height }: Obstacles, enough: number) {
  let cost = boxesOverlap(box, own, 3) ? FORBIDDEN : 0;
  if (box.x - box.halfWidth < 8 || box.x + box.halfWidth > width - 8) cost += FORBIDDEN;
  if (box.y - box.halfHeight < 8 || box.y + box.halfHeight > height - 8) cost += FORBIDDEN;
  for (let i = 0; i < pieces.length && cost < enough; i++) if (boxesOverlap(box, pieces[i], 2)) cost += piece;
  for (let i = 0; i < labels.length && cost < enough; i++) if (boxesOverlap(box, labels[i], 5)) cost += FORBIDDEN;
  const ownDistance = distanceToBox(own, box);
  for (let i = 0; i < others.length && cost < enough; i++) {
    if (boxesOverlap(box, others[i], 3)) cost += FORBIDDEN;
    // Nearer to another fort than to its own, a name misleads.
    cost += 2 * clamp(ownDistance + 20 - distanceToBox(others[i], box), 0, 90);
  }
  for (let i = 0; i < roads.length && cost < enough; i++) {
    const { points, grain } = roads[i];
    for (const p of points) {
      const away = distanceToBox(p, box);
      if (away < 10) cost += (10 - away) * grain * 0.07;
    }
  }
  return cost;
}
