// Cuts the coastlines behind the boards and writes them as data:
//   node games/cambria/board/cut-coast.mjs
// Each cut goes well past the board's frame, because the drawing does.
// Natural Earth at 1:10m knows Anglesey, Holy Island only as part of it, and none of the smaller islands (Bardsey,
// Skomer, Caldey, the Farnes). The board doesn't miss them: they would be smaller than a soldier.
import { writeFileSync } from 'node:fs';
import { feature } from 'topojson-client';
import { asText, atlas, cut } from '../../../scripts/generate/coast.mjs';

const REGIONS = [
  { id: 'wales', west: -7.6, south: 49.8, east: 0.2, north: 54.8 },
  { id: 'cumbria', west: -6.4, south: 53.3, east: 0.6, north: 56 },
];
// Ireland too: on a wide screen one sees where the raiders come from.
const COUNTRIES = new Set(['United Kingdom', 'Isle of Man', 'Ireland']);

const countries = feature(atlas, atlas.objects.countries).features.filter((f) => COUNTRIES.has(f.properties.name));
// Only outer rings: no lake of these regions is large enough to be drawn.
const coasts = countries.flatMap(({ geometry }) =>
  geometry.type === 'Polygon' ? [geometry.coordinates[0]] : geometry.coordinates.map((polygon) => polygon[0]),
);
const regions = REGIONS.map((box) => ({
  ...box,
  rings: coasts.map((ring) => cut(ring, box)).filter((ring) => ring.length > 3),
}));

writeFileSync(new URL('coast.json', import.meta.url), `[${regions.map(asText).join(',\n')}]\n`);
for (const { id, rings } of regions) console.log(id, rings.map((ring) => ring.length).join(' '));
