import { describe, expect, test } from 'vitest';
import { type GameRecord, parseRecord, RECORD_VERSION, recordToText } from './record.ts';
import { MAX_BRANCH_NAME, MAX_BRANCHES } from './record-branches.ts';

const RECORD: GameRecord = {
  tessera: RECORD_VERSION,
  game: 'cambria',
  seats: 3,
  scenario: 'cambria',
  options: {},
  moves: ['start 1', 'die 4', 'put A/B'],
};
const BRANCHES = [
  { at: 1, moves: ['die 5', 'put C/D'] },
  { of: 1, at: 2, name: 'the other road', moves: ['put E/F'] },
  { at: 3, moves: ['die 2'] },
];

const verdict = (branches: unknown): string => {
  const read = parseRecord({ ...RECORD, branches });
  return read.ok ? 'accepted' : read.error.message;
};

test('branches go through a record file and back', () => {
  const record = { ...RECORD, branches: BRANCHES };
  expect(parseRecord(JSON.parse(recordToText(record)))).toEqual({ ok: true, value: record });
});

test('whoever reads no branches, as the version before, reads the game that was played', () => {
  const { branches, ...rest } = JSON.parse(recordToText({ ...RECORD, branches: BRANCHES }));
  expect(branches).toHaveLength(3);
  expect(parseRecord({ ...rest, unheardOf: branches })).toEqual({ ok: true, value: RECORD });
});

describe('what is no branch is refused, by number', () => {
  test.each<[string, unknown, RegExp]>([
    ['no list', {}, /are a list/],
    ['too many', Array.from({ length: MAX_BRANCHES + 1 }, () => BRANCHES[0]), /at most 1000 branches/],
    ['a text', ['die 5'], /Branch 1 of the record is no object/],
    ['without moves', [BRANCHES[0], { at: 1, moves: [] }], /Branch 2 of the record is no object/],
    ['moves that are no text', [{ at: 1, moves: [5] }], /Branch 1/],
    ['a name too long', [{ ...BRANCHES[0], name: 'x'.repeat(MAX_BRANCH_NAME + 1) }], /Branch 1/],
    ['before the beginning', [{ at: -1, moves: ['x'] }], /Branch 1 leaves at a move/],
    ['after the end', [{ at: 4, moves: ['x'] }], /Branch 1 leaves at a move/],
    ['of itself', [{ of: 1, at: 1, moves: ['x'] }], /Branch 1 leaves a branch that is not before it/],
    ['of none', [BRANCHES[0], { of: 0, at: 1, moves: ['x'] }], /Branch 2 leaves a branch/],
    ['where its branch has not begun', [BRANCHES[0], { of: 1, at: 1, moves: ['x'] }], /Branch 2 leaves at a move/],
    ['where its branch has ended', [BRANCHES[0], { of: 1, at: 4, moves: ['x'] }], /Branch 2 leaves at a move/],
    ['a sea of moves', [{ at: 0, moves: Array.from({ length: 100_001 }, () => 'x') }], /at most 100000 moves/],
  ])('%s', (_, branches, message) => {
    expect(verdict(branches)).toMatch(message);
  });
});
