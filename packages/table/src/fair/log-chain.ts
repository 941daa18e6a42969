import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { SeatNumber } from '@tessera/kernel';
import { HmacOfText } from './hmac-of-text.ts';
import { FAIR_SCHEME } from './scheme.ts';
import type { Branch } from './verify/branches.ts';

/** Moves were taken back, by a player or by consent of all. */
export interface TakenBack extends Branch {
  /** The seat that took them back; 0 when all agreed. */
  readonly by: SeatNumber;
  /** A roll or draw was among them. */
  readonly rolled: boolean;
}

/** The log of a game as its record shows it: with the moves that stand it is all that happened. */
export interface FairLog {
  readonly takeBacks: readonly TakenBack[];
  /** The link after the last entry. */
  readonly link: string;
}

/** How many entries there were, and the hash over all of them. */
const LINK = /^[1-9]\d{0,8}:[0-9a-f]{32}$/;
const DIGITS = 32;

export const isLink = (x: unknown): x is string => typeof x === 'string' && LINK.test(x);
export const numberOfLink = (link: string): number => Number(link.split(':')[0]);

/** Follows from the seed, so it is secret as long as the game runs: a hidden move can't be guessed from its link. */
export const logKeyOf = (table: string, serverSeed: string): Uint8Array =>
  hmac(sha256, hexToBytes(serverSeed), utf8ToBytes(`${FAIR_SCHEME} log\n${table}`));

/** Each link is a hash of the one before and of what happened then, so no entry can be left out later. */
export class LogChain {
  private readonly keyed: HmacOfText;
  private last = '';
  private count = 0;

  constructor(key: Uint8Array) {
    this.keyed = new HmacOfText(key);
  }

  get number(): number {
    return this.count;
  }

  /** Undefined before the first entry. */
  get link(): string | undefined {
    return this.count === 0 ? undefined : `${this.count}:${this.last}`;
  }

  move(text: string): void {
    this.add(`move ${text}`);
  }

  takeBack({ kept, by, rolled }: Omit<TakenBack, 'undone'>): void {
    this.add(`undo ${kept} ${by}${rolled ? ' rolled' : ''}`);
  }

  private add(entry: string): void {
    this.last = bytesToHex(this.keyed.of(`${this.last}\n${entry}`)).slice(0, DIGITS);
    this.count++;
  }
}
