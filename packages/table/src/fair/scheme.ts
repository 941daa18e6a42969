import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { SeatNumber } from '@tessera/kernel';
import { HmacOfText } from './hmac-of-text.ts';

/** The whole scheme on one page; docs/fair-dice.md says why. A change of anything here is a new name. */
export const FAIR_SCHEME = 'tessera-fair-1';

/** What a player's own page adds. */
export interface ClientSeed {
  readonly seat: SeatNumber;
  readonly seed: string;
}

const HEX_32_BYTES = /^[0-9a-f]{64}$/;
// no line breaks and nothing that is written in two ways, for it stands inside what is hashed
const TABLE_ID = /^[\w.:-]{1,100}$/;

export const isSeed = (x: unknown): x is string => typeof x === 'string' && HEX_32_BYTES.test(x);
export const isTableId = (x: unknown): x is string => typeof x === 'string' && TABLE_ID.test(x);

/** 32 random bytes as hex. Works without HTTPS too, where a browser has no `crypto.subtle`. */
export const newSeed = (): string => bytesToHex(globalThis.crypto.getRandomValues(new Uint8Array(32)));

export const commitmentOf = (table: string, serverSeed: string): string =>
  bytesToHex(sha256(utf8ToBytes(`${FAIR_SCHEME} commitment\n${table}\n${serverSeed}`)));

export function keyOf(table: string, serverSeed: string, clientSeeds: readonly ClientSeed[]): Uint8Array {
  const seeds = bySeat(clientSeeds).map(({ seat, seed }) => `\n${seat} ${seed}`);
  return hmac(sha256, hexToBytes(serverSeed), utf8ToBytes(`${FAIR_SCHEME} key\n${table}${seeds.join('')}`));
}

/** The 32 bytes number `block` of the stream for one move. */
export type BlockOf = (branch: number, move: number, block: number) => Uint8Array;

/** All blocks of a key, which is worked in once. */
export function blocksOf(key: Uint8Array): BlockOf {
  const keyed = new HmacOfText(key);
  return (branch, move, block) => keyed.of(`${FAIR_SCHEME} draw\n${branch} ${move} ${block}`);
}

/** In whichever order they arrived, they are hashed in this one. */
export const bySeat = (seeds: readonly ClientSeed[]): readonly ClientSeed[] =>
  [...seeds].sort((a, b) => a.seat - b.seat);
