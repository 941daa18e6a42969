/** A source of uniform integers. The rules never own one: hosts, tests and searches bring theirs. */
export interface Rng {
  /** A uniform integer from 0 to n - 1. */
  below(n: number): number;
}

/** xoshiro128**: fast, seeded, the same on every machine. For tests and simulations, never for a live table. */
export class SeededRng implements Rng {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  constructor(seed: number | string) {
    // splitmix32 spreads the seed over the four words
    let x = typeof seed === 'number' ? seed | 0 : hashText(seed);
    const next = () => {
      x = (x + 0x9e3779b9) | 0;
      let z = x;
      z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
      z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
      return (z ^ (z >>> 16)) | 0;
    };
    this.a = next();
    this.b = next();
    this.c = next();
    this.d = next();
  }

  uint32(): number {
    const r = Math.imul(this.b, 5);
    const result = Math.imul((r << 7) | (r >>> 25), 9);
    const t = this.b << 9;
    this.c ^= this.a;
    this.d ^= this.b;
    this.b ^= this.c;
    this.a ^= this.d;
    this.c ^= t;
    this.d = (this.d << 11) | (this.d >>> 21);
    return result >>> 0;
  }

  // A multiply instead of a rejection loop: for n below 2^16 the bias is under 2^-16, far below what play can show.
  below(n: number): number {
    return Math.floor(this.uint32() * 2.3283064365386963e-10 * n);
  }
}

/** Real randomness for a live table, unbiased by rejection. */
export class CryptoRng implements Rng {
  private readonly pool = new Uint32Array(64);
  private at = 64;

  below(n: number): number {
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
    for (;;) {
      if (this.at === this.pool.length) {
        globalThis.crypto.getRandomValues(this.pool);
        this.at = 0;
      }
      const x = this.pool[this.at++];
      if (x < limit) return x % n;
    }
  }
}

/** FNV-1a. */
export function hashText(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h | 0;
}
