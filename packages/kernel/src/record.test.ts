import { describe, expect, test } from 'vitest';
import { deepArray } from './conformance/mutate.ts';
import { parseRecord, RECORD_VERSION, recordToText, upgradeRecord } from './record.ts';
import type { Game } from './rules.ts';
import type { SeatNumber } from './seat.ts';

const SECOND = 2 as SeatNumber;

const RECORD = {
  tessera: RECORD_VERSION,
  game: 'cambria',
  seats: 3,
  scenario: 'cambria',
  options: { lateTie: 'last' },
  players: [{ name: 'Ann', kind: 'human' }],
  moves: ['start 1', 'die 4'],
};

const verdict = (json: unknown): string => {
  const read = parseRecord(json);
  return read.ok ? 'accepted' : read.error.message;
};

test('a record is text and back, one move a line', () => {
  const text = recordToText(RECORD);
  expect(JSON.parse(text)).toEqual(RECORD);
  expect(text.split('\n')).toContain('    "die 4"');
  expect(JSON.parse(recordToText({ ...RECORD, moves: [] })).moves).toEqual([]);
});

test('a record keeps the position it began with', () => {
  const read = parseRecord({ ...RECORD, from: { phase: 'roll' } });
  expect(read.ok && read.value.from).toEqual({ phase: 'roll' });
});

test('a record keeps the whole proof of its dice', () => {
  const proof = { scheme: 'some-scheme', seeds: ['a'] };
  const read = parseRecord(JSON.parse(recordToText({ ...RECORD, proof })));
  expect(read.ok && read.value.proof).toEqual(proof);
});

test('a record of version 1 says so, and is read in the words of today', () => {
  const old = { ...RECORD, tessera: 1, from: { phase: 'roll', options: { lateTie: 'first' } } };
  const read = parseRecord(old);
  expect(read).toEqual({ ok: true, value: old });
  const game = {
    scenarios: { cambria: {} },
    fromVersion1: (config) => ({
      ...config,
      scenario: `old ${config.scenario}`,
      options: { ...config.options, old: 'yes' },
    }),
  } as Pick<Game, 'scenarios' | 'fromVersion1'> as Game;
  expect(upgradeRecord(game, old)).toEqual({
    ...RECORD,
    scenario: 'old cambria',
    options: { lateTie: 'last', old: 'yes' },
    from: { phase: 'roll', scenario: 'old cambria', options: { lateTie: 'first', old: 'yes' } },
  });
  expect(upgradeRecord(game, RECORD)).toBe(RECORD);
});

test('a record keeps how its game was ended, who resigned, that it was practice, and its hints', () => {
  const hinted = [{ by: SECOND, at: 3 }];
  const more = { ended: { by: SECOND, why: 'resigned' }, resigned: [SECOND], practice: true, hinted } as const;
  const read = parseRecord(JSON.parse(recordToText({ ...RECORD, ...more })));
  expect(read.ok && read.value).toEqual({ ...RECORD, ...more });
  expect(verdict({ ...RECORD, ended: 'resigned' })).toContain('"ended"');
  expect(verdict({ ...RECORD, resigned: 2 })).toContain('"resigned"');
  expect(verdict({ ...RECORD, hinted: [{ by: 2 }] })).toContain('"hinted"');
});

test('options may be left out', () => {
  const { options, ...rest } = RECORD;
  const read = parseRecord(rest);
  expect(read.ok && read.value.options).toEqual({});
  expect(options).toBeDefined();
});

describe('what is no record is refused, by name', () => {
  test.each<[string, unknown, RegExp]>([
    ['a list', [], /JSON object/],
    ['another version', { ...RECORD, tessera: 99 }, /99/],
    ['a deep version', { ...RECORD, tessera: deepArray() }, /a list/],
    ['no game', { ...RECORD, game: undefined }, /game/],
    ['no seats', { ...RECORD, seats: 'three' }, /seats/],
    ['no scenario', { ...RECORD, scenario: 3 }, /scenario/],
    ['options that are no texts', { ...RECORD, options: { lateTie: 1 } }, /options/],
    ['moves that are no texts', { ...RECORD, moves: [1] }, /moves/],
    ['too many moves', { ...RECORD, moves: Array(100_001).fill('pass') }, /100000/],
    ['players without names', { ...RECORD, players: [{}] }, /players/],
    ['a proof of nothing', { ...RECORD, proof: 'trust me' }, /proof/],
    ['a proof without a scheme', { ...RECORD, proof: {} }, /scheme/],
  ])('%s', (_, json, message) => {
    expect(verdict(json)).toMatch(message);
  });
});
