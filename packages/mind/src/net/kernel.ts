import { type Code, f32, f32x4, get, i32, moduleOf, repeat, set, when } from './assembler.ts';
import { layoutOf, type NetShape } from './shape.ts';
import { MOST_SEATS, Sight } from './sight.ts';

/** Where things lie in a memory that a network shares with its kernel, in bytes. */
export function placesOf(shape: NetShape) {
  const sight = 4 * layoutOf(shape).size;
  const out = (Sight.places(shape, sight).end + 15) & ~15;
  const scratch = out + 4 * MOST_SEATS * shape.heads;
  return { weights: 0, sight, out, scratch, end: scratch + 4 * shape.wide };
}

export const pagesOf = (shape: NetShape): number => Math.ceil(placesOf(shape).end / 65536);

/**
 * The network's arithmetic in WebAssembly, made to measure for its shape: a layer's sums stay in registers, four units in each.
 * Every sum is taken in the order of `plain.ts`, so both give the same bits.
 */
export function kernelOf(shape: NetShape): Uint8Array<ArrayBuffer> {
  const { most, reals, wide, narrow, heads } = shape;
  const layout = layoutOf(shape);
  const { sight, out, scratch } = placesOf(shape);
  const places = Sight.places(shape, sight);

  // locals: the number of seats, then whole numbers, then vectors
  const [seats, seat, from, until, row] = [0, 1, 2, 3, 4];
  const WHOLE = 4;
  const sums = (unit: number) => 1 + WHOLE + unit / 4;
  const factor = 1 + WHOLE + Math.max(wide, narrow) / 4;
  const units = (count: number, code: (unit: number) => Code): Code =>
    Array.from({ length: count / 4 }, (_, i) => code(4 * i)).flat();

  /** What the unit's sum gets more: the row at the address, times the factor if there is one. */
  const addRow = (count: number, weights: number, times: Code): Code =>
    units(count, (unit) => [
      ...get(sums(unit)),
      ...get(row),
      ...f32x4.load(4 * (weights + unit)),
      ...times,
      ...f32x4.add,
      ...set(sums(unit)),
    ]);
  const byFactor = [...get(factor), ...f32x4.mul];
  const begin = (count: number, bias: number): Code =>
    units(count, (unit) => [...i32.const(0), ...f32x4.load(4 * (bias + unit)), ...set(sums(unit))]);
  const positive = (count: number): Code =>
    units(count, (unit) => [...get(sums(unit)), ...f32x4.zero, ...f32x4.max, ...set(sums(unit))]);
  const step = (local: number, by: number): Code => [...get(local), ...i32.const(by), ...i32.add, ...set(local)];
  const times = (local: number, n: number): Code => [...get(local), ...i32.const(n), ...i32.mul];

  const sumRows = repeat(
    [
      ...[...get(from), ...i32.load16(places.rows), ...i32.const(4 * wide), ...i32.mul, ...set(row)],
      ...addRow(wide, 0, []),
      ...step(from, 2),
    ],
    [...get(from), ...get(until), ...i32.less],
  );
  const first = [
    ...begin(wide, layout.bias),
    ...[...times(seat, 2 * most), ...set(from)],
    ...[
      ...get(from),
      ...times(seat, 4),
      ...i32.load(places.counts),
      ...i32.const(2),
      ...i32.mul,
      ...i32.add,
      ...set(until),
    ],
    ...when([...get(from), ...get(until), ...i32.less], sumRows),
  ];
  const sumReals = [
    ...[...i32.const(0), ...set(row)],
    ...[...times(seat, 4 * reals), ...set(from)],
    ...[...get(from), ...i32.const(4 * reals), ...i32.add, ...set(until)],
    ...repeat(
      [
        ...when(
          [...get(from), ...f32.load(places.reals), ...f32.const0, ...f32.differ],
          [...get(from), ...f32x4.loadSplat(places.reals), ...set(factor), ...addRow(wide, layout.real, byFactor)],
        ),
        ...step(row, 4 * wide),
        ...step(from, 4),
      ],
      [...get(from), ...get(until), ...i32.less],
    ),
  ];
  const second = [
    ...units(wide, (unit) => [...i32.const(0), ...get(sums(unit)), ...f32x4.store(scratch + 4 * unit)]),
    ...begin(narrow, layout.secondBias),
    ...[...i32.const(0), ...set(row), ...i32.const(0), ...set(from)],
    ...repeat(
      [
        ...[...get(from), ...f32x4.loadSplat(scratch), ...set(factor)],
        ...addRow(narrow, layout.second, byFactor),
        ...step(row, 4 * narrow),
        ...step(from, 4),
      ],
      [...get(from), ...i32.const(4 * wide), ...i32.less],
    ),
  ];
  const head = (nth: number): Code => {
    const weights = layout.head + nth * narrow;
    const sum = [
      ...units(narrow, (unit) => [
        ...get(sums(unit)),
        ...[...i32.const(0), ...f32x4.load(4 * (weights + unit))],
        ...f32x4.mul,
        ...(unit === 0 ? [] : [...get(factor), ...f32x4.add]),
        ...set(factor),
      ]),
    ];
    const lane = (n: number): Code => [...get(factor), ...f32x4.lane(n)];
    return [
      ...sum,
      ...times(seat, 4 * heads),
      ...[...lane(0), ...lane(1), ...f32.add, ...lane(2), ...lane(3), ...f32.add, ...f32.add],
      ...[...i32.const(0), ...f32.load(4 * (layout.headBias + nth)), ...f32.add],
      ...f32.store(out + 4 * nth),
    ];
  };

  const code = [
    ...[...i32.const(0), ...set(seat)],
    ...repeat(
      [
        ...first,
        ...(reals > 0 ? sumReals : []),
        ...positive(wide),
        ...second,
        ...positive(narrow),
        ...Array.from({ length: heads }, (_, nth) => head(nth)).flat(),
        ...step(seat, 1),
      ],
      [...get(seat), ...get(seats), ...i32.less],
    ),
  ];
  return moduleOf(WHOLE, Math.max(wide, narrow) / 4 + 1, code, pagesOf(shape));
}
