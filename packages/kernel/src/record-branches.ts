import { isObject } from './json.ts';
import { fail, type Outcome, ok } from './outcome.ts';

/** Another way that a game could have gone on: what was tried out in it afterwards. */
export interface RecordedBranch {
  readonly name?: string;
  /** Which of the branches before it in the list it leaves, counted from 1; without it, the game itself. */
  readonly of?: number;
  /** How many moves have been played since the game began where it leaves. */
  readonly at: number;
  /** Its own moves, chance included. */
  readonly moves: readonly string[];
}

export const MAX_BRANCHES = 1000;
export const MAX_BRANCH_NAME = 80;
/** All branches of a record together. */
const MAX_BRANCHED_MOVES = 100_000;

const bad = (message: string) => fail('bad-record', message);

/** The branches of a record whose game has so many moves. Whether their moves can be played is for the rules to say. */
export function checkBranches(json: unknown, moves: number): Outcome<readonly RecordedBranch[]> {
  if (!Array.isArray(json)) return bad('The "branches" of a record are a list.');
  if (json.length > MAX_BRANCHES) return bad(`A record has at most ${MAX_BRANCHES} branches.`);
  const branches: RecordedBranch[] = [];
  let total = 0;
  for (const [index, branch] of json.entries()) {
    const number = index + 1;
    if (!isBranch(branch))
      return bad(`Branch ${number} of the record is no object with "at", "moves" and perhaps "of" and "name".`);
    const { name, of, at } = branch;
    if (of !== undefined && (of < 1 || of > index))
      return bad(`Branch ${number} leaves a branch that is not before it.`);
    const left = of === undefined ? undefined : branches[of - 1];
    const first = left ? left.at + 1 : 0;
    const last = left ? left.at + left.moves.length : moves;
    if (at < first || at > last) return bad(`Branch ${number} leaves at a move that is not there.`);
    total += branch.moves.length;
    if (total > MAX_BRANCHED_MOVES) return bad(`The branches of a record have at most ${MAX_BRANCHED_MOVES} moves.`);
    branches.push({
      ...(name === undefined ? {} : { name }),
      ...(of === undefined ? {} : { of }),
      at,
      moves: branch.moves,
    });
  }
  return ok(branches);
}

const isBranch = (x: unknown): x is RecordedBranch =>
  isObject(x) &&
  (x['name'] === undefined || (typeof x['name'] === 'string' && x['name'].length <= MAX_BRANCH_NAME)) &&
  (x['of'] === undefined || Number.isInteger(x['of'])) &&
  Number.isInteger(x['at']) &&
  Array.isArray(x['moves']) &&
  x['moves'].length > 0 &&
  x['moves'].every((move) => typeof move === 'string');
