import { type Path, withValue } from '@tessera/game-kit/testing';
import fc from 'fast-check';
import Schema from 'typebox/schema';
import { describe, expect, test } from 'vitest';
import { compileBoard } from '../rules/scenario/board.ts';
import cambria from './cambria.json' with { type: 'json' };
import cumbria from './cumbria.json' with { type: 'json' };
import schema from './scenario.schema.json' with { type: 'json' };

const fitsSchema = (json: unknown) => Schema.Check(schema as Schema.XSchema, json);
const isSound = (json: unknown) => compileBoard(json).ok;

describe('the published schema and the rules agree', () => {
  test.each([cambria, cumbria])('on the board $name', (board) => {
    expect(fitsSchema(board)).toBe(true);
    expect(isSound(board)).toBe(true);
  });

  const bad: [string, Path, unknown][] = [
    ['no id', ['id'], undefined],
    ['an id in capitals', ['id'], 'Island'],
    ['an id of 41 letters', ['id'], 'a'.repeat(41)],
    ['a blank name', ['name'], '  '],
    ['a name of 61 letters', ['name'], 'a'.repeat(61)],
    ['custom as text', ['custom'], 'yes'],
    ['something else in it', ['author'], 'me'],
    ['no forts', ['forts'], undefined],
    ['an empty list of forts', ['forts'], []],
    ['forts as an object', ['forts'], {}],
    ['a fort that is text', ['forts', 3], 'Deva'],
    ['a fort without a name', ['forts', 3, 'name'], undefined],
    ['a fort with / in its name', ['forts', 3, 'name'], 'a/b'],
    ['a fort with a name of 41 letters', ['forts', 3, 'name'], 'a'.repeat(41)],
    ['a fort whose name ends in a hyphen', ['forts', 3, 'name'], 'a-'],
    ['a value of 1', ['forts', 3, 'value'], 1],
    ['a value of 7', ['forts', 3, 'value'], 7],
    ['half a value', ['forts', 3, 'value'], 2.5],
    ['a value as text', ['forts', 3, 'value'], '3'],
    ['a lon of 181', ['forts', 3, 'lon'], 181],
    ['a lat of -86', ['forts', 3, 'lat'], -86],
    ['no lat', ['forts', 3, 'lat'], undefined],
    ['roads as text', ['forts', 3, 'roads'], 'Deva'],
    ['a road that is a number', ['forts', 3, 'roads', 0], 4],
    ['a fort with a garrison', ['forts', 3, 'garrison'], 4],
  ];
  test.each(bad)('that a board is refused with %s', (_, path, value) => {
    const board = withValue(cambria, path, value);
    expect(fitsSchema(board)).toBe(false);
    expect(isSound(board)).toBe(false);
  });

  test('that a board of 15 forts needs "custom": true', () => {
    const fewer = { ...cambria, forts: cambria.forts.slice(1) };
    expect(fitsSchema(fewer)).toBe(false);
    expect(isSound(fewer)).toBe(false);
  });

  test('that 61 forts are too many, custom or not', () => {
    const forts = Array.from({ length: 61 }, (_, i) => ({ ...cambria.forts[0], name: `Fort ${i}` }));
    expect(fitsSchema({ ...cambria, custom: true, forts })).toBe(false);
    expect(isSound({ ...cambria, custom: true, forts })).toBe(false);
  });

  test('what the rules accept, the schema accepts, whatever is changed', () => {
    const path = fc.oneof(
      fc.constantFrom<Path>(['id'], ['name'], ['custom'], ['$schema'], ['forts']),
      fc
        .tuple(fc.nat(15), fc.constantFrom('name', 'value', 'lon', 'lat', 'roads'))
        .map(([fort, key]): Path => ['forts', fort, key]),
      fc.tuple(fc.nat(15), fc.nat(5)).map(([fort, road]): Path => ['forts', fort, 'roads', road]),
    );
    const value = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(true, false, 2, 3, -3.5, 'a', 'Bala', 'Caer Gai', 'caergai', 'Llŷn', "St David's", undefined),
    );
    fc.assert(
      fc.property(path, value, (where, what) => {
        const board = withValue(cambria, where, what);
        if (isSound(board)) expect(fitsSchema(board)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
