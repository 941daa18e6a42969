import { inspect } from 'node:util';
import { bytesToHex } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FairDice, unbiasedBelow } from './rng.ts';
import { keyOf } from './scheme.ts';

const KEY = keyOf('test', '5a'.repeat(32), []);
const WORDS = 2 ** 32;

/** Words in that order, and how many of them were taken. */
const feed = (n: number, words: number[]) => {
  let taken = 0;
  const value = unbiasedBelow(n, () => words[taken++]);
  return { value, taken };
};

describe('rejection', () => {
  const anyN = fc.oneof(
    fc.integer({ min: 1, max: 100 }),
    fc.integer({ min: 1, max: WORDS }),
    fc.constantFrom(1, 2, 2 ** 31 - 1, 2 ** 31, 2 ** 31 + 1, WORDS - 1, WORDS),
  );

  test('the words that count are a whole number of rows of n, and as many rows as there are', () => {
    fc.assert(
      fc.property(anyN, (n) => {
        const rows = Math.floor(WORDS / n);
        expect(feed(n, [rows * n - 1])).toEqual({ value: n - 1, taken: 1 });
        expect(feed(n, [(rows - 1) * n])).toEqual({ value: 0, taken: 1 });
        if (rows * n === WORDS) return;
        // first and last of the incomplete row are both thrown away
        expect(feed(n, [rows * n, WORDS - 1, 0])).toEqual({ value: 0, taken: 3 });
      }),
    );
  });

  test('one of one is certain, and of 2^32 it is the word itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: WORDS - 1 }), (word) => {
        expect(feed(1, [word])).toEqual({ value: 0, taken: 1 });
        expect(feed(WORDS, [word])).toEqual({ value: word, taken: 1 });
      }),
    );
  });

  test.each([0, -1, 1.5, Number.NaN, WORDS + 1, Number.POSITIVE_INFINITY])('there is nothing below %s', (n) => {
    expect(() => new FairDice(KEY).at(0).below(n)).toThrow(RangeError);
  });
});

describe('uniform', () => {
  // the limits are passed by chance once in ten thousand; the key is fixed
  test.each([
    [2, 15.1],
    [6, 25.7],
    [7, 27.9],
    [36, 75.1],
    [52, 97.5],
  ])('below %i', (n, limit) => {
    const counts = new Array(n).fill(0);
    const dice = new FairDice(KEY);
    const moves = 2_000;
    for (let move = 0; move < moves; move++) {
      const rng = dice.at(move);
      for (let draw = 0; draw < 12; draw++) counts[rng.below(n)]++;
    }
    const expected = (moves * 12) / n;
    const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chi).toBeLessThan(limit);
  });

  test('the first numbers of neighbouring moves have nothing to do with each other', () => {
    const dice = new FairDice(KEY);
    const pairs = new Array(36).fill(0);
    const moves = 20_000;
    let before = dice.at(0).below(6);
    for (let move = 1; move <= moves; move++) {
      const now = dice.at(move).below(6);
      pairs[before * 6 + now]++;
      before = now;
    }
    const chi = pairs.reduce((sum, count) => sum + (count - moves / 36) ** 2 / (moves / 36), 0);
    expect(chi).toBeLessThan(75.1);
  });
});

test('a move rolls the same again, whenever and in whichever order it is asked', () => {
  const rolls = (dice: FairDice, move: number) => {
    const rng = dice.at(move);
    return Array.from({ length: 20 }, () => rng.below(1000));
  };
  const forwards = [0, 1, 2, 3].map((move) => rolls(new FairDice(KEY), move));
  const dice = new FairDice(KEY);
  expect([3, 2, 1, 0].map((move) => rolls(dice, move)).reverse()).toEqual(forwards);
  expect(rolls(dice, 2)).toEqual(forwards[2]);
  expect(new Set(forwards.map(String)).size).toBe(4);
});

test('a log or a message that gets the dice does not get the key', () => {
  const dice = new FairDice(KEY);
  const rng = dice.at(0);
  rng.below(6);
  for (const shown of [JSON.stringify([dice, rng]), inspect([dice, rng], { depth: 9, showHidden: true })]) {
    expect(shown).not.toContain(bytesToHex(KEY));
    expect(shown).not.toMatch(/Uint8Array|DataView/);
  }
});
