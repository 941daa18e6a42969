import { MoveList, unwrap } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { damaged } from '../testing/boards.ts';
import { fresh, look, play, refusal, roadsOf, table } from '../testing/table.ts';
import { rules } from './index.ts';

const spent = () => table(3).hold('Caer Gai', 1, 1, 1, 1).ship(4, 1);

/** The one text and the one object of a move that is legal here. */
function both(s: ReturnType<typeof fresh>, text: string) {
  const move = unwrap(rules.parse(s, text));
  return [rules.format(s, move), rules.describe(s, move)];
}

describe('every kind of move has one text and one object', () => {
  test.each<[() => ReturnType<typeof fresh>, string, object]>([
    [() => fresh(3), 'start 2', { type: 'start', seat: 2 }],
    [() => play(fresh(3), 'start 2'), 'die 4', { type: 'die', die: 4 }],
    [() => table(3).state(), 'roll 3-5', { type: 'roll', dice: [3, 5] }],
    [() => spent().dice(2, 5).state(), 'ship 4 for 2', { type: 'ship', ship: 4, replaces: 2 }],
    [() => table(3).dice(2, 5).state(), 'put Gobannium/Isca', { type: 'put', from: 'reserve', to: 'Gobannium/Isca' }],
    [
      () => spent().dice(2, 5).state(),
      'move ship 4 to Gobannium/Isca',
      { type: 'put', from: 'ship 4', to: 'Gobannium/Isca' },
    ],
    [
      () => spent().dice(2, 5).state(),
      `move ${roadsOf('Caer Gai')[0]} to Gobannium/Isca`,
      { type: 'put', from: roadsOf('Caer Gai')[0], to: 'Gobannium/Isca' },
    ],
    [() => table(3).dice(1, 5).state(), 'legion Gobannium/Isca', { type: 'legion', to: 'Gobannium/Isca' }],
    [() => play(table(3).dice(1, 5), 'legion Gobannium/Isca'), 'board 4', { type: 'board', from: 'reserve', ship: 4 }],
    [
      () => play(spent().dice(1, 5), 'legion Gobannium/Isca'),
      'board 5 from ship 4',
      { type: 'board', from: 'ship 4', ship: 5 },
    ],
    [() => play(table(3).dice(1, 5), 'legion Gobannium/Isca'), 'ashore', { type: 'ashore' }],
    [() => table(3).dice(2, 5).state(), 'pass', { type: 'pass' }],
    [
      () => table(2).dice(5).state(),
      'neutral put Gobannium/Isca',
      { type: 'neutral', from: 'reserve', to: 'Gobannium/Isca' },
    ],
    [
      () => table(2).hold('Caer Gai', 3, 3, 3, 3, 3).dice(5).state(),
      `neutral move ${roadsOf('Caer Gai')[1]} to Gobannium/Isca`,
      { type: 'neutral', from: roadsOf('Caer Gai')[1], to: 'Gobannium/Isca' },
    ],
  ])('%#: %s', (make, text, object) => {
    expect(both(make(), text)).toEqual([text, object]);
    expect(rules.moveObjectToText(object)).toEqual({ ok: true, value: text });
  });
});

describe('a person may write it otherwise', () => {
  test.each([
    'put gobannium/isca',
    'PUT Gobannium/Isca',
    'put Isca/Gobannium',
    '  put   Isca / Gobannium ',
    'move reserve to Gobannium/Isca',
  ])('%s', (text) => {
    expect(look(play(table(3).dice(2, 5), text)).armies[0].roads).toEqual(['Gobannium/Isca']);
  });

  test('board ship 4 from ship2', () => {
    const s = play(table(3).hold('Caer Gai', 1, 1, 1, 1).ship(2, 1).dice(1, 5), 'legion Gobannium/Isca');
    expect(look(play(s, 'board ship 4 from ship2')).armies[0].ships).toEqual([4]);
  });

  test('an object may leave out the reserve', () => {
    expect(rules.moveObjectToText({ type: 'put', to: 'Gobannium/Isca' })).toEqual({
      ok: true,
      value: 'put Gobannium/Isca',
    });
    expect(rules.moveObjectToText({ type: 'board', ship: 4 })).toEqual({ ok: true, value: 'board 4' });
  });
});

describe('what is no move is named', () => {
  test.each([
    ['', 'is no move'],
    ['jump', '"jump" is no move'],
    ['put', 'is no road'],
    ['put Isca', '"Isca" is no road'],
    ['put Isca/Roma', 'no fort "Roma"'],
    ['put Isca/Deva', 'No road joins Isca and Deva'],
    ['put Isca/Gobannium/Nidum', 'is no road'],
    ['roll 7-1', 'roll 3-5'],
    ['roll 3', 'roll 3-5'],
    ['die 0', 'die 4'],
    ['ship 1 for 2', 'ship 4 for 2'],
    ['board 7', 'board 4'],
    ['pass on', 'stands alone'],
    ['move Gobannium/Isca', 'move'],
    ['move Roma/Isca to Gobannium/Isca', 'Roma'],
    ['legion standard', 'is no road'],
  ])('%s', (text, message) => {
    expect(refusal(table(3).dice(2, 5), text)).toContain(message);
  });

  test('an object of no known type', () => {
    const message = (json: unknown) => {
      const read = rules.moveObjectToText(json);
      return read.ok ? read.value : read.error.message;
    };
    expect(message({ type: 'jump' })).toContain('"jump"');
    expect(message({})).toContain('nothing');
    expect(message(null)).toContain('"type"');
    expect(message([])).toContain('type');
    expect(refusal(table(3), message({ type: 'roll', dice: [{ toString: 1 }, 2] }))).not.toBe('legal');
  });
});

test('a fort whose name grows when written small is found all the same', () => {
  // 'İ' is one letter; its small form has two
  const board = damaged((forts) => {
    for (const fort of forts) {
      if (fort.name === 'Isca') fort.name = 'İsca';
      fort.roads = fort.roads.map((name) => (name === 'Isca' ? 'İsca' : name));
    }
  });
  const s = table(3, board).hold('Caer Gai', 1, 1, 1, 1).on('Gobannium/İsca', 1).dice(3, 4).state();
  const list = new MoveList();
  rules.legal(s, list);
  for (const move of list.toArray()) expect(rules.parse(s, rules.format(s, move))).toEqual({ ok: true, value: move });
});
