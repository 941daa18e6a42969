// Cuts the coastlines behind the boards out of Natural Earth 1:10m (public domain) and writes them as data:
//   node scripts/coast.mjs
// The atlas is a dev dependency of several megabytes; the board only needs a few hundred points, so the cut is committed.
// Each cut goes well past the board's frame, because the drawing does.
// Natural Earth at 1:10m knows Anglesey, Holy Island only as part of it, and none of the smaller islands (Bardsey,
// Skomer, Caldey, the Farnes). The board doesn't miss them: they would be smaller than a soldier.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature, merge } from 'topojson-client';

const REGIONS = [
  { id: 'wales', west: -7.6, south: 49.8, east: 0.2, north: 54.8 },
  { id: 'cumbria', west: -6.4, south: 53.3, east: 0.6, north: 56 },
];
// Ireland too: on a wide screen one sees where the raiders come from.
const COUNTRIES = new Set(['United Kingdom', 'Isle of Man', 'Ireland']);
const DIGITS = 3;

const atlas = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-10m.json'), 'utf8'),
);
const countries = feature(atlas, atlas.objects.countries).features.filter((f) => COUNTRIES.has(f.properties.name));
// Only outer rings: no lake of these regions is large enough to be drawn.
const rings = countries.flatMap(({ geometry }) =>
  geometry.type === 'Polygon' ? [geometry.coordinates[0]] : geometry.coordinates.map((polygon) => polygon[0]),
);

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

const regions = REGIONS.map((box) => ({
  ...box,
  rings: rings.map((ring) => tidy(clip(ring, box))).filter((ring) => ring.length > 3),
}));

const file = new URL('../games/cambria/board/coast.json', import.meta.url);
const text = regions
  .map((r) => {
    const { rings: list, ...head } = r;
    return `{${JSON.stringify(head).slice(1, -1)}, "rings": [\n${list.map((ring) => JSON.stringify(ring)).join(',\n')}\n]}`;
  })
  .join(',\n');
writeFileSync(file, `[${text}]\n`);
for (const region of regions) console.log(region.id, region.rings.map((ring) => ring.length).join(' '));

// Hibernia: the island in one piece, so the border across it has to go before the cut.
const ISLAND = { id: 'ireland', west: -10.8, south: 51.3, east: -5.4, north: 55.5 };
const STATES = new Set(['Ireland', 'United Kingdom']);
const island = merge(
  atlas,
  atlas.objects.countries.geometries.filter((g) => STATES.has(g.properties.name)),
);
// Kintyre reaches into the same box; all of it lies east of here.
const KINTYRE = -5.9;
const irish = island.coordinates
  .map((polygon) => tidy(clip(polygon[0], ISLAND)))
  .filter((ring) => ring.length > 6 && ring.some(([lon]) => lon < KINTYRE));
const islandFile = new URL('../games/hibernia/board/coast.json', import.meta.url);
const islandRings = irish.map((ring) => JSON.stringify(ring)).join(',\n');
writeFileSync(islandFile, `{${JSON.stringify(ISLAND).slice(1, -1)}, "rings": [\n${islandRings}\n]}\n`);
console.log(ISLAND.id, irish.map((ring) => ring.length).join(' '));
