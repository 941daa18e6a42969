import {
  fail,
  isCount,
  isObject,
  isSeatNumber,
  NO_SEAT,
  type Outcome,
  ok,
  quote,
  type SeatNumber,
} from '@tessera/kernel';
import { type FairLog, isLink, type TakenBack } from './log-chain.ts';
import { bySeat, type ClientSeed, FAIR_SCHEME, isSeed, isTableId } from './scheme.ts';
import type { Branch } from './verify/branches.ts';

/** What stands under "proof" in a game record. */
export interface FairProof {
  readonly scheme: typeof FAIR_SCHEME;
  readonly table: string;
  /** Published before the first roll. */
  readonly commitment: string;
  readonly clientSeeds: readonly ClientSeed[];
  /** Missing as long as the game runs. */
  readonly serverSeed?: string;
  /** Rolls taken back by consent, the first one first; empty as long as the game runs. */
  readonly branches: readonly Branch[];
  /** All that was taken back, and the hash over the whole log. Missing as long as the game runs, and in records from before there was one. */
  readonly log?: FairLog;
}

const MAX_BRANCHES = 200;
const MAX_TAKE_BACKS = 5_000;
/** So often players take back alone; then there is still room for what all agree to. */
export const MAX_OWN_TAKE_BACKS = MAX_TAKE_BACKS - MAX_BRANCHES;
const HEX = '64 hexadecimal digits in small letters';
const badProof = (message: string) => fail('bad-proof', message);

export function parseProof(json: unknown): Outcome<FairProof> {
  if (!isObject(json)) return badProof('A proof is a JSON object with "scheme", "table" and "commitment".');
  const { scheme, table, commitment, serverSeed } = json;
  if (scheme !== FAIR_SCHEME)
    return badProof(`The scheme of this proof is ${quote(scheme)}; "${FAIR_SCHEME}" is the one known here.`);
  if (!isTableId(table)) return badProof(`The "table" of a proof is the id of its table, not ${quote(table)}.`);
  if (!isSeed(commitment)) return badProof(`The "commitment" of a proof is ${HEX}, not ${quote(commitment)}.`);
  if (serverSeed !== undefined && !isSeed(serverSeed))
    return badProof(`The "serverSeed" of a proof is ${HEX}, not ${quote(serverSeed)}.`);
  const clientSeeds = parseClientSeeds(json['clientSeeds']);
  if (!clientSeeds.ok) return clientSeeds;
  const branches = parseBranches(json['branches'] ?? []);
  if (!branches.ok) return branches;
  const log = json['log'] === undefined ? ok(undefined) : parseLog(json['log']);
  if (!log.ok) return log;
  return ok({
    scheme,
    table,
    commitment,
    clientSeeds: clientSeeds.value,
    ...(serverSeed === undefined ? {} : { serverSeed }),
    branches: branches.value,
    ...(log.value === undefined ? {} : { log: log.value }),
  });
}

function parseClientSeeds(json: unknown): Outcome<readonly ClientSeed[]> {
  if (!Array.isArray(json) || json.length > 100)
    return badProof('The "clientSeeds" of a proof are a list; it is empty where no page added one.');
  const seeds: ClientSeed[] = [];
  for (const entry of json) {
    if (!isObject(entry) || !isSeatNumber(entry['seat']))
      return badProof('Each of the "clientSeeds" has a "seat", counted from 1, and a "seed".');
    const { seat, seed } = entry;
    if (!isSeed(seed)) return badProof(`The seed of seat ${seat} is ${HEX}, not ${quote(seed)}.`);
    if (seeds.some((other) => other.seat === seat)) return badProof(`Seat ${seat} has two of the "clientSeeds".`);
    seeds.push({ seat, seed });
  }
  return ok(bySeat(seeds));
}

function parseLog(json: unknown): Outcome<FairLog> {
  if (!isObject(json) || !isLink(json['link']))
    return badProof(
      'The "log" of a proof has a "link": how many entries there are, a colon, and 32 hexadecimal digits.',
    );
  const { link, takeBacks: list } = json;
  if (!Array.isArray(list) || list.length > MAX_TAKE_BACKS)
    return badProof(`The "takeBacks" of the log are a list, of ${MAX_TAKE_BACKS} at most.`);
  const takeBacks: TakenBack[] = [];
  for (const [index, entry] of list.entries()) {
    const branch = parseBranch(entry, index);
    if (!branch.ok) return branch;
    const { by, rolled } = entry as { by?: unknown; rolled?: unknown };
    if (!isSeatOrAll(by) || typeof rolled !== 'boolean')
      return badProof(`Take-back ${index + 1} says "by" which seat it was, and whether something "rolled" was undone.`);
    takeBacks.push({ by, kept: branch.value.kept, rolled, undone: branch.value.undone });
  }
  return ok({ takeBacks, link });
}

const isSeatOrAll = (x: unknown): x is SeatNumber => x === NO_SEAT || isSeatNumber(x);

function parseBranches(json: unknown): Outcome<readonly Branch[]> {
  if (!Array.isArray(json) || json.length > MAX_BRANCHES)
    return badProof(`The "branches" of a proof are a list of take-backs, ${MAX_BRANCHES} at most.`);
  const branches: Branch[] = [];
  for (const [index, entry] of json.entries()) {
    const branch = parseBranch(entry, index);
    if (!branch.ok) return branch;
    branches.push(branch.value);
  }
  return ok(branches);
}

function parseBranch(entry: unknown, index: number): Outcome<Branch> {
  if (!isObject(entry) || !isCount(entry['kept']))
    return badProof(`Take-back ${index + 1} does not say how many moves were "kept".`);
  const { kept, undone } = entry;
  if (!Array.isArray(undone) || undone.length > 100_000 || undone.some((move) => typeof move !== 'string'))
    return badProof(`The moves "undone" by take-back ${index + 1} are a list of texts.`);
  return ok({ kept, undone });
}
