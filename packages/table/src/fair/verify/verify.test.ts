import { CHANCE, type GameRecord, makeRecord, OVER, type SeatNumber, SeededRng, unwrap } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { tally } from '../../core/testing/tally.fixture.ts';
import type { FairProof } from '../proof.ts';
import {
  addClientSeed,
  closeSeeds,
  diceOf,
  type FairSecret,
  newSecret,
  proofOf,
  secretAfterTakeBack,
} from '../secret.ts';
import { verifyDice } from './verify.ts';

const ANN = 'aa'.repeat(32);
const CONFIG = { seats: 2, scenario: 'plain', options: {} };

/** Plays on to a number of moves, or to the end, as a host would. */
function playOn(moves: string[], secret: FairSecret, until = Number.POSITIVE_INFINITY): string[] {
  const { rules } = tally;
  const s = unwrap(rules.setup(CONFIG));
  const rng = new SeededRng('decisions');
  const played: string[] = [];
  while (rules.actor(s) !== OVER && played.length < until) {
    const dice = rules.actor(s) === CHANCE ? rules.sample(s, diceOf(secret).at(played.length)) : 1 + rng.below(2);
    const move = played.length < moves.length ? unwrap(rules.parse(s, moves[played.length])) : dice;
    played.push(rules.format(s, move));
    rules.play(s, move);
  }
  return played;
}

const begun = closeSeeds(unwrap(addClientSeed(newSecret('t', '0c'.repeat(32)), 1 as SeatNumber, ANN)));
const moves = playOn([], begun);
const recordOf = (list: readonly string[]): GameRecord => makeRecord(tally, CONFIG, list);
const otherDie = (text: string) => (text === 'die 1' ? 'die 2' : 'die 1');
const verdict = (list: readonly string[], proof: FairProof) => verifyDice(tally, recordOf(list), proof);

test('an honest game: every roll is checked, and fits', () => {
  expect(verdict(moves, proofOf(begun))).toEqual({ ok: true, checked: 6, problems: [] });
});

test('a roll that was changed is named, and the others are still checked', () => {
  const changed = moves.with(3, otherDie(moves[3])).with(9, otherDie(moves[9]));
  const report = verdict(changed, proofOf(begun));
  expect(report).toMatchObject({ ok: false, checked: 6 });
  expect(report.problems.map((problem) => problem.message)).toEqual([
    `Move 4, "${changed[3]}": the seeds give "${moves[3]}".`,
    `Move 10, "${changed[9]}": the seeds give "${moves[9]}".`,
  ]);
  expect(report.problems[0]).toMatchObject({ index: 3, recorded: changed[3], expected: moves[3] });
});

test('a decision may be whatever the player liked', () => {
  const other = moves.with(1, moves[1] === 'add 1' ? 'add 2' : 'add 1');
  expect(verdict(other, proofOf(begun)).ok).toBe(true);
});

test('a move that can’t be played is named', () => {
  const report = verdict([...moves.slice(0, 4), 'die 1'], proofOf(begun));
  expect(report).toMatchObject({ ok: false, checked: 2, problems: [{ code: 'illegal-move', index: 4 }] });
  expect(report.problems[0].message).toMatch(/^Move 5, "die 1": .* What follows was not checked\.$/);
});

test('another seed than the one committed to', () => {
  const report = verdict(moves, { ...proofOf(begun), serverSeed: '0e'.repeat(32) });
  expect(report.problems[0]).toMatchObject({ code: 'wrong-commitment' });
  expect(report.problems.slice(1).map(({ code }) => code)).toContain('wrong-outcome');
});

test('a proof without its seed says when it will come', () => {
  const { serverSeed, ...running } = proofOf(begun);
  expect(serverSeed).toBeDefined();
  expect(verdict(moves, running)).toMatchObject({ ok: false, checked: 0, problems: [{ code: 'no-seed' }] });
});

test('a client seed that is left out, added, or of no seat', () => {
  const proof = proofOf(begun);
  const codes = (clientSeeds: FairProof['clientSeeds']) =>
    new Set(verdict(moves, { ...proof, clientSeeds }).problems.map(({ code }) => code));
  expect(codes([])).toContain('wrong-outcome');
  expect(codes([...proof.clientSeeds, { seat: 2 as SeatNumber, seed: ANN }])).toContain('wrong-outcome');
  expect(codes([...proof.clientSeeds, { seat: 3 as SeatNumber, seed: ANN }])).toContain('wrong-seat');
});

test('a record of another game', () => {
  const report = verifyDice(tally, { ...recordOf(moves), game: 'ludo' }, proofOf(begun));
  expect(report).toMatchObject({ ok: false, problems: [{ code: 'wrong-game' }] });
});

describe('against what a page noted', () => {
  const proof = proofOf(begun);
  const codes = (witness: Parameters<typeof verifyDice>[3]) =>
    verifyDice(tally, recordOf(moves), proof, witness).problems.map(({ code }) => code);

  test('its commitment and its seed are in the proof', () => {
    expect(codes({ commitment: proof.commitment, seed: ANN })).toEqual([]);
  });
  test('another commitment', () => {
    expect(codes({ commitment: ANN })).toEqual(['other-commitment']);
  });
  test('its seed did not enter', () => {
    expect(codes({ seed: 'bb'.repeat(32) })).toEqual(['seed-left-out']);
  });
});

describe('taken back by consent', () => {
  const first = playOn([], begun, 8);
  const once = secretAfterTakeBack(begun, first, 3, true);
  const second = playOn(first.slice(0, 3), once, 5);
  const twice = secretAfterTakeBack(once, second, 0, true);
  const final = playOn([], twice);

  test('the rolls that stand and those taken back are all checked', () => {
    // two in the first line after move 3, two in the second, six in the end
    expect(verdict(final, proofOf(twice))).toEqual({ ok: true, checked: 10, problems: [] });
  });

  test('the dice of the final line are not those of the first', () => {
    const dice = (list: readonly string[]) => list.filter((move) => move.startsWith('die')).join();
    expect(dice(final)).not.toBe(dice(moves));
    expect(verdict(final, proofOf(begun)).ok).toBe(false);
  });

  test('a roll that was changed among those taken back is named', () => {
    const [branch, ...rest] = proofOf(twice).branches;
    const undone = branch.undone.with(0, otherDie(branch.undone[0]));
    const report = verdict(final, { ...proofOf(twice), branches: [{ ...branch, undone }, ...rest] });
    expect(report.problems).toMatchObject([{ code: 'wrong-outcome', index: 3, takeBack: 1 }]);
    expect(report.problems[0].message).toContain('Move 4 of those that take-back 1 undid');
  });

  test('a take-back of nothing is no reason for other dice', () => {
    const empty = { ...begun, branches: [{ kept: 0, undone: [] }] };
    expect(verdict(playOn([], empty), proofOf(empty)).problems).toMatchObject([{ code: 'bad-branch' }]);
    const tooFar = { ...begun, branches: [{ kept: 99, undone: ['die 1'] }] };
    expect(verdict(moves, proofOf(tooFar))).toMatchObject({
      ok: false,
      checked: 0,
      problems: [{ code: 'bad-branch' }],
    });
  });
});
