/** Code of WebAssembly, as far as a network needs it: instructions are lists of bytes, put one behind another. */
export type Code = readonly number[];

/** LEB128, as all numbers are written. */
function unsigned(n: number): Code {
  const bytes: number[] = [];
  for (let rest = n; ; rest >>>= 7) {
    if (rest < 0x80) return [...bytes, rest];
    bytes.push((rest & 0x7f) | 0x80);
  }
}

function signed(n: number): Code {
  const bytes: number[] = [];
  for (let rest = n; ; rest >>= 7) {
    const low = rest & 0x7f;
    if ((rest >> 7 === 0 && (low & 0x40) === 0) || (rest >> 7 === -1 && (low & 0x40) !== 0)) return [...bytes, low];
    bytes.push(low | 0x80);
  }
}

const simd = (op: number, ...more: number[]): Code => [0xfd, ...unsigned(op), ...more];
/** What is read or written lies at an address from the stack, and this far behind it. */
const at = (align: number, offset: number): Code => [align, ...unsigned(offset)];

export const get = (local: number): Code => [0x20, ...unsigned(local)];
export const set = (local: number): Code => [0x21, ...unsigned(local)];

export const i32 = {
  const: (n: number): Code => [0x41, ...signed(n)],
  load: (offset: number): Code => [0x28, ...at(2, offset)],
  load16: (offset: number): Code => [0x2f, ...at(1, offset)],
  less: [0x49],
  add: [0x6a],
  mul: [0x6c],
} as const;

export const f32 = {
  const0: [0x43, 0, 0, 0, 0],
  load: (offset: number): Code => [0x2a, ...at(2, offset)],
  store: (offset: number): Code => [0x38, ...at(2, offset)],
  differ: [0x5c],
  add: [0x92],
} as const;

/** Four numbers at once. */
export const f32x4 = {
  load: (offset: number): Code => simd(0x00, ...at(2, offset)),
  loadSplat: (offset: number): Code => simd(0x09, ...at(2, offset)),
  store: (offset: number): Code => simd(0x0b, ...at(2, offset)),
  zero: simd(0x0c, ...new Array<number>(16).fill(0)),
  lane: (lane: number): Code => simd(0x1f, lane),
  add: simd(0xe4),
  mul: simd(0xe6),
  max: simd(0xe9),
} as const;

/** The body again and again, as long as the condition holds after it; it is done once at least. */
export const repeat = (body: Code, condition: Code): Code => [0x03, 0x40, ...body, ...condition, 0x0d, 0, 0x0b];
export const when = (condition: Code, body: Code): Code => [...condition, 0x04, 0x40, ...body, 0x0b];

const I32 = 0x7f;
const V128 = 0x7b;

const section = (id: number, content: Code): Code => [id, ...unsigned(content.length), ...content];
const text = (name: string): Code => [name.length, ...Array.from(name, (letter) => letter.charCodeAt(0))];

/** A module with one function `run` of one whole number, with locals behind that, over a memory of the caller's. */
export function moduleOf(whole: number, vectors: number, code: Code, pages: number): Uint8Array<ArrayBuffer> {
  const body = [2, ...unsigned(whole), I32, ...unsigned(vectors), V128, ...code, 0x0b];
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, 1, I32, 0]),
    ...section(2, [1, ...text('host'), ...text('memory'), 2, 0, ...unsigned(pages)]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...text('run'), 0, 0]),
    ...section(10, [1, ...unsigned(body.length), ...body]),
  ]);
}
