import { createHash, createHmac } from 'node:crypto';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { SeatNumber } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { FairDice, FairRng } from './rng.ts';
import { blocksOf, type ClientSeed, commitmentOf, FAIR_SCHEME, keyOf } from './scheme.ts';
import vectors from './vectors.json' with { type: 'json' };

/** The scheme once more, with Node's own hashes and nothing of ours. */
function byNode(table: (typeof vectors.tables)[number], branch: number, move: number): number[] {
  const seeds = table.clientSeeds
    .toSorted((a, b) => a.seat - b.seat)
    .map(({ seat, seed }) => `\n${seat} ${seed}`)
    .join('');
  const key = createHmac('sha256', Buffer.from(table.serverSeed, 'hex'))
    .update(`tessera-fair-1 key\n${table.table}${seeds}`)
    .digest();
  const words: number[] = [];
  for (let block = 0; block < 10; block++) {
    const bytes = createHmac('sha256', key).update(`tessera-fair-1 draw\n${branch} ${move} ${block}`).digest();
    for (let at = 0; at < 32; at += 4) words.push(bytes.readUInt32BE(at));
  }
  return vectors.below.map((n) => {
    let word = words.shift();
    while (word !== undefined && word >= Math.floor(2 ** 32 / n) * n) word = words.shift();
    return (word ?? Number.NaN) % n;
  });
}

test('the vectors are of this scheme', () => {
  expect(vectors.scheme).toBe(FAIR_SCHEME);
});

describe.each(vectors.tables)('the vectors of table $table', (table) => {
  test('commitment', () => {
    expect(commitmentOf(table.table, table.serverSeed)).toBe(table.commitment);
    const byHand = `tessera-fair-1 commitment\n${table.table}\n${table.serverSeed}`;
    expect(createHash('sha256').update(byHand).digest('hex')).toBe(table.commitment);
  });

  test('key, whatever the order of the seeds', () => {
    const clientSeeds = table.clientSeeds.map(({ seat, seed }): ClientSeed => ({ seat: seat as SeatNumber, seed }));
    expect(bytesToHex(keyOf(table.table, table.serverSeed, clientSeeds))).toBe(table.key);
    expect(bytesToHex(keyOf(table.table, table.serverSeed, clientSeeds.toReversed()))).toBe(table.key);
  });

  test.each(table.draws)('move $move of branch $branch', ({ move, branch, block, numbers }) => {
    const key = hexToBytes(table.key);
    expect(bytesToHex(blocksOf(key)(branch, move, 0))).toBe(block);
    const rng = new FairRng((number) => blocksOf(key)(branch, move, number));
    expect(vectors.below.map((n) => rng.below(n))).toEqual(numbers);
    expect(byNode(table, branch, move)).toEqual(numbers);
    const takenBack = Array.from({ length: branch }, () => ({ kept: move, undone: [] }));
    const dice = new FairDice(key, takenBack).at(move);
    expect(vectors.below.map((n) => dice.below(n))).toEqual(numbers);
  });
});
