import { fail, type Outcome, ok, type SeatNumber } from '@tessera/kernel';
import type { FairLog } from './log-chain.ts';
import type { FairProof } from './proof.ts';
import { FairDice } from './rng.ts';
import { bySeat, type ClientSeed, commitmentOf, FAIR_SCHEME, isSeed, isTableId, keyOf, newSeed } from './scheme.ts';
import { type Branch, takeBack } from './verify/branches.ts';

/**
 * What the host alone knows of a table's dice. It is stored with the table, before anybody sees the commitment, and
 * goes into no message and no log; `promiseOf` and, after the game, `proofOf` are for others.
 */
export interface FairSecret {
  readonly table: string;
  readonly serverSeed: string;
  readonly clientSeeds: readonly ClientSeed[];
  /** The first roll is near: seeds that come later don't enter. */
  readonly closed: boolean;
  readonly branches: readonly Branch[];
}

export function newSecret(table: string, serverSeed = newSeed()): FairSecret {
  if (!isTableId(table) || !isSeed(serverSeed))
    throw new Error('A table id is short and plain, a seed 32 bytes of hex.');
  return { table, serverSeed, clientSeeds: [], closed: false, branches: [] };
}

/** A seat's own seed, from its player's page. Sent twice, it counts once. */
export function addClientSeed(secret: FairSecret, seat: SeatNumber, seed: unknown): Outcome<FairSecret> {
  if (!isSeed(seed)) return fail('bad-seed', 'A seed is 32 random bytes as 64 hexadecimal digits, in small letters.');
  const before = secret.clientSeeds.find((given) => given.seat === seat);
  if (before?.seed === seed) return ok(secret);
  if (secret.closed)
    return fail(
      'seeds-closed',
      'The game has begun: its dice depend on the seeds that were there before the first roll.',
    );
  if (before) return fail('seed-given', `Seat ${seat} has given its seed already.`);
  return ok({ ...secret, clientSeeds: bySeat([...secret.clientSeeds, { seat, seed }]) });
}

/** From now on the seeds are settled. To be stored before the first roll is. */
export const closeSeeds = (secret: FairSecret): FairSecret => ({ ...secret, closed: true });

export function diceOf(secret: FairSecret): FairDice {
  if (!secret.closed) throw new Error('A seed could still come and change rolls already made: close the seeds first.');
  return new FairDice(keyOf(secret.table, secret.serverSeed, secret.clientSeeds), secret.branches);
}

/** The secret once the game goes back to its first `kept` moves; `rolled`: was chance among those taken back? */
export const secretAfterTakeBack = (
  secret: FairSecret,
  moves: readonly string[],
  kept: number,
  rolled: boolean,
): FairSecret => ({ ...secret, branches: takeBack(secret.branches, moves, kept, rolled) });

/** For everybody, before the first roll and as long as the game runs. */
export const promiseOf = (secret: FairSecret): FairProof => ({
  scheme: FAIR_SCHEME,
  table: secret.table,
  commitment: commitmentOf(secret.table, secret.serverSeed),
  clientSeeds: secret.clientSeeds,
  branches: [], // moves taken back may show hidden cards
});

/** For everybody, once the game is over and not before. */
export const proofOf = (secret: FairSecret, log?: FairLog): FairProof => ({
  ...promiseOf(secret),
  serverSeed: secret.serverSeed,
  branches: secret.branches,
  ...(log && { log }),
});
