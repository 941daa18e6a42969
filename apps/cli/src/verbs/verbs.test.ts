import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cambria } from '@tessera/cambria';
import { unwrap } from '@tessera/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { chanceMove } from '../dice.ts';
import { CLI_GAMES } from '../games.ts';
import { Match } from '../match.ts';
import { tessera } from '../testing.ts';
import { sayUnread } from './scenario.ts';
import { simulate } from './sim.ts';

const folder = mkdtempSync(join(tmpdir(), 'tessera-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fileOf = (name: string, json: unknown) => {
  writeFileSync(join(folder, name), typeof json === 'string' ? json : JSON.stringify(json));
  return join(folder, name);
};

test('dice of a seed are fair, whichever seed', () => {
  const match = unwrap(Match.start(CLI_GAMES['cambria'].game, { seats: 3, scenario: 'cambria', options: {} }));
  for (const text of ['start 1', 'die 2', 'put Canovium/Deva', 'die 2', 'put Deva/Caer Gai', 'die 2', 'put Nidum/Isca'])
    match.play(unwrap(match.read(text)));
  const counts = new Map<number, number>();
  const rolls = 36_000;
  for (let seed = 0; seed < rolls; seed++) {
    const move = chanceMove(match, seed);
    counts.set(move, (counts.get(move) ?? 0) + 1);
  }
  expect(counts.size).toBe(21);
  let chi = 0;
  for (const [move, count] of counts) {
    const expected = (rolls / 36) * match.game.rules.weight(match.state, move);
    chi += (count - expected) ** 2 / expected;
  }
  expect(chi).toBeLessThan(45.3); // 20 degrees of freedom, one in a thousand
});

describe('tessera sim', () => {
  test('games at random are as long as they should be', () => {
    const { game } = CLI_GAMES['cambria'];
    for (const [seats, turns] of [
      [2, 63],
      [3, 142],
      [4, 94],
      [5, 76],
    ]) {
      const result = simulate(game, { seats, scenario: 'cambria', options: {} }, 300, 'length');
      expect(Math.abs((result.turns?.median ?? 0) / turns - 1), `${seats} seats`).toBeLessThan(0.15);
      expect(result.bySeat.reduce((sum, seat) => sum + seat.wins, 0)).toBeCloseTo(300);
    }
  });

  test('prints a table, or JSON', async () => {
    const argv = ['sim', 'cambria', '--seats', '4', '--games', '20', '--seed', '1'];
    expect((await tessera(argv)).out).toMatch(/seat 4 +\d+ +\d+\.\d %/);
    const json = JSON.parse((await tessera([...argv, '--json'])).out);
    expect(json).toMatchObject({ game: 'cambria', seats: 4, games: 20, seed: '1', bySeat: { length: 4 } });
  });
});

test('tessera arena: entrants rotate, shares and intervals are told', async () => {
  const { code, out } = await tessera([
    'arena',
    'cambria',
    '--seats',
    'hard,random,random',
    '--games',
    '30',
    '--ms',
    '5',
    '--seed',
    '1',
    '--plain',
    '--json',
  ]);
  expect(code).toBe(0);
  const { rows, games } = JSON.parse(out);
  expect(games).toBe(30);
  expect(rows.map((row: { name: string; seats: number }) => [row.name, row.seats])).toEqual([
    ['hard:5ms', 1],
    ['random', 2],
  ]);
  const [hard, random] = rows;
  expect(hard.wins + random.wins).toBeCloseTo(30);
  expect(hard.par).toBeCloseTo(1 / 3);
  expect(hard.low).toBeLessThan(hard.share);
  expect(hard.share).toBeGreaterThan(0.7);
});

describe('tessera replay', () => {
  const record = {
    tessera: 1,
    game: 'cambria',
    seats: 3,
    scenario: 'cambria',
    options: {},
    moves: ['start 2', 'die 4', 'put Canovium/Deva'],
  };

  test('tells a game in notation and words, as far as asked', async () => {
    const all = await tessera(['replay', fileOf('a.json', record)]);
    expect(all.out).toMatch(/3 {2}Seat 2 +put Canovium\/Deva +Seat 2: a soldier to Canovium\/Deva\./);
    expect(all.out).toContain('The record ends before the game does.');
    const some = await tessera(['replay', fileOf('a.json', record), '--to', '2']);
    expect(some.out).not.toContain('put Canovium/Deva');
  });

  test('says who resigned, that all agreed to end it, or that it was practice', async () => {
    const told = async (part: object) => (await tessera(['replay', fileOf('c.json', { ...record, ...part })])).out;
    expect(await told({ ended: { by: 2, why: 'resigned' } })).toContain('Seat 2 resigned.');
    expect(await told({ ended: { by: 0, why: 'agreed' } })).toContain('All agreed to end the game here.');
    expect(await told({ practice: true })).toContain('Practice: moves were taken back');
  });

  test('waits after each decision with --step', async () => {
    const { out } = await tessera(['replay', fileOf('a.json', record), '--step'], ['q']);
    expect(out).toContain('Enter for the next');
    expect(out).not.toContain('The count so far');
  });

  test('names the move that can’t be played', async () => {
    const file = fileOf('b.json', { ...record, moves: ['start 2', 'die 4', 'put Nidum/Isca'] });
    const { code, err } = await tessera(['replay', file]);
    expect(code).toBe(1);
    expect(err).toMatch(/move 3, "put Nidum\/Isca": .*fort of 4/);
  });

  test.each([
    ['{', /is not JSON/],
    ['[]', /A record is a JSON object/],
    ['{"tessera":3}', /versions 1 and 2 can be read/],
  ])('%s is no record', async (text, sentence) => {
    const { code, err } = await tessera(['replay', fileOf('c.json', text)]);
    expect(code).toBe(1);
    expect(err).toMatch(sentence);
  });
});

describe('tessera scenario', () => {
  test('draws a sound one', async () => {
    const { code, out } = await tessera(['scenario', fileOf('d.json', cambria.scenarios['cumbria'])]);
    expect(code).toBe(0);
    expect(out).toContain('16 forts, 28 roads');
  });

  test('knows by itself which game it is for', async () => {
    const { code, out } = await tessera([
      'scenario',
      fileOf('h.json', CLI_GAMES['hibernia'].game.scenarios['hibernia']),
    ]);
    expect(code).toBe(0);
    expect(out).toContain('20 lands');
    expect(out).toContain('tessera play hibernia --scenario');
  });

  test('names the fort of an unsound one', async () => {
    const board = structuredClone(cambria.scenarios['cambria']) as { forts: { roads: string[] }[] };
    board.forts[0].roads[0] = 'Roma';
    const { code, err } = await tessera(['scenario', fileOf('e.json', board)]);
    expect(code).toBe(1);
    expect(err).toContain('Segontium has a road to "Roma", and there is no such fort.');
  });

  test('says of a board that the network can’t read how bots play it', () => {
    const { game } = CLI_GAMES['cambria'];
    const [board] = Object.values(game.scenarios);
    const network = { evaluate: game.evaluate, canRead: () => false };
    expect(sayUnread({ game, network }, board)).toContain('network has not learnt it');
    expect(sayUnread({ game, network: { ...network, canRead: () => true } }, board)).toBeUndefined();
    expect(sayUnread({ game }, board)).toBeUndefined();
  });

  test('a file that is not there', async () => {
    expect((await tessera(['scenario', 'nowhere.json'])).err).toContain('there is no such file');
  });
});
