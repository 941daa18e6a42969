import { type Game, type GameRecord, makeRecord, SeededRng, unwrap } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { hoard } from '../core/testing/hoard.fixture.ts';
import { tally } from '../core/testing/tally.fixture.ts';
import { playFrom, treeOf } from './branch-tree.ts';
import { BranchedGame } from './branched-game.ts';
import { gameIdOf } from './game-id.ts';

const CONFIG = { seats: 2, scenario: 'plain', options: {} };
const MOVES = ['die 1', 'add 1', 'add 2', 'die 2', 'add 2'];
const BRANCHES = [
  { at: 3, moves: ['die 1', 'add 1'] },
  { of: 1, at: 4, moves: ['add 2', 'add 2', 'die 2'] },
];

const recordOf = (moves: readonly string[], branches: GameRecord['branches'] = []): GameRecord => ({
  ...makeRecord(tally as Game, CONFIG, moves),
  branches,
});
const opened = (record: GameRecord) => unwrap(BranchedGame.open(tally, record));
const sums = (view: unknown) => (view as { sums: readonly number[] }).sums;

test('every moment of every line can be looked at, in any order', () => {
  const record = recordOf(MOVES, BRANCHES);
  const tree = treeOf(record);
  const board = opened(record);
  expect(sums(board.at(tree, { line: 0, at: 5 }).view)).toEqual([3, 4]);
  expect(sums(board.at(tree, { line: 2, at: 6 }).view)).toEqual([3, 4]);
  expect(board.at(tree, { line: 2, at: 7 }).steps.map(({ move }) => move)).toEqual([
    ...MOVES.slice(0, 3),
    'die 1',
    'add 2',
    'add 2',
    'die 2',
  ]);
  expect(sums(board.at(tree, { line: 1, at: 5 }).view)).toEqual([3, 1]);
  expect(sums(board.at(tree, { line: 0, at: 0 }).view)).toEqual([0, 0]);
});

test('any seat moves, dice are chosen, and a copy on the way spares no move', () => {
  const record = recordOf(MOVES);
  let tree = treeOf(record);
  const board = opened(record);
  let moment = { line: 0, at: 3 };
  expect(board.at(tree, moment)).toMatchObject({ waiting: 'roll', seat: 2, legal: [] });
  expect(board.outcomes(tree, moment).map(({ text, share }) => [text, share])).toEqual([
    ['die 1', 0.5],
    ['die 2', 0.5],
  ]);
  ({ tree, moment } = playFrom(tree, moment, 'die 1') ?? { tree, moment });
  expect(board.at(tree, moment)).toMatchObject({ waiting: 'move', seat: 2 });
  expect(board.at(tree, moment).legal.map(({ text }) => text)).toEqual(['add 1', 'add 2']);
  expect(board.check(tree, moment, 'add 3').ok).toBe(false);
  expect(board.foresee(tree, moment, 'add 2')).toMatchObject({ move: 'add 2', index: 4 });
  expect(board.roll(tree, { line: 0, at: 3 }, new SeededRng(1))).toHaveLength(1);
});

test('a long game is walked through backwards as forwards', () => {
  const long = { ...CONFIG, seats: 4 };
  const rng = new SeededRng(7);
  const moves: string[] = [];
  for (let turn = 0; turn < 12; turn++) moves.push(`die ${1 + rng.below(2)}`, 'add 1', `add ${1 + rng.below(2)}`);
  const record = makeRecord(tally as Game, long, moves);
  const tree = treeOf(record);
  const board = opened(record);
  const forwards = Array.from({ length: 37 }, (_, at) => board.at(tree, { line: 0, at }));
  for (let at = 36; at >= 0; at--) {
    const { steps: _, ...now } = board.at(tree, { line: 0, at });
    const { steps: __, ...before } = forwards[at];
    expect(now).toEqual(before);
  }
  expect(forwards[36].waiting).toBe('over');
});

test('the first move of every branch can be told', () => {
  const record = recordOf(MOVES, BRANCHES);
  const told = opened(record).firstSteps(treeOf(record));
  expect(told.map(({ index, move }) => [index, move])).toEqual([
    [3, 'die 1'],
    [4, 'add 2'],
  ]);
});

test('nothing is hidden from whoever tries things out', () => {
  const start = unwrap(BranchedGame.open(hoard, { ...makeRecord(hoard as Game, CONFIG, []), game: hoard.id }));
  const tree = { moves: [], branches: [] };
  const dealt = start.roll(tree, { line: 0, at: 0 }, new SeededRng(1));
  const { steps } = start.at({ moves: dealt, branches: [] }, { line: 0, at: dealt.length });
  expect(steps.every(({ view }) => Array.isArray((view as { hands: unknown[] }).hands[0]))).toBe(true);
});

describe('what can’t be played is refused, by number', () => {
  test.each<[string, GameRecord, RegExp]>([
    ['in the game', recordOf(['die 1', 'add 9']), /^Move 2, "add 9"/],
    ['in a branch', recordOf(MOVES, [BRANCHES[0], { at: 1, moves: ['add 2', 'add 7'] }]), /^Branch 2, move 2, "add 7"/],
    ['where it leaves', recordOf(MOVES, [{ at: 1, moves: ['die 1'] }]), /^Branch 1, move 1/],
  ])('%s', (_, record, message) => {
    const read = BranchedGame.open(tally, record);
    expect(read.ok ? '' : read.error.message).toMatch(message);
  });
});

test('the same game has one id, whatever was tried out in it and whoever has written it down', () => {
  const { moves, options, seats, ...rest } = recordOf(MOVES, BRANCHES);
  const again = { moves, seats, options, ...rest, branches: [], players: [{ name: 'Ann', kind: 'human' }] };
  expect(gameIdOf(again)).toBe(gameIdOf(recordOf(MOVES)));
  expect(gameIdOf(recordOf(MOVES.slice(1)))).not.toBe(gameIdOf(recordOf(MOVES)));
  expect(gameIdOf({ ...recordOf([]), from: { a: 1, b: { c: 2, d: [3] } } })).toBe(
    gameIdOf({ ...recordOf([]), from: { b: { d: [3], c: 2 }, a: 1 } }),
  );
});
