import { describe, expect, test } from 'vitest';
import { damaged, SMALL_BOARD, scenario } from '../../testing/boards.ts';
import { fresh, look, moves, play, refusal, roadsOf, table } from '../../testing/table.ts';
import { checkScenario, rules } from '../index.ts';

const verdict = (json: unknown): string => {
  const checked = checkScenario(json);
  return checked.ok ? 'accepted' : checked.error.message;
};

type Forts = Parameters<Parameters<typeof damaged>[0]>[0];
const fort = (forts: Forts, name: string) => {
  const found = forts.find((candidate) => candidate.name === name);
  if (!found) throw new Error(name);
  return found;
};
const cut = (forts: Forts, a: string, b: string) => {
  for (const [from, to] of [
    [a, b],
    [b, a],
  ]) {
    const one = fort(forts, from);
    one.roads = one.roads.filter((name) => name !== to);
    one.value = one.roads.length;
  }
};
const join = (forts: Forts, a: string, b: string) => {
  for (const [from, to] of [
    [a, b],
    [b, a],
  ]) {
    fort(forts, from).roads.push(to);
    fort(forts, from).value++;
  }
};

test('the boards we ship are accepted', () => {
  expect(verdict(damaged(() => {}))).toBe('accepted');
  for (const id of ['cambria', 'cumbria']) expect(rules.setup({ seats: 3, scenario: id, options: {} }).ok).toBe(true);
});

