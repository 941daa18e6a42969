import { expect, test } from 'vitest';
import hibernia from '../../scenarios/hibernia.json' with { type: 'json' };
import hiberniaLong from '../../scenarios/hibernia-long.json' with { type: 'json' };
import { LANDS, LONG_TRACK, TRACK } from '../../testing/printed-map.ts';
import type { Scenario, ScenarioLand } from './board.ts';

const scenario = hibernia as Scenario;
const named = (name: string): ScenarioLand => {
  const found = scenario.lands.find((land) => land.name === name);
  if (!found) throw new Error(name);
  return found;
};

test('H-1 there are 20 lands, 5 of each colour, in four provinces', () => {
  expect(scenario.lands).toHaveLength(20);
  for (const colour of ['blue', 'green', 'red', 'yellow'])
    expect(scenario.lands.filter((land) => land.colour === colour)).toHaveLength(5);
  expect(new Set(scenario.lands.map((land) => land.province))).toEqual(
    new Set(['Ulster', 'Connacht', 'Leinster', 'Munster']),
  );
});

test.each(LANDS)('H-1 %s is as printed', (title, province, colour, place, adjacent) => {
  const [lon, lat] = place.split(', ').map(Number);
  const land = named(title.replace(/ [*+]$/, ''));
  expect(land).toMatchObject({ province, colour, lon, lat });
  expect([...land.adjacent].sort()).toEqual(adjacent.split(', ').sort());
  expect(land.castle ?? false).toBe(title.endsWith('*'));
  expect(land.centre ?? false).toBe(title.endsWith('+'));
});

test('H-1 four castles, one in each province, each of another colour', () => {
  const castles = scenario.lands.filter((land) => land.castle);
  expect(new Set(castles.map((land) => land.province)).size).toBe(4);
  expect(new Set(castles.map((land) => land.colour)).size).toBe(4);
  expect(castles).toHaveLength(4);
});

test('H-1 the four lands in the centre all touch each other and are of four colours', () => {
  const centre = scenario.lands.filter((land) => land.centre);
  expect(centre.map((land) => land.colour).sort()).toEqual(['blue', 'green', 'red', 'yellow']);
  for (const a of centre) for (const b of centre) if (a !== b) expect(a.adjacent).toContain(b.name);
});

test('H-1 no two lands of a colour are adjacent, and every castle has four neighbours', () => {
  for (const land of scenario.lands)
    for (const other of land.adjacent) expect(named(other).colour).not.toBe(land.colour);
  for (const land of scenario.lands.filter(({ castle }) => castle)) expect(land.adjacent).toHaveLength(4);
});

test('H-1 the map turned by a province is the same map, colour to colour', () => {
  // Ulster → Connacht → Munster → Leinster: each province lists its lands in the same order
  const provinces = ['Ulster', 'Connacht', 'Munster', 'Leinster'];
  const landsOf = (province: string) => scenario.lands.filter((land) => land.province === province);
  const turned = new Map<string, string>();
  for (const [index, province] of provinces.entries())
    for (const [n, land] of landsOf(province).entries())
      turned.set(land.name, landsOf(provinces[(index + 1) % 4])[n].name);
  const colours = new Map<string, string>();
  for (const land of scenario.lands) {
    const there = named(turned.get(land.name) ?? '');
    expect([...there.adjacent].sort()).toEqual(land.adjacent.map((name) => turned.get(name)).sort());
    expect(colours.get(land.colour) ?? there.colour).toBe(there.colour);
    colours.set(land.colour, there.colour);
  }
});

test('H-1 the long track is beside the same map', () => {
  expect(hiberniaLong.lands).toEqual(hibernia.lands);
  expect(hiberniaLong.id).toBe('hibernia-long');
});

test.each([
  ['44 spaces, 11', scenario, TRACK, 11],
  ['52 spaces, 13', hiberniaLong as Scenario, LONG_TRACK, 13],
])('H-2 the track is as printed: %s of each colour, doubles but no triple', (_, { track }, printed, ofEach) => {
  const letters = track.map((colour) => colour[0].toUpperCase());
  expect(letters.join(' ')).toBe(printed);
  expect(letters).toHaveLength(4 * ofEach);
  for (const letter of 'BGRY') expect(letters.filter((other) => other === letter)).toHaveLength(ofEach);
  const loop = [...letters, ...letters].join('');
  expect(loop).toMatch(/(.)\1/);
  expect(loop).not.toMatch(/(.)\1\1/);
  expect(loop).toContain('RBBYR');
  expect(letters[0]).toBe('Y');
});
