import { expect, it } from 'vitest';
import { areaOf } from './area.ts';

const MAP = [
  { lon: -9, lat: 51 },
  { lon: 0, lat: 57 },
];

it.each([
  [-8, 56, 'northwest'],
  [-4, 56, 'north'],
  [-1, 54, 'east'],
  [-4, 54, 'middle'],
  [-8, 51, 'southwest'],
])('%f, %f is the %s', (lon, lat, area) => expect(areaOf({ lon, lat }, MAP)).toBe(area));

it('a map of one place has it in one part', () => {
  expect(areaOf({ lon: 1, lat: 1 }, [{ lon: 1, lat: 1 }])).toBe('southwest');
});
