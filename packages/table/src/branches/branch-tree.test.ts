import { checkBranches, type GameRecord, parseRecord, RECORD_VERSION, recordToText, unwrap } from '@tessera/kernel';
import { array, assert, integer, property, string, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BranchTree,
  type Changed,
  lineLength,
  type Moment,
  mergeBranches,
  momentIn,
  movesOfLine,
  movesTo,
  nameBranch,
  ownerOf,
  playFrom,
  recordWithBranches,
  removeBranch,
  treeOf,
  waysOn,
} from './branch-tree.ts';

const GAME: BranchTree = { moves: ['a', 'b', 'c', 'd'], branches: [] };

/** Plays a row of moves from there. */
function tried(tree: BranchTree, moment: Moment, ...moves: string[]): Changed {
  return moves.reduce<Changed>(
    (now, move) => {
      const next = playFrom(now.tree, now.moment, move);
      if (!next) throw new Error('There are too many branches.');
      return next;
    },
    { tree, moment },
  );
}

describe('playing in a tree', () => {
  test('the move of the game itself is no branch', () => {
    expect(tried(GAME, { line: 0, at: 1 }, 'b', 'c')).toEqual({ tree: GAME, moment: { line: 0, at: 3 } });
  });

  test('another move leaves the game, and the branch grows', () => {
    const { tree, moment } = tried(GAME, { line: 0, at: 1 }, 'x', 'y');
    expect(tree).toEqual({ ...GAME, branches: [{ at: 1, moves: ['x', 'y'] }] });
    expect(moment).toEqual({ line: 1, at: 3 });
    expect(movesTo(tree, moment)).toEqual(['a', 'x', 'y']);
  });

  test('behind its end the game goes on as a branch', () => {
    expect(tried(GAME, { line: 0, at: 4 }, 'x').tree.branches).toEqual([{ at: 4, moves: ['x'] }]);
  });

  test('a branch is left where another move is played, and found again where it is the same', () => {
    const first = tried(GAME, { line: 0, at: 1 }, 'x', 'y', 'z');
    const second = tried(first.tree, { line: 1, at: 2 }, 'q');
    expect(second.tree.branches[1]).toEqual({ of: 1, at: 2, moves: ['q'] });
    expect(movesOfLine(second.tree, 2)).toEqual(['a', 'x', 'q']);
    expect(tried(second.tree, { line: 0, at: 1 }, 'x', 'q')).toEqual({ tree: second.tree, moment: { line: 2, at: 3 } });
  });

  test('back before a branch left, its moment is the game’s, and the way on is still its own', () => {
    const { tree } = tried(GAME, { line: 0, at: 2 }, 'x');
    const before = { line: 1, at: 1 };
    expect(ownerOf(tree, before)).toBe(0);
    expect(waysOn(tree, before)).toEqual([{ line: 1, move: 'b' }]);
    expect(waysOn(tree, { line: 1, at: 2 })).toEqual([
      { line: 1, move: 'x' },
      { line: 0, move: 'c' },
    ]);
    expect(tried(tree, before, 'n').tree.branches[1]).toEqual({ at: 1, moves: ['n'] });
  });

  test('a branch that has come to the end of the game is at its end', () => {
    const { tree, moment } = tried(GAME, { line: 0, at: 1 }, 'x');
    expect(waysOn(tree, moment)).toEqual([]);
    expect(momentIn(tree, { line: 7, at: 9 })).toEqual({ line: 0, at: 4 });
    expect(momentIn(tree, { line: 1, at: 9 })).toEqual({ line: 1, at: 2 });
  });
});

describe('names and removal', () => {
  const { tree } = tried(tried(GAME, { line: 0, at: 1 }, 'x', 'y').tree, { line: 1, at: 2 }, 'q');
  const three = tried(tree, { line: 0, at: 3 }, 'w').tree;

  test('a name is kept, and an empty one taken away', () => {
    const named = nameBranch(three, 2, '  north  ');
    expect(named.branches[1]).toEqual({ of: 1, at: 2, moves: ['q'], name: 'north' });
    expect(nameBranch(named, 2, ' ')).toEqual(three);
    expect(nameBranch(three, 9, 'x')).toBe(three);
  });

  test('a branch goes with all that leave it; the others are counted anew', () => {
    expect(removeBranch(three, 1, { line: 2, at: 3 })).toEqual({
      tree: { ...GAME, branches: [{ at: 3, moves: ['w'] }] },
      moment: { line: 0, at: 1 },
    });
    expect(removeBranch(three, 1, { line: 3, at: 4 }).moment).toEqual({ line: 1, at: 4 });
    expect(removeBranch(three, 2, { line: 2, at: 3 })).toEqual({
      tree: {
        ...GAME,
        branches: [
          { at: 1, moves: ['x', 'y'] },
          { at: 3, moves: ['w'] },
        ],
      },
      moment: { line: 1, at: 2 },
    });
  });
});

const RECORD: GameRecord = {
  tessera: RECORD_VERSION,
  game: 'g',
  seats: 2,
  scenario: 's',
  options: {},
  moves: GAME.moves,
};

/** Trees as they grow by trying, naming and removing anywhere. */
const grown = array(tuple(integer({ min: 0, max: 9 }), integer({ min: 0, max: 9 }), string({ maxLength: 3 }))).map(
  (acts) =>
    acts.reduce<BranchTree>((tree, [line, at, text]) => {
      const moment = momentIn(tree, { line: line % (tree.branches.length + 1), at });
      if (text === 'r') return removeBranch(tree, moment.line, moment).tree;
      if (text.length === 3) return nameBranch(tree, moment.line, text);
      return playFrom(tree, moment, text)?.tree ?? tree;
    }, GAME),
);

/** What can be reached, whichever branch it is written in. */
const paths = (tree: BranchTree): string[] =>
  [...tree.branches.keys()].map((index) => JSON.stringify(movesOfLine(tree, index + 1))).sort();

test('whatever is tried, a record with it reads back the same', () => {
  assert(
    property(grown, (tree) => {
      expect(checkBranches(tree.branches, tree.moves.length).ok).toBe(true);
      const read = unwrap(parseRecord(JSON.parse(recordToText(recordWithBranches(RECORD, tree)))));
      expect(treeOf(read)).toEqual(tree);
    }),
  );
});

test('what both have tried is there once, and nothing is lost', () => {
  assert(
    property(grown, grown, (one, other) => {
      const both = mergeBranches(one, other.branches);
      expect(checkBranches(both.branches, both.moves.length).ok).toBe(true);
      expect(mergeBranches(both, other.branches)).toEqual(both);
      const known = paths(both);
      // a branch may have grown by what the other played behind its end
      for (const path of [...paths(one), ...paths(other)])
        expect(known.some((each) => each.startsWith(path.slice(0, -1)))).toBe(true);
      expect(paths(mergeBranches(GAME, one.branches))).toEqual(paths(one));
    }),
  );
});

test('every line has as many moves as it says', () => {
  assert(
    property(grown, (tree) => {
      for (let line = 0; line <= tree.branches.length; line++)
        expect(movesOfLine(tree, line)).toHaveLength(lineLength(tree, line));
    }),
  );
});
