/** A small seeded generator (mulberry32): the same board is always drawn the same way. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function hashText(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return hash >>> 0;
}

/** A number from -1 to 1 for each crossing of a lattice. */
export function lattice(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1274126177);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1;
}

export const ease = (t: number): number => t * t * (3 - 2 * t);

/** Smooth value noise, -1 to 1; features are about `size` units wide. */
export function noise(x: number, y: number, size: number, seed: number): number {
  const u = x / size;
  const v = y / size;
  const i = Math.floor(u);
  const j = Math.floor(v);
  const s = ease(u - i);
  const t = ease(v - j);
  const top = lattice(i, j, seed) * (1 - s) + lattice(i + 1, j, seed) * s;
  const bottom = lattice(i, j + 1, seed) * (1 - s) + lattice(i + 1, j + 1, seed) * s;
  return top * (1 - t) + bottom * t;
}
