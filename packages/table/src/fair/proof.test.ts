import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseProof } from './proof.ts';

const HEX = 'ab'.repeat(32);
const PROOF = {
  scheme: 'tessera-fair-1',
  table: 't-1',
  commitment: HEX,
  clientSeeds: [
    { seat: 1, seed: HEX },
    { seat: 3, seed: HEX },
  ],
  serverSeed: HEX,
  branches: [{ kept: 4, undone: ['die 1', 'pass'] }],
};
const verdict = (json: unknown) => {
  const proof = parseProof(json);
  return proof.ok ? 'accepted' : proof.error.message;
};

test('a proof is read as it was written', () => {
  expect(parseProof(JSON.parse(JSON.stringify(PROOF)))).toEqual({ ok: true, value: PROOF });
});

test('a proof of a running game has no seed yet', () => {
  const { serverSeed, branches, ...running } = PROOF;
  expect([serverSeed, branches]).toBeDefined();
  expect(parseProof(running)).toEqual({ ok: true, value: { ...running, branches: [] } });
});

describe('what is no proof is refused, by name', () => {
  test.each<[string, unknown, RegExp]>([
    ['a text', 'trust me', /JSON object/],
    ['another scheme', { ...PROOF, scheme: 'dice-of-bone' }, /"dice-of-bone"; "tessera-fair-1"/],
    ['a table with a line break', { ...PROOF, table: 'a\nb' }, /"table"/],
    ['no commitment', { ...PROOF, commitment: undefined }, /"commitment".*nothing/],
    ['a commitment in capitals', { ...PROOF, commitment: HEX.toUpperCase() }, /small letters/],
    ['a short seed', { ...PROOF, serverSeed: 'ab' }, /"serverSeed"/],
    ['no client seeds', { ...PROOF, clientSeeds: undefined }, /"clientSeeds"/],
    ['a seat 0', { ...PROOF, clientSeeds: [{ seat: 0, seed: HEX }] }, /from 1/],
    ['a seed that is a number', { ...PROOF, clientSeeds: [{ seat: 2, seed: 7 }] }, /seat 2 .* not 7/],
    [
      'two seeds of one seat',
      { ...PROOF, clientSeeds: [PROOF.clientSeeds[0], PROOF.clientSeeds[0]] },
      /Seat 1 has two/,
    ],
    ['branches by name', { ...PROOF, branches: {} }, /"branches"/],
    ['a branch from nowhere', { ...PROOF, branches: [{ undone: [] }] }, /Take-back 1 .* "kept"/],
    ['a branch from before the game', { ...PROOF, branches: [{ kept: -1, undone: [] }] }, /"kept"/],
    ['a branch that undid numbers', { ...PROOF, branches: [{ kept: 1, undone: [1] }] }, /"undone" by take-back 1/],
    ['too many branches', { ...PROOF, branches: Array(201).fill(PROOF.branches[0]) }, /200/],
  ])('%s', (_, json, message) => {
    expect(verdict(json)).toMatch(message);
  });

  test('anything else, without an exception', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(PROOF)), fc.jsonValue(), (key, value) => {
        expect(verdict({ ...PROOF, [key]: value })).toBeTypeOf('string');
      }),
    );
  });
});
