import { fail, isCount, isObject, type Outcome, ok, quote } from '@tessera/kernel';
import type { Branch } from './branches.ts';
import { bySeat, type ClientSeed, FAIR_SCHEME, isSeed, isTableId } from './scheme.ts';

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
}

const MAX_BRANCHES = 200;
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
  return ok({
    scheme,
    table,
    commitment,
    clientSeeds: clientSeeds.value,
    ...(serverSeed === undefined ? {} : { serverSeed }),
    branches: branches.value,
  });
}

function parseClientSeeds(json: unknown): Outcome<readonly ClientSeed[]> {
  if (!Array.isArray(json) || json.length > 100)
    return badProof('The "clientSeeds" of a proof are a list; it is empty where no page added one.');
  const seeds: ClientSeed[] = [];
  for (const entry of json) {
    if (!isObject(entry) || !isCount(entry['seat']) || entry['seat'] < 1)
      return badProof('Each of the "clientSeeds" has a "seat", counted from 1, and a "seed".');
    const { seat, seed } = entry;
    if (!isSeed(seed)) return badProof(`The seed of seat ${seat} is ${HEX}, not ${quote(seed)}.`);
    if (seeds.some((other) => other.seat === seat)) return badProof(`Seat ${seat} has two of the "clientSeeds".`);
    seeds.push({ seat, seed });
  }
  return ok(bySeat(seeds));
}

function parseBranches(json: unknown): Outcome<readonly Branch[]> {
  if (!Array.isArray(json) || json.length > MAX_BRANCHES)
    return badProof(`The "branches" of a proof are a list of take-backs, ${MAX_BRANCHES} at most.`);
  const branches: Branch[] = [];
  for (const [index, entry] of json.entries()) {
    if (!isObject(entry) || !isCount(entry['kept']))
      return badProof(`Take-back ${index + 1} does not say how many moves were "kept".`);
    const { kept, undone } = entry;
    if (!Array.isArray(undone) || undone.length > 100_000 || undone.some((move) => typeof move !== 'string'))
      return badProof(`The moves "undone" by take-back ${index + 1} are a list of texts.`);
    branches.push({ kept, undone });
  }
  return ok(branches);
}
