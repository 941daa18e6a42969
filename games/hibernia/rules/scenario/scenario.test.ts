import { describe, expect, test } from 'vitest';
import { damaged, map, RING_MAP, SMALL_MAP } from '../../testing/maps.ts';
import { checkScenario, rules } from '../index.ts';

const verdict = (json: unknown): string => {
  const checked = checkScenario(json);
  return checked.ok ? 'accepted' : checked.error.message;
};

test('the map we ship and the maps of these tests are accepted', () => {
  for (const board of [damaged(() => {}), SMALL_MAP, RING_MAP]) expect(verdict(board)).toBe('accepted');
});

test('the smallest map has one land of each colour, all castles, all centre', () => {
  const four = { B: 'G R Y', G: 'B R Y', R: 'B G Y', Y: 'B G R' };
  expect(verdict(map(four, { castles: 'B G R Y', centre: 'B G R Y' }))).toBe('accepted');
});

describe('a scenario is rejected with a message that names the land', () => {
  test('unless adjacency is symmetric', () => {
    const oneWay = damaged((land) => {
      land('Brega').adjacent.push('Desmumu');
    });
    expect(verdict(oneWay)).toMatch(/Brega is adjacent to Desmumu, but Desmumu is not adjacent to Brega/);
  });

  test('unless an adjacent land is there, is another one, and is named once', () => {
    const add = (name: string) => damaged((land) => void land('Brega').adjacent.push(name));
    expect(verdict(add('Roma'))).toMatch(/Brega.*"Roma"/);
    expect(verdict(add('brega'))).toMatch(/Brega is adjacent to itself/);
    expect(verdict(add('MIDE'))).toMatch(/Brega names Mide twice/);
  });

  test('unless the map is connected', () => {
    const cutOff = damaged((land) => {
      for (const name of land('Umall').adjacent)
        land(name).adjacent = land(name).adjacent.filter((other) => other !== 'Umall');
      land('Umall').adjacent = [];
    });
    expect(verdict(cutOff)).toMatch(/Umall can't be reached from Cenél Conaill/);
  });

  test('H-1 unless every colour has the same number of lands', () => {
    const recoloured = damaged((land) => {
      land('Umall').colour = 'green';
    });
    expect(verdict(recoloured)).toMatch(/same number of lands.*Umall/);
  });

  test('H-1 … and the colour that is off is the one whose lands are named', () => {
    const more = damaged((land, lands) => {
      lands.push({ ...land('Umall'), name: 'Far Isle', colour: 'blue', adjacent: ['Umall'] });
      land('Umall').adjacent.push('Far Isle');
    });
    expect(verdict(more)).toMatch(/blue.*Far Isle/);
  });

  test('H-1 unless a colour has ten lands at most', () => {
    const names = Array.from({ length: 44 }, (_, n) => `${'BGRY'[n % 4]}${n}`);
    const row = Object.fromEntries(names.map((name, n) => [name, [names[n - 1], names[n + 1]].join(' ')]));
    expect(verdict(map(row))).toMatch(/at most 10 lands.*40: "B40" is one too many/);
  });

  test('H-1 unless the castles are four', () => {
    const three = damaged((land) => {
      land('Brega').castle = false;
    });
    expect(verdict(three)).toMatch(/A map has four castle lands; this one has 3: Cenél Conaill, Aidne, Caisel/);
    const five = damaged((land) => {
      land('Mide').castle = true;
    });
    expect(verdict(five)).toMatch(/this one has 5:.*Mide/);
  });

  test('H-1 … in four colours and four provinces', () => {
    const colour = damaged((land) => {
      land('Brega').castle = false;
      land('Uí Dúnlainge').castle = true;
    });
    expect(verdict(colour)).toMatch(/Cenél Conaill and Uí Dúnlainge stand in lands of one colour/);
    const province = damaged((land) => {
      land('Brega').province = 'Ulster';
    });
    expect(verdict(province)).toMatch(/Cenél Conaill and Brega stand in one province/);
  });

  test('H-1 unless the four centre lands are adjacent to each other', () => {
    const apart = damaged((land) => {
      land('Airgialla').adjacent = land('Airgialla').adjacent.filter((name) => name !== 'Aurmumu');
      land('Aurmumu').adjacent = land('Aurmumu').adjacent.filter((name) => name !== 'Airgialla');
    });
    expect(verdict(apart)).toMatch(/centre lands Airgialla and Aurmumu are not adjacent/);
    const three = damaged((land) => {
      land('Mide').centre = false;
    });
    expect(verdict(three)).toMatch(/A map has four centre lands; this one has 3/);
  });

  test('H-2 unless the track has only the four colours', () => {
    expect(verdict(damaged(() => {}, { track: ['blue', 'orange'] }))).toMatch(/Space 2 of the track/);
    expect(verdict(damaged(() => {}, { track: ['blue', 'black'] }))).toMatch(/blue, green, red, yellow/);
    expect(verdict(damaged(() => {}, { track: [] }))).toMatch(/"track"/);
    expect(verdict(damaged(() => {}, { track: 'blue' }))).toMatch(/"track"/);
    expect(verdict(damaged(() => {}, { track: Array(401).fill('blue') }))).toMatch(/1–400/);
  });

  test('unless names differ, whatever their case, spaces and accents', () => {
    const twins = damaged((land) => {
      land('Umall').name = 'Ui Maine';
    });
    expect(verdict(twins)).toMatch(/Two lands are named (Ui|Uí) Maine/);
  });

  test.each<[string, Record<string, unknown>, RegExp]>([
    ['no province', { province: '' }, /^Umall.*"province"/],
    ['a fifth colour', { colour: 'black' }, /^Umall.*"colour"/],
    ['a castle that is a text', { castle: 'yes' }, /"castle" of Umall/],
    ['a centre that is a number', { centre: 1 }, /"centre" of Umall/],
    ['no place', { lon: undefined }, /^Umall.*"lon"/],
    ['a place off the globe', { lat: 91 }, /^Umall.*"lat"/],
    ['neighbours as a text', { adjacent: 'Aidne' }, /^Umall.*"adjacent"/],
    ['something else', { harbour: true }, /^Umall.*"harbour"/],
    ['no name', { name: undefined }, /^Land 10.*"name"/],
    ['a name with a slash', { name: 'U/mall' }, /^Land 10.*"name"/],
  ])('unless its lands are whole: %s', (_, change, message) => {
    const broken = damaged((land) => void Object.assign(land('Umall'), change));
    expect(verdict(broken)).toMatch(message);
  });

  test.each<[string, unknown, RegExp]>([
    ['a text', 'hibernia', /JSON object/],
    ['a list', [], /JSON object/],
    ['no id', damaged(() => {}, { id: undefined }), /"id"/],
    ['a loud id', damaged(() => {}, { id: 'HIBERNIA' }), /"id"/],
    ['no name', damaged(() => {}, { name: ' ' }), /"name"/],
    ['no lands', damaged(() => {}, { lands: [] }), /"lands"/],
    ['a land that is a text', damaged(() => {}, { lands: ['Mide', 'Brega', 'Ulaid', 'Umall'] }), /Land 1/],
    ['something else', damaged(() => {}, { weather: 'fog' }), /"weather"/],
  ])('unless it is a scenario at all: %s', (_, json, message) => {
    expect(verdict(json)).toMatch(message);
  });
});

test('an unknown scenario is refused with those there are', () => {
  const read = rules.setup({ seats: 3, scenario: 'cambria', options: {} });
  expect(read.ok ? '' : read.error.message).toMatch(/"cambria".*hibernia/);
});

test('what is there for an editor is in no view, and a land names another in a few letters', () => {
  const own = { ...SMALL_MAP, $schema: 'x'.repeat(10_000) };
  const start = rules.setup({ seats: 3, scenario: own, options: {} });
  expect(start.ok && rules.view(start.value, 0).scenario).toEqual(SMALL_MAP);
  const long = damaged((land) => {
    land('Brega').adjacent[0] += ' '.repeat(10_000);
  });
  expect(verdict(long)).toBe('Brega needs "adjacent", a list of the names of lands.');
});
