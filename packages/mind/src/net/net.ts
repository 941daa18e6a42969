import type { Evaluate } from '@tessera/kernel';
import { kernelOf, pagesOf, placesOf } from './kernel.ts';
import { plainRun } from './plain.ts';
import { layoutOf, type NetShape } from './shape.ts';
import { MOST_SEATS, Sight } from './sight.ts';

/** Shows a position to a network, with what is thought of it without one; false when it can't be shown. */
export type Look<S> = (s: S, sight: Sight) => boolean;

/** A network ready to be asked: fill its sight, run it, read its outputs. */
export class Net {
  readonly sight: Sight;
  /** The outputs of seat n from n * heads on. */
  readonly out: Float32Array;
  readonly run: (seats: number) => void;
  /** Whether WebAssembly runs it. */
  readonly fast: boolean;

  constructor(
    readonly shape: NetShape,
    weights: Float32Array,
    wanted = true,
  ) {
    const kernel = wanted ? start(shape) : undefined;
    this.fast = kernel !== undefined;
    const places = placesOf(shape);
    const memory = kernel?.memory ?? new ArrayBuffer(places.end);
    this.sight = new Sight(shape, memory, places.sight);
    this.out = new Float32Array(memory, places.out, MOST_SEATS * shape.heads);
    const own = new Float32Array(memory, places.weights, layoutOf(shape).size);
    own.set(weights);
    this.run = kernel?.run ?? plainRun(shape, own, this.sight, this.out);
  }
}

interface Kernel {
  readonly memory: ArrayBufferLike;
  readonly run: (seats: number) => void;
}

/** Nothing where there is no WebAssembly with vectors; a kernel that is wrong is an error like any other. */
function start(shape: NetShape): Kernel | undefined {
  if (!hasVectors()) return undefined;
  const pages = pagesOf(shape);
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages });
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(kernelOf(shape)), { host: { memory } });
  const run = exports['run'] as (seats: number) => void;
  return { memory: memory.buffer, run };
}

/** A module of one function that makes a vector: `i32.const 0, i8x16.splat, i8x16.popcnt`. */
const VECTORS = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0],
  ...[10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11],
);

/** Compiled, not only validated: a page may forbid the one and allow the other. */
function hasVectors(): boolean {
  if (typeof WebAssembly === 'undefined') return false;
  try {
    return new WebAssembly.Module(VECTORS) !== undefined;
  } catch (error) {
    if (error instanceof WebAssembly.CompileError) return false;
    throw error;
  }
}

/** The chances to win that a network sees; `otherwise` is for a quick look, and for what the network can't be shown. */
export function netEvaluation<S>(
  net: Net,
  look: Look<S>,
  seatsOf: (s: S) => number,
  otherwise: Evaluate<S>,
): Evaluate<S> {
  const { sight, out, run, shape } = net;
  const { heads } = shape;
  const evaluate: Evaluate<S> = (s, chances) => {
    if (!look(s, sight)) {
      otherwise(s, chances);
      return;
    }
    const seats = seatsOf(s);
    run(seats);
    let most = -Infinity;
    for (let seat = 0; seat < seats; seat++) {
      const logit = sight.base[seat] + out[seat * heads];
      chances[seat] = logit;
      if (logit > most) most = logit;
    }
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) {
      const chance = Math.exp(chances[seat] - most);
      chances[seat] = chance;
      sum += chance;
    }
    for (let seat = 0; seat < seats; seat++) chances[seat] /= sum;
  };
  return Object.assign(evaluate, { quick: otherwise });
}
