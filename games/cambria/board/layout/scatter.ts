import {
  type Box,
  boundsOf,
  distance,
  distanceToBox,
  distanceToLine,
  type Field,
  noise,
  type Point,
  sampleAt,
  seeded,
} from '@tessera/game-kit/board';
import { BLEED } from './bleed.ts';

export type MarkKind = 'hill' | 'peak' | 'oak' | 'tuft';

export interface Mark extends Point {
  readonly kind: MarkKind;
  /** In whole hundredths. */
  readonly size: number;
}

/** The country, and what stands on it that the drawing keeps clear of. */
export interface Clear {
  readonly width: number;
  readonly height: number;
  readonly land: Field;
  readonly boxes: readonly Box[];
  readonly slots: readonly Point[];
  readonly roads: readonly (readonly Point[])[];
  readonly seed: number;
}

const ROOM: Record<MarkKind, number> = { peak: 30, hill: 25, oak: 17, tuft: 9 };

/** Wider than any mark needs to the next mark, or to anything of the game: so each has only its neighbourhood to ask. */
const CELL = 60;

/** Where no mark may be: nearer than `extra` and its own room to a box, or to a line in it. */
interface Obstacle {
  readonly bounds: Box;
  readonly extra: number;
  readonly line: readonly Point[] | null;
}

function obstaclesOf({ boxes, slots, roads }: Clear): Obstacle[] {
  return [
    ...boxes.map((bounds) => ({ bounds, extra: 0, line: null })),
    ...slots.map(({ x, y }) => ({ bounds: { x, y, halfWidth: 0, halfHeight: 0 }, extra: 26, line: null })),
    ...roads.map((line) => ({ bounds: boundsOf(line), extra: 5, line })),
  ];
}

interface Neighbourhood {
  readonly marks: Mark[];
  readonly obstacles: Obstacle[];
}

/** The country in cells, each knowing the marks in it and the obstacles in it or next to it. */
class Neighbourhoods {
  readonly #across: number;
  readonly #cells: readonly Neighbourhood[];

  constructor(clear: Clear) {
    this.#across = Math.ceil((clear.width + 2 * BLEED.x) / CELL) + 2;
    const down = Math.ceil((clear.height + 2 * BLEED.y) / CELL) + 2;
    this.#cells = Array.from({ length: this.#across * down }, () => ({ marks: [], obstacles: [] }));
    for (const obstacle of obstaclesOf(clear)) {
      const { x, y, halfWidth, halfHeight } = obstacle.bounds;
      const first = this.#index({ x: x - halfWidth - CELL, y: y - halfHeight - CELL });
      const last = this.#index({ x: x + halfWidth + CELL, y: y + halfHeight + CELL });
      const wide = (last - first) % this.#across;
      for (let row = first; row <= last; row += this.#across)
        for (let at = row; at <= row + wide; at++) this.#cells[at].obstacles.push(obstacle);
    }
  }

  #index(p: Point): number {
    const row = 1 + Math.floor((p.y + BLEED.y) / CELL);
    return row * this.#across + 1 + Math.floor((p.x + BLEED.x) / CELL);
  }

  add(mark: Mark): void {
    this.#cells[this.#index(mark)].marks.push(mark);
  }

  hasRoom(p: Point, room: number): boolean {
    const middle = this.#index(p);
    for (let row = middle - this.#across; row <= middle + this.#across; row += this.#across)
      for (let at = row - 1; at <= row + 1; at++)
        for (const mark of this.#cells[at].marks) if (distance(mark, p) < (room + ROOM[mark.kind]) * 0.86) return false;
    for (const { bounds, extra, line } of this.#cells[middle].obstacles)
      if (distanceToBox(p, bounds) < room + extra && (line === null || distanceToLine(p, line) < room + extra))
        return false;
    return true;
  }
}

/** Hills, oaks and grass where nothing of the game stands: first the large marks, then the small between them. */
export function scatterMarks(clear: Clear): Mark[] {
  const { width, height, land, seed } = clear;
  const random = seeded(seed);
  const marks: Mark[] = [];
  const neighbourhoods = new Neighbourhoods(clear);
  const heightAt = (x: number, y: number): number => noise(x, y, 170, seed);
  const wide = width + 2 * BLEED.x;
  const high = height + 2 * BLEED.y;
  const tries = Math.round((wide * high) / 300);
  for (const kind of ['peak', 'hill', 'oak', 'tuft'] as const) {
    const room = ROOM[kind];
    for (let i = 0; i < tries; i++) {
      const x = random() * wide - BLEED.x;
      const y = random() * high - BLEED.y;
      const inland = sampleAt(land, x, y);
      if (inland < room * 0.8) continue;
      if (kind === 'peak' && (inland < 55 || heightAt(x, y) < 0.22)) continue;
      if (kind === 'hill' && (heightAt(x, y) < -0.05 || random() < 0.5)) continue;
      if (kind === 'oak' && noise(x, y, 95, seed + 7) < 0.12) continue;
      const p = { x, y };
      if (!neighbourhoods.hasRoom(p, room)) continue;
      if (kind === 'tuft' && random() < 0.8) continue;
      const mark = { ...p, kind, size: Math.round(85 + 30 * random()) / 100 };
      marks.push(mark);
      neighbourhoods.add(mark);
    }
  }
  return marks;
}
