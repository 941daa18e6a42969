import { type SeatNumber, unwrap } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { commitmentOf, newSeed } from './scheme.ts';
import { addClientSeed, closeSeeds, diceOf, newSecret, promiseOf, proofOf, secretAfterTakeBack } from './secret.ts';

const FIRST = 1 as SeatNumber;
const SECOND = 2 as SeatNumber;

const ANN = 'aa'.repeat(32);
const BOB = 'bb'.repeat(32);
const roll = (secret: ReturnType<typeof newSecret>, move = 0) =>
  diceOf(closeSeeds(secret))
    .at(move)
    .below(2 ** 32);

test('every table has a seed of its own', () => {
  expect(newSecret('a').serverSeed).toMatch(/^[0-9a-f]{64}$/);
  expect(newSecret('a').serverSeed).not.toBe(newSecret('a').serverSeed);
  expect(() => newSecret('two\nlines')).toThrow();
  expect(() => newSecret('a', 'short')).toThrow();
});

test('the same seed at another table is another commitment, and other dice', () => {
  const seed = newSeed();
  expect(commitmentOf('a', seed)).not.toBe(commitmentOf('b', seed));
  expect(roll(newSecret('a', seed))).not.toBe(roll(newSecret('b', seed)));
});

test('each seed, and the seat it came from, changes the dice', () => {
  const bare = newSecret('a', newSeed());
  const ann = unwrap(addClientSeed(bare, FIRST, ANN));
  const elsewhere = unwrap(addClientSeed(bare, SECOND, ANN));
  const both = unwrap(addClientSeed(ann, SECOND, BOB));
  expect(new Set([bare, ann, elsewhere, both].map((secret) => roll(secret))).size).toBe(4);
  const otherOrder = unwrap(addClientSeed(unwrap(addClientSeed(bare, SECOND, BOB)), FIRST, ANN));
  expect(roll(otherOrder)).toBe(roll(both));
});

test('a seed counts once, and not after the first roll', () => {
  const refusal = (outcome: ReturnType<typeof addClientSeed>) => (outcome.ok ? 'taken' : outcome.error.code);
  const ann = unwrap(addClientSeed(newSecret('a'), FIRST, ANN));
  expect(unwrap(addClientSeed(ann, FIRST, ANN))).toBe(ann);
  expect(refusal(addClientSeed(ann, FIRST, BOB))).toBe('seed-given');
  const begun = closeSeeds(ann);
  expect(refusal(addClientSeed(begun, SECOND, BOB))).toBe('seeds-closed');
  expect(unwrap(addClientSeed(begun, FIRST, ANN))).toBe(begun); // sent again after a break
  for (const bad of [undefined, 7, '', ANN.slice(1), ANN.toUpperCase(), `${ANN}\n`, `${ANN}00`])
    expect(refusal(addClientSeed(ann, SECOND, bad))).toBe('bad-seed');
});

test('no die can be rolled while a seed may still come', () => {
  expect(() => diceOf(newSecret('a'))).toThrow(/close the seeds/);
});

test('a restart rolls the same: the secret is all there is to keep', () => {
  const secret = closeSeeds(unwrap(addClientSeed(newSecret('a'), FIRST, ANN)));
  const restored = JSON.parse(JSON.stringify(secret));
  expect(roll(restored, 17)).toBe(roll(secret, 17));
});

test('a roll that was taken back is not rolled again', () => {
  const secret = newSecret('a');
  const after = secretAfterTakeBack(secret, ['die 1', 'add 1', 'die 2'], 2, true);
  expect(roll(after, 2)).not.toBe(roll(secret, 2));
  expect(roll(after, 0)).toBe(roll(secret, 0));
});

test('as long as the game runs neither the seed nor what was taken back is told', () => {
  const secret = secretAfterTakeBack(unwrap(addClientSeed(newSecret('a'), FIRST, ANN)), ['draw Ace'], 0, true);
  const told = JSON.stringify(promiseOf(secret));
  expect(told).not.toContain(secret.serverSeed);
  expect(told).not.toContain('Ace');
  expect(promiseOf(secret)).toMatchObject({
    commitment: commitmentOf('a', secret.serverSeed),
    clientSeeds: [{ seat: 1, seed: ANN }],
  });
  expect(proofOf(secret)).toEqual({
    ...promiseOf(secret),
    serverSeed: secret.serverSeed,
    branches: [{ kept: 0, undone: ['draw Ace'] }],
  });
});
