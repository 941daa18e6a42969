// Cuts coastlines out of Natural Earth 1:10m (public domain), for the boards of games: see games/*/board/cut-coast.mjs.
// The atlas is a dev dependency of several megabytes; a board only needs a few hundred points, so the cut is committed.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export const atlas = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-10m.json'), 'utf8'),
);
const DIGITS = 3;

/** Sutherland–Hodgman against one side of the box. */
function clipSide(ring, inside, cross) {
  const out = [];
  for (const [i, point] of ring.entries()) {
    const before = ring[(i + ring.length - 1) % ring.length];
    if (inside(point) !== inside(before)) out.push(cross(before, point));
    if (inside(point)) out.push(point);
  }
  return out;
}

const at = (a, b, axis, value) => {
  const t = (value - a[axis]) / (b[axis] - a[axis]);
  return [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])];
};

function clip(ring, { west, south, east, north }) {
  let out = ring.slice(0, -1);
  for (const [axis, value, keepAbove] of [
    [0, west, true],
    [0, east, false],
    [1, south, true],
    [1, north, false],
  ]) {
    if (out.length === 0) return out;
    out = clipSide(
      out,
      (p) => (keepAbove ? p[axis] >= value : p[axis] <= value),
      (a, b) => at(a, b, axis, value),
    );
  }
  return out;
}

const round = (x) => Number(x.toFixed(DIGITS));
// Points nearer than this (degrees) are finer than the board's own grid.
const GRAIN = 0.009;
function tidy(ring) {
  const out = [];
  for (const [lon, lat] of ring) {
    const last = out.at(-1);
    if (!last || Math.hypot(last[0] - lon, last[1] - lat) > GRAIN) out.push([round(lon), round(lat)]);
  }
  return out;
}

/** The part of a ring of [longitude, latitude] that lies in a box, without points that nobody would see. */
export const cut = (ring, box) => tidy(clip(ring, box));

/** A file of {id, west, south, east, north, rings}, one ring a line. */
export const asText = ({ rings, ...head }) =>
  `{${JSON.stringify(head).slice(1, -1)}, "rings": [\n${rings.map((ring) => JSON.stringify(ring)).join(',\n')}\n]}`;
