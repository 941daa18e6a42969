import type { Rng } from '@tessera/kernel';
import { type BlockOf, blocksOf } from './scheme.ts';
import { type Branch, branchOf } from './verify/branches.ts';

const WORDS = 0x1_0000_0000;
const WORDS_PER_BLOCK = 8;

/**
 * A uniform number from 0 to n - 1 out of uniform 32-bit words. Words from the last, incomplete row of n are
 * thrown away: that is what makes each number exactly as likely as another.
 */
export function unbiasedBelow(n: number, nextWord: () => number): number {
  if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new RangeError(`below(${n}): from 1 to 2^32.`);
  const limit = WORDS - (WORDS % n);
  for (;;) {
    const word = nextWord();
    if (word < limit) return word % n;
  }
}

/** The stream of one chance move. */
export class FairRng implements Rng {
  readonly #block: (number: number) => Uint8Array;
  #bytes: Uint8Array | undefined;
  #drawn = 0;

  constructor(block: (number: number) => Uint8Array) {
    this.#block = block;
  }

  below(n: number): number {
    return unbiasedBelow(n, this.#nextWord);
  }

  readonly #nextWord = (): number => {
    const word = this.#drawn % WORDS_PER_BLOCK;
    if (word === 0 || this.#bytes === undefined) this.#bytes = this.#block(Math.floor(this.#drawn / WORDS_PER_BLOCK));
    this.#drawn++;
    const at = 4 * word;
    const bytes = this.#bytes;
    return ((bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3]) >>> 0;
  };
}

/**
 * All the dice of a table. Each move number has a stream of its own, so a restart rolls the same again and nothing
 * depends on the order of asking. The key is private in earnest: neither JSON nor a log shows it.
 */
export class FairDice {
  readonly #blockOf: BlockOf;
  readonly #branches: readonly Branch[];

  constructor(key: Uint8Array, branches: readonly Branch[] = []) {
    this.#blockOf = blocksOf(key);
    this.#branches = branches;
  }

  /** For the move with that number, from 0; always from the beginning of its stream. */
  at(move: number): FairRng {
    const branch = branchOf(this.#branches, move);
    return new FairRng((block) => this.#blockOf(branch, move, block));
  }
}
