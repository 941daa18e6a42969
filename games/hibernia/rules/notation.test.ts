import { MoveList, unwrap, withoutSchema } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { damaged } from '../testing/maps.ts';
import { fresh, land, look, play, refusal, table } from '../testing/table.ts';
import { rules } from './index.ts';
import type { State } from './state.ts';

const south = () => table(4).holds(1, 'Desmumu', 'Tuadmumu').die('yellow');
const asked = () => play(table(4).holds(1, 'Brega 3', 'Ulaid 3').reserve(1, 0).die('red'), 'march Mide');

describe('every kind of move has one text and one object', () => {
  test.each<[() => State, string, object]>([
    [() => fresh(3), 'start 2', { type: 'start', seat: 2 }],
    [() => play(fresh(3), 'start 2'), 'castle Cenél Conaill', { type: 'castle', land: 'Cenél Conaill' }],
    [() => table(3).state(), 'roll purple', { type: 'roll', face: 'purple' }],
    [() => south().state(), 'march Uí Fidgeinti', { type: 'march', land: 'Uí Fidgeinti' }],
    [() => south().state(), 'raise', { type: 'raise' }],
    [asked, 'take Ulaid', { type: 'take', land: 'Ulaid' }],
  ])('%#: %s', (make, text, object) => {
    const s = make();
    const move = unwrap(rules.parse(s, text));
    expect([rules.format(s, move), rules.describe(s, move)]).toEqual([text, object]);
    expect(rules.moveObjectToText(object)).toEqual({ ok: true, value: text });
  });
});

test.each(['march ui fidgeinti', 'MARCH Uí Fidgeinti', '  march   UI  FIDGEINTI ', 'March uifidgeinti'])(
  'a person may write it otherwise: %s',
  (text) => {
    expect(land(play(south(), text), 'Uí Fidgeinti')).toBe('1 2');
  },
);

describe('what is no move is named', () => {
  test.each([
    ['', 'is no move'],
    ['jump', '"jump" is no move'],
    ['march', 'no land ""'],
    ['march Roma', 'no land "Roma"'],
    ['march Mide Brega', 'no land "Mide Brega"'],
    ['roll orange', 'roll blue'],
    ['roll', 'roll blue'],
    ['start', 'start 1'],
    ['start two', 'start 1'],
    ['raise all', 'stands alone'],
    ['marchMide', 'is no move'],
  ])('%s', (text, message) => {
    expect(refusal(south(), text)).toContain(message);
  });

  test('an object of no known type', () => {
    const message = (json: unknown) => {
      const read = rules.moveObjectToText(json);
      return read.ok ? read.value : read.error.message;
    };
    expect(message({ type: 'jump' })).toContain('"jump"');
    expect(message({})).toContain('nothing');
    expect(message(null)).toContain('"type"');
    expect(message('march Mide')).toContain('"type"');
    expect(refusal(south(), message({ type: 'march', land: { toString: 1 } }))).not.toBe('legal');
  });
});

test('a land whose name grows when written small is found all the same', () => {
  // 'İ' is one letter; its small form has two
  const board = damaged((_, lands) => {
    for (const one of lands) {
      if (one.name === 'Mide') one.name = 'İmide';
      one.adjacent = one.adjacent.map((name) => (name === 'Mide' ? 'İmide' : name));
    }
  });
  const s = table(3, board).holds(1, 'Brega', 'İmide').die('black').state();
  const list = new MoveList();
  rules.legal(s, list);
  for (const move of list.toArray()) expect(rules.parse(s, rules.format(s, move))).toEqual({ ok: true, value: move });
  expect(look(s).scenario).toEqual(withoutSchema(board));
});
