import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Branch, branchOf, linesOf, takeBack } from './branches.ts';

test('a move belongs to the last take-back that reached it', () => {
  const at = (...kept: number[]) => kept.map((n): Branch => ({ kept: n, undone: ['die 1'] }));
  const branches = (list: readonly Branch[]) => [0, 4, 5, 9, 10, 30].map((move) => branchOf(list, move));
  expect(branches([])).toEqual([0, 0, 0, 0, 0, 0]);
  expect(branches(at(5, 10))).toEqual([0, 0, 1, 1, 2, 2]);
  expect(branches(at(10, 5))).toEqual([0, 0, 2, 2, 2, 2]);
});

describe('going back', () => {
  const moves = ['die 1', 'add 1', 'add 2', 'die 2', 'add 1'];

  test('over a roll begins a branch and keeps what was undone', () => {
    expect(takeBack([], moves, 3, true)).toEqual([{ kept: 3, undone: ['die 2', 'add 1'] }]);
  });

  test('over decisions alone changes no die', () => {
    expect(takeBack([], moves, 4, false)).toEqual([]);
    const branches = [{ kept: 3, undone: ['die 1'] }];
    expect(takeBack(branches, moves, 4, false)).toBe(branches);
  });

  test('over decisions before the last roll taken back makes that take-back reach further', () => {
    const rolledBack = takeBack([], moves, 3, true);
    expect(takeBack(rolledBack, moves.slice(0, 3), 1, false)).toEqual([
      { kept: 1, undone: ['add 1', 'add 2', 'die 2', 'add 1'] },
    ]);
  });
});

test('a take-back that kept more moves than there were', () => {
  const lines = linesOf(['die 1'], [{ kept: 2, undone: ['die 1'] }]);
  expect(lines.ok || lines.error.message).toBe('Take-back 1 says that 2 moves stood, but there are only 1 of them.');
});

/** Plays at random: forwards, back within a turn, back over rolls; and remembers all of it. */
function wander(choices: readonly number[]) {
  let moves: string[] = [];
  let branches: readonly Branch[] = [];
  const lines: string[][] = [];
  const rolls = new Set<string>();
  let twice = 0;
  for (const [step, choice] of choices.entries()) {
    const lastRoll = moves.findLastIndex((move) => move.startsWith('die'));
    if (choice < 40) moves = [...moves, `add ${step}`];
    else if (choice < 70) {
      const id = `${branchOf(branches, moves.length)}/${moves.length}`;
      if (rolls.has(id)) twice++;
      moves = [...moves, `die ${id}`];
      rolls.add(id);
    } else {
      const kept = choice < 85 ? lastRoll + 1 : Math.floor((moves.length * (choice - 85)) / 15);
      const rolled = kept <= lastRoll;
      if (rolled) lines.push(moves);
      branches = takeBack(branches, moves, kept, rolled);
      moves = moves.slice(0, kept);
    }
  }
  return { moves, branches, lines, twice };
}

test('whatever is played and taken back: no roll is made twice, and every line can be told from the proof', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 99 }), { maxLength: 120 }), (choices) => {
      const { moves, branches, lines, twice } = wander(choices);
      expect(twice).toBe(0);
      const told = linesOf(moves, branches);
      expect(told.ok && told.value.map((line) => line.moves)).toEqual([...lines, moves]);
      // and each roll in it has the branch that verification will give it
      for (const line of told.ok ? told.value : [])
        for (const [index, move] of line.moves.entries())
          if (index >= line.from && move.startsWith('die'))
            expect(move).toBe(`die ${branchOf(line.branches, index)}/${index}`);
    }),
    { numRuns: 500 },
  );
});