describe('a scenario is rejected with a message that names the fort', () => {
  test('C-1 unless it has 16 forts', () => {
    const more = damaged((forts) => {
      forts.push({ name: 'Londinium', value: 0, lon: 0, lat: 51, roads: [] });
      join(forts, 'Londinium', 'Isca');
      join(forts, 'Londinium', 'Viroconium');
    });
    expect(verdict(more)).toMatch(/16.*17.*Londinium/);
  });

  test('C-1 unless every road joins two different forts', () => {
    const self = damaged((forts) => {
      fort(forts, 'Isca').roads = ['Gobannium', 'Isca'];
    });
    expect(verdict(self)).toMatch(/Isca has a road to itself/);
  });

  test('unless no two roads join the same pair', () => {
    const twice = damaged((forts) => {
      fort(forts, 'Isca').roads = ['Gobannium', 'Gobannium'];
    });
    expect(verdict(twice)).toMatch(/Isca.*Gobannium/);
  });

  test('unless the fort at the other end is there, and knows of the road', () => {
    const nowhere = damaged((forts) => {
      fort(forts, 'Isca').roads = ['Gobannium', 'Roma'];
    });
    expect(verdict(nowhere)).toMatch(/Isca.*"Roma"/);
    const oneWay = damaged((forts) => {
      fort(forts, 'Isca').roads = ['Gobannium', 'Deva'];
    });
    expect(verdict(oneWay)).toMatch(/Isca.*Deva|Nidum.*Isca/);
  });

  test('C-1 unless each value equals the fort’s roads', () => {
    const wrong = damaged((forts) => {
      fort(forts, 'Isca').value = 3;
    });
    expect(verdict(wrong)).toMatch(/Isca has value 3 but 2 roads/);
  });

  test.each([1, 7, 0, -2, 2.5, '4', null, Number.NaN])('C-1 unless each value is 2 to 6: %s', (value) => {
    const wrong = damaged((forts) => {
      (fort(forts, 'Isca') as { value: unknown }).value = value;
    });
    expect(verdict(wrong)).toMatch(/^Isca has value/);
  });

  test('C-1 … counted by roads too: a fort of one road or of seven', () => {
    const one = damaged((forts) => cut(forts, 'Isca', 'Nidum'));
    expect(verdict(one)).toMatch(/Isca has value 1/);
    const seven = damaged((forts) => join(forts, 'Caer Gai', 'Bremia'));
    expect(verdict(seven)).toMatch(/Caer Gai has value 7/);
  });

  test('unless the board is connected', () => {
    const circle = { A: 'B C', B: 'A C', C: 'A B', D: 'E F', E: 'D F', F: 'D E' };
    expect(verdict(scenario(circle))).toMatch(/D can't be reached by road from A/);
    expect(verdict(scenario(circle, { custom: true }))).toMatch(/D can't be reached/);
  });

  test('C-4 unless 7 forts are of 4 or more', () => {
    const eight = damaged((forts) => join(forts, 'Viroconium', 'Deva'));
    expect(verdict(eight)).toMatch(/7 forts.*8.*Viroconium/);
    const ring = Object.fromEntries(
      Array.from({ length: 16 }, (_, n) => [`F${n}`, `F${(n + 1) % 16} F${(n + 15) % 16}`]),
    );
    expect(verdict(scenario(ring))).toMatch(/7 forts.*F0.*none/);
  });

  test('unless names differ, whatever their case and spaces', () => {
    const twins = damaged((forts) => {
      fort(forts, 'Isca').name = 'CAERGAI';
    });
    expect(verdict(twins)).toMatch(/Two forts are named CAERGAI/i);
  });

  test('unless it is a scenario at all', () => {
    for (const json of [null, 3, 'cambria', [], {}, { id: 'x', name: 'X' }, { id: 'x', name: 'X', forts: [] }])
      expect(verdict(json)).not.toBe('accepted');
    expect(verdict(damaged(() => {}, { colour: 'red' }))).toMatch(/no "colour"/);
    expect(verdict(damaged(() => {}, { custom: 'yes' }))).toMatch(/custom/);
    expect(verdict(damaged(() => {}, { id: 'Not An Id' }))).toMatch(/"id"/);
    expect(verdict(damaged((forts) => Object.assign(fort(forts, 'Isca'), { lat: 95 })))).toMatch(/Isca.*"lat"/);
    expect(verdict(damaged((forts) => Object.assign(fort(forts, 'Isca'), { gold: 1 })))).toMatch(/Isca.*"gold"/);
    expect(verdict(damaged((forts) => Object.assign(fort(forts, 'Isca'), { roads: 'Nidum' })))).toMatch(
      /Isca.*"roads"/,
    );
    expect(verdict(damaged((forts) => Object.assign(fort(forts, 'Isca'), { name: 'Is/ca' })))).toMatch(/Fort 16/);
  });
});

describe('a custom scenario', () => {
  test('is free of the counts 16 and 7', () => {
    expect(verdict(SMALL_BOARD)).toBe('accepted');
    expect(verdict({ ...SMALL_BOARD, custom: false })).toMatch(/16 forts/);
    const eight = damaged((forts) => join(forts, 'Viroconium', 'Deva'), { custom: true });
    expect(verdict(eight)).toBe('accepted');
  });

  test('has more than 6 forts', () => {
    const six = scenario(
      { A: 'B C D E F', B: 'A C D E F', C: 'A B D E F', D: 'A B C E F', E: 'A B C D F', F: 'A B C D E' },
      { custom: true },
    );
    expect(verdict(six)).toMatch(/at least 7 forts.*6/);
  });

  test('has at least 17 roads', () => {
    const sixteen = structuredClone(SMALL_BOARD) as unknown as { forts: Forts };
    cut(sixteen.forts, 'A', 'B');
    expect(verdict(sixteen)).toMatch(/at least 17 roads.*16/);
  });

  test('is never free of the rest', () => {
    const wrong = damaged((forts) => Object.assign(fort(forts, 'Isca'), { value: 3 }), { custom: true });
    expect(verdict(wrong)).toMatch(/Isca has value 3 but 2 roads/);
  });

  test('C-61 always leaves the neutral army a road: every soldier and the Legion on 17 roads', () => {
    const roads = [...new Set(SMALL_BOARD.forts.flatMap(({ name }) => roadsOf(name, SMALL_BOARD)))];
    expect(roads).toHaveLength(17);
    const t = table(2, SMALL_BOARD).on(roads[15], 'legion');
    for (const [index, road] of roads.slice(0, 15).entries()) t.on(road, 1 + (index % 3));
    expect(moves(t.dice(2)).every((text) => text.endsWith(` to ${roads[16]}`))).toBe(true);
    expect(moves(t.dice(2))).toHaveLength(5);
  });

  test('travels with the position and the record', () => {
    expect(look(fresh(3, SMALL_BOARD)).scenario).toEqual(SMALL_BOARD);
    expect(look(fresh(3, 'cumbria')).scenario).toBe('cumbria');
  });

  test('names are read with accents or without, and with the word "to" in them', () => {
    const board = structuredClone(SMALL_BOARD) as unknown as { forts: Forts };
    const names: Record<string, string> = { A: 'Caer to Gai', B: 'Ynys Môn', C: 'İsca', D: 'Come to' };
    for (const one of board.forts) {
      one.name = names[one.name] ?? one.name;
      one.roads = one.roads.map((name) => names[name] ?? name);
    }
    const s = fresh(3, board);
    play(s, 'start 1', 'die 6', 'put caer to gai/ynys mon', 'die 6', 'put Isca/Ynys Mon');
    expect(look(s).armies.map((army) => army.roads)).toEqual([['Caer to Gai/Ynys Môn'], ['Ynys Môn/İsca'], []]);
    const spent = table(3, board).hold('Ynys Môn', 1, 1, 1, 1, 1).dice(4, 6).state();
    const move = 'move Ynys Môn/Come to to Caer to Gai/Come to';
    expect(moves(spent)).toContain(move);
    expect(refusal(spent, move)).toBe('legal');
  });
});

test('an unknown scenario is refused with those there are', () => {
  const read = rules.setup({ seats: 3, scenario: 'hibernia', options: {} });
  expect(read.ok ? '' : read.error.message).toMatch(/hibernia.*cambria and cumbria/);
});

test('what is there for an editor is in no view, and a road names its end in a few letters', () => {
  const own = { ...SMALL_BOARD, $schema: 'x'.repeat(10_000) };
  const start = rules.setup({ seats: 3, scenario: own, options: {} });
  expect(start.ok && rules.view(start.value, 0).scenario).toEqual(SMALL_BOARD);
  const long = damaged((forts) => {
    fort(forts, 'Segontium').roads[0] += ' '.repeat(10_000);
  });
  expect(verdict(long)).toBe('Segontium needs "roads", a list of the names of forts.');
});
