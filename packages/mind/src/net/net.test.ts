import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { Net } from './net.ts';
import { layoutOf, type NetShape } from './shape.ts';

const shapes = fc.record({
  rows: fc.integer({ min: 1, max: 300 }),
  most: fc.integer({ min: 1, max: 40 }),
  reals: fc.integer({ min: 0, max: 9 }),
  wide: fc.integer({ min: 1, max: 8 }).map((n) => 4 * n),
  narrow: fc.integer({ min: 1, max: 5 }).map((n) => 4 * n),
  heads: fc.integer({ min: 1, max: 3 }),
});

/** Numbers from -1 to 1, always the same. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return state / 2147483648;
  };
}

function fill(net: Net, seats: number, next: () => number): void {
  const { shape, sight } = net;
  for (let seat = 0; seat < seats; seat++) {
    sight.counts[seat] = Math.floor(Math.abs(next()) * (shape.most + 1));
    for (let n = 0; n < sight.counts[seat]; n++)
      sight.rows[seat * shape.most + n] = Math.floor(Math.abs(next()) * shape.rows * 0.999);
    for (let x = 0; x < shape.reals; x++) sight.reals[seat * shape.reals + x] = next() * Math.round(Math.abs(next()));
  }
}

test('WebAssembly and JavaScript give the same bits', () => {
  fc.assert(
    fc.property(shapes, fc.integer({ min: 1, max: 5 }), fc.integer(), (shape: NetShape, seats, seed) => {
      const next = numbers(seed);
      const weights = Float32Array.from({ length: layoutOf(shape).size }, next);
      const [fast, plain] = [new Net(shape, weights), new Net(shape, weights, false)];
      expect([fast.fast, plain.fast]).toEqual([true, false]);
      fill(fast, seats, next);
      plain.sight.counts.set(fast.sight.counts);
      plain.sight.rows.set(fast.sight.rows);
      plain.sight.reals.set(fast.sight.reals);
      fast.run(seats);
      plain.run(seats);
      expect(Array.from(fast.out)).toEqual(Array.from(plain.out));
      expect(fast.out.subarray(0, seats * shape.heads).some((x) => x !== 0)).toBe(true);
    }),
    { numRuns: 40 },
  );
});

afterEach(() => vi.unstubAllGlobals());

const SMALL: NetShape = { rows: 3, most: 2, reals: 1, wide: 4, narrow: 4, heads: 1 };
const small = () => new Net(SMALL, new Float32Array(layoutOf(SMALL).size));

test('JavaScript runs it where WebAssembly is missing, or forbidden by the page', () => {
  expect(small().fast).toBe(true);
  const { CompileError } = WebAssembly;
  class Module {
    constructor() {
      throw new CompileError('forbidden');
    }
  }
  vi.stubGlobal('WebAssembly', { CompileError, Module });
  expect(small().fast).toBe(false);
  vi.stubGlobal('WebAssembly', undefined);
  expect(small().fast).toBe(false);
});

test('a mistake in the kernel is told, not hidden by JavaScript', () => {
  const { CompileError, Module, Memory } = WebAssembly;
  class Instance {
    constructor() {
      throw new Error('The kernel is wrong.');
    }
  }
  vi.stubGlobal('WebAssembly', { CompileError, Module, Memory, Instance });
  expect(small).toThrow('The kernel is wrong.');
});

test('a network is what its weights say', () => {
  const shape = SMALL;
  const layout = layoutOf(shape);
  const weights = new Float32Array(layout.size);
  // row 2 gives the first unit 5, the number takes 2 a piece from it; what is left goes through to the output, which adds 1
  weights[2 * 4] = 5;
  weights[layout.real] = -2;
  weights[layout.second] = 1;
  weights[layout.head] = 1;
  weights[layout.headBias] = 1;
  for (const fast of [true, false]) {
    const net = new Net(shape, weights, fast);
    net.sight.counts.set([1, 2, 1]);
    net.sight.rows.set([2, 0, 2, 2, 0, 0]);
    net.sight.reals.set([1.5, 0, 9]);
    net.run(3);
    expect(Array.from(net.out.subarray(0, 3))).toEqual([3, 11, 1]);
  }
});
