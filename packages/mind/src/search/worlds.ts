import type { Rng } from '@tessera/kernel';

/** A world is a bit of a 32-bit number, so that a node can say in which of them a move is possible. */
const MOST_WORLDS = 32;
/** Even the shortest look at a position shall not be taken in by one world. */
const FIRST_WORLDS = 8;
const DESCENTS_PER_WORLD = 16;

/** How many worlds a search has in mind after so many descents: the longer it thinks, the more. */
export const worldsAfter = (descents: number): number =>
  Math.min(MOST_WORLDS, FIRST_WORLDS + Math.floor(descents / DESCENTS_PER_WORLD));

const GOLDEN = 0.6180339887498949;

/** The world for the next descent. Each comes as often as the others, in an order that beats with no die. */
export const worldFor = (descents: number, worlds: number): number => Math.floor(((descents * GOLDEN) % 1) * worlds);

/** How many worlds a set of them holds. */
export function worldsIn(set: number): number {
  let n = set - ((set >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** What chance will do in secret belongs to a world as its hands do: the nth secret draw of a world is always the same. */
export class Fate implements Rng {
  private state = 0;

  of(world: number, nth: number): this {
    this.state = Math.imul(world + 1, 0x9e3779b1) ^ Math.imul(nth + 1, 0x85ebca77);
    return this;
  }

  // mulberry32
  below(n: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let z = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    z = (z + Math.imul(z ^ (z >>> 7), 61 | z)) ^ z;
    return Math.floor((((z ^ (z >>> 14)) >>> 0) / 4294967296) * n);
  }
}
