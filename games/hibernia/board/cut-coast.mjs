// Cuts the coastline of the island and writes it as data:
//   node games/hibernia/board/cut-coast.mjs
import { writeFileSync } from 'node:fs';
import { merge } from 'topojson-client';
import { asText, atlas, cut } from '../../../scripts/generate/coast.mjs';

const ISLAND = { id: 'ireland', west: -10.8, south: 51.3, east: -5.4, north: 55.5 };
const STATES = new Set(['Ireland', 'United Kingdom']);
// Kintyre reaches into the same box; all of it lies east of here.
const KINTYRE = -5.9;

// The island in one piece: the border across it has to go before the cut.
const island = merge(
  atlas,
  atlas.objects.countries.geometries.filter((g) => STATES.has(g.properties.name)),
);
const rings = island.coordinates
  .map((polygon) => cut(polygon[0], ISLAND))
  .filter((ring) => ring.length > 6 && ring.some(([lon]) => lon < KINTYRE));

writeFileSync(new URL('coast.json', import.meta.url), `${asText({ ...ISLAND, rings })}\n`);
console.log(ISLAND.id, rings.map((ring) => ring.length).join(' '));
