import { hmac } from '@noble/hashes/hmac.js';
import { SHA256, sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

const BLOCK = 64;
const DIGEST = 32;
/** The rest of a text, the bit that ends it, and its length in 8 bytes are the last block. */
const MOST_IN_LAST = BLOCK - 9;
const INNER = 0x36;
const OUTER = 0x5c;

type Chaining = readonly [number, number, number, number, number, number, number, number];

const bytes = new Uint8Array(BLOCK);
const view = new DataView(bytes.buffer);

/**
 * HMAC-SHA-256 of ASCII texts under one key: both pads are worked in once, and what is left of a short text are two rounds of SHA-256,
 * each of one block that is filled here. A server rolls dice and hashes its logs thousands of times a second. Any other text goes the
 * usual way.
 */
export class HmacOfText extends SHA256 {
  private readonly key: Uint8Array;
  private readonly inner: Chaining;
  private readonly outer: Chaining;

  constructor(key: Uint8Array) {
    super();
    if (key.length > BLOCK) throw new RangeError('A key has 64 bytes at most.');
    this.key = key;
    const start = this.get();
    this.inner = this.padded(start, INNER);
    this.outer = this.padded(start, OUTER);
  }

  of(text: string): Uint8Array {
    let codes = 0;
    this.start(this.inner);
    let filled = 0;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      codes |= code;
      bytes[filled++] = code;
      if (filled < BLOCK) continue;
      this.process(view, 0);
      filled = 0;
    }
    if (codes > 0x7f) return hmac(sha256, this.key, utf8ToBytes(text));
    this.finish(filled, text.length);
    this.putState();
    this.start(this.outer);
    this.finish(DIGEST, DIGEST);
    this.putState();
    return bytes.slice(0, DIGEST);
  }

  /** After the pad that is worked in. */
  private start(from: Chaining): void {
    this.set(from[0], from[1], from[2], from[3], from[4], from[5], from[6], from[7]);
  }

  /** The last block, of which `filled` bytes are there already, or the last two; the pad was a block besides the `length` bytes. */
  private finish(filled: number, length: number): void {
    bytes.fill(0, filled);
    bytes[filled] = 0x80;
    if (filled > MOST_IN_LAST) {
      this.process(view, 0);
      bytes.fill(0);
    }
    view.setUint32(BLOCK - 4, (BLOCK + length) * 8);
    this.process(view, 0);
  }

  private padded(start: Chaining, pad: number): Chaining {
    for (let at = 0; at < BLOCK; at++) bytes[at] = (this.key[at] ?? 0) ^ pad;
    this.set(...start);
    this.process(view, 0);
    return this.get();
  }

  private putState(): void {
    view.setUint32(0, this.A);
    view.setUint32(4, this.B);
    view.setUint32(8, this.C);
    view.setUint32(12, this.D);
    view.setUint32(16, this.E);
    view.setUint32(20, this.F);
    view.setUint32(24, this.G);
    view.setUint32(28, this.H);
  }
}
