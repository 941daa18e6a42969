import { type Path, withValue } from '@tessera/game-kit/testing';
import fc from 'fast-check';
import Schema from 'typebox/schema';
import { describe, expect, test } from 'vitest';
import { compileBoard } from '../rules/scenario/board.ts';
import { RING_MAP, SMALL_MAP } from '../testing/maps.ts';
import hibernia from './hibernia.json' with { type: 'json' };
import hiberniaLong from './hibernia-long.json' with { type: 'json' };
import schema from './scenario.schema.json' with { type: 'json' };

const fitsSchema = (json: unknown) => Schema.Check(schema as Schema.XSchema, json);
const isSound = (json: unknown) => compileBoard(json).ok;

describe('the published schema and the rules agree', () => {
  test.each([hibernia, hiberniaLong, SMALL_MAP, RING_MAP])('on the map $name', (map) => {
    expect(fitsSchema(map)).toBe(true);
    expect(isSound(map)).toBe(true);
  });

  const bad: [string, Path, unknown][] = [
    ['no id', ['id'], undefined],
    ['an id in capitals', ['id'], 'Island'],
    ['an id of 41 letters', ['id'], 'a'.repeat(41)],
    ['a blank name', ['name'], '  '],
    ['a name of 61 letters', ['name'], 'a'.repeat(61)],
    ['something else in it', ['author'], 'me'],
    ['no lands', ['lands'], undefined],
    ['three lands', ['lands'], hibernia.lands.slice(0, 3)],
    ['41 lands', ['lands'], Array(41).fill(hibernia.lands[0])],
    ['lands as an object', ['lands'], {}],
    ['a land that is text', ['lands', 3], 'Mide'],
    ['a land without a name', ['lands', 3, 'name'], undefined],
    ['a land with / in its name', ['lands', 3, 'name'], 'a/b'],
    ['a land with a name of 41 letters', ['lands', 3, 'name'], 'a'.repeat(41)],
    ['a blank province', ['lands', 3, 'province'], ' '],
    ['a province of 41 letters', ['lands', 3, 'province'], 'a'.repeat(41)],
    ['a land without a colour', ['lands', 3, 'colour'], undefined],
    ['a purple land', ['lands', 3, 'colour'], 'purple'],
    ['a castle as text', ['lands', 3, 'castle'], 'yes'],
    ['a centre as null', ['lands', 3, 'centre'], null],
    ['a lon of 181', ['lands', 3, 'lon'], 181],
    ['a lat of -86', ['lands', 3, 'lat'], -86],
    ['no lat', ['lands', 3, 'lat'], undefined],
    ['adjacent as text', ['lands', 3, 'adjacent'], 'Mide'],
    ['adjacent to a number', ['lands', 3, 'adjacent', 0], 4],
    ['a land named twice', ['lands', 3, 'adjacent'], ['Mide', 'Mide']],
    ['a land with a garrison', ['lands', 3, 'garrison'], 4],
    ['no track', ['track'], undefined],
    ['an empty track', ['track'], []],
    ['a track of 401 spaces', ['track'], Array(401).fill('blue')],
    ['a black space', ['track', 5], 'black'],
  ];
  test.each(bad)('that a map is refused with %s', (_, path, value) => {
    const map = withValue(hibernia, path, value);
    expect(fitsSchema(map)).toBe(false);
    expect(isSound(map)).toBe(false);
  });

  test('what the rules accept, the schema accepts, whatever is changed', () => {
    const key = fc.constantFrom('name', 'province', 'colour', 'castle', 'centre', 'lon', 'lat', 'adjacent');
    const path = fc.oneof(
      fc.constantFrom<Path>(['id'], ['name'], ['$schema'], ['lands'], ['track']),
      fc.tuple(fc.nat(19), key).map(([land, field]): Path => ['lands', land, field]),
      fc.tuple(fc.nat(19), fc.nat(6)).map(([land, other]): Path => ['lands', land, 'adjacent', other]),
      fc.nat(43).map((space): Path => ['track', space]),
    );
    const value = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(true, false, 2, -3.5, 'a', 'blue', 'red', 'Mide', 'MIDE', 'Uí Maine', 'ui maine', undefined),
    );
    let sound = 0;
    fc.assert(
      fc.property(path, value, (where, what) => {
        const map = withValue(hibernia, where, what);
        if (!isSound(map)) return;
        sound++;
        expect(fitsSchema(map)).toBe(true);
      }),
      { numRuns: 2000, seed: 1 },
    );
    expect(sound).toBeGreaterThan(50);
  });
});
