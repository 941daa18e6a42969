import { type GameRecord, MAX_BRANCH_NAME, MAX_BRANCHES, type RecordedBranch } from '@tessera/kernel';

/** A game and all that was tried out in it. It is never changed: every change makes another. */
export interface BranchTree {
  /** The game itself. */
  readonly moves: readonly string[];
  readonly branches: readonly RecordedBranch[];
}

/** A line goes from the first move of all to the end of the game, or of one of its branches, which count from 1. */
export type Line = number;
export const THE_GAME: Line = 0;

/** So many moves have been played on that line. */
export interface Moment {
  readonly line: Line;
  readonly at: number;
}

/** Where a change has led to. */
export interface Changed {
  readonly tree: BranchTree;
  readonly moment: Moment;
}

export const treeOf = ({ moves, branches = [] }: GameRecord): BranchTree => ({ moves, branches });

/** The record with what was tried out, as it is kept and sent. */
export function recordWithBranches(record: GameRecord, { branches }: BranchTree): GameRecord {
  const { branches: _, ...rest } = record;
  return branches.length === 0 ? rest : { ...rest, branches };
}

const branchOf = ({ branches }: BranchTree, line: Line): RecordedBranch | undefined => branches[line - 1];

/** The line that a branch leaves. */
const stem = (branch: RecordedBranch): Line => branch.of ?? THE_GAME;

/** All moves of a line, from the first. */
export function movesOfLine(tree: BranchTree, line: Line): readonly string[] {
  const branch = branchOf(tree, line);
  return branch ? [...movesOfLine(tree, stem(branch)).slice(0, branch.at), ...branch.moves] : tree.moves;
}

export function lineLength(tree: BranchTree, line: Line): number {
  const branch = branchOf(tree, line);
  return branch ? branch.at + branch.moves.length : tree.moves.length;
}

export const movesTo = (tree: BranchTree, { line, at }: Moment): readonly string[] =>
  movesOfLine(tree, line).slice(0, at);

/** The line whose own move led to the moment: before a branch leaves, that is the line it leaves. */
export function ownerOf(tree: BranchTree, { line, at }: Moment): Line {
  const branch = branchOf(tree, line);
  return branch && at <= branch.at ? ownerOf(tree, { line: stem(branch), at }) : line;
}

/** A moment that is there: the line may be gone, or shorter. */
export function momentIn(tree: BranchTree, { line, at }: Moment): Moment {
  const there = line >= 0 && line <= tree.branches.length ? line : THE_GAME;
  return { line: there, at: Math.max(0, Math.min(at, lineLength(tree, there))) };
}

/** The ways on from there that are known: first that of the line itself. */
export function waysOn(tree: BranchTree, moment: Moment): readonly { readonly line: Line; readonly move: string }[] {
  const { line, at } = moment;
  const owner = ownerOf(tree, moment);
  const lines = tree.branches.flatMap((branch, index) =>
    stem(branch) === owner && branch.at === at ? [index + 1] : [],
  );
  const all = at < lineLength(tree, owner) ? [owner, ...lines] : lines;
  const first = at < lineLength(tree, line) ? line : undefined;
  const here = all.map((each) => ({ line: each, move: movesOfLine(tree, each)[at] }));
  if (first === undefined) return here;
  // behind a branch the line of the moment may go on through several that leave at the same move
  const next = movesOfLine(tree, line)[at];
  return [{ line: first, move: next }, ...here.filter(({ move }) => move !== next)];
}

export const isFull = ({ branches }: BranchTree): boolean => branches.length >= MAX_BRANCHES;

/** Plays a move there: along what is known where it is the same, else the branch grows, or another leaves. Undefined when there are too many. */
export function playFrom(tree: BranchTree, moment: Moment, move: string): Changed | undefined {
  const { at } = moment;
  const known = waysOn(tree, moment).find((way) => way.move === move);
  if (known) return { tree, moment: { line: known.line, at: at + 1 } };
  const owner = ownerOf(tree, moment);
  const branch = branchOf(tree, owner);
  if (branch && at === lineLength(tree, owner)) {
    const grown = { ...branch, moves: [...branch.moves, move] };
    return { tree: withBranch(tree, owner, grown), moment: { line: owner, at: at + 1 } };
  }
  if (isFull(tree)) return undefined;
  const fresh: RecordedBranch = { ...(owner === THE_GAME ? {} : { of: owner }), at, moves: [move] };
  const branches = [...tree.branches, fresh];
  return { tree: { ...tree, branches }, moment: { line: branches.length, at: at + 1 } };
}

const withBranch = (tree: BranchTree, line: Line, branch: RecordedBranch): BranchTree => ({
  ...tree,
  branches: tree.branches.map((each, index) => (index + 1 === line ? branch : each)),
});

/** Without a name it is called by its moves. */
export function nameBranch(tree: BranchTree, line: Line, name: string): BranchTree {
  const branch = branchOf(tree, line);
  if (!branch) return tree;
  const { name: _, ...rest } = branch;
  const given = name.trim().slice(0, MAX_BRANCH_NAME);
  return withBranch(tree, line, given === '' ? rest : { ...rest, name: given });
}

/** Takes a branch away, and all that leave it. Who was there is back where it left. */
export function removeBranch(tree: BranchTree, line: Line, moment: Moment): Changed {
  const removed = branchOf(tree, line);
  if (!removed) return { tree, moment };
  const gone = new Set([line]);
  // what leaves a branch comes after it
  for (const [index, branch] of tree.branches.entries()) if (gone.has(stem(branch))) gone.add(index + 1);
  const kept = tree.branches.flatMap((_, index) => (gone.has(index + 1) ? [] : [index + 1]));
  const numberOf = (old: Line): Line => (old === THE_GAME ? THE_GAME : kept.indexOf(old) + 1);
  const branches = kept.map((old): RecordedBranch => {
    const { of, ...rest } = tree.branches[old - 1];
    return of === undefined ? rest : { of: numberOf(of), ...rest };
  });
  const left = gone.has(moment.line) ? { line: stem(removed), at: Math.min(moment.at, removed.at) } : moment;
  return { tree: { ...tree, branches }, moment: { line: numberOf(left.line), at: left.at } };
}

/** Adds what somebody else tried out in the same game; what both have is there once. */
export function mergeBranches(tree: BranchTree, others: readonly RecordedBranch[]): BranchTree {
  let merged = tree;
  const lines: Line[] = [THE_GAME];
  for (const { of = 0, at, moves, name } of others) {
    let moment: Moment | undefined = { line: lines[of], at };
    for (const move of moves) {
      const played: Changed | undefined = moment && playFrom(merged, moment, move);
      moment = played?.moment;
      if (played) merged = played.tree;
    }
    if (!moment) return merged;
    lines.push(moment.line);
    const known = branchOf(merged, moment.line);
    if (name !== undefined && known && known.name === undefined) merged = nameBranch(merged, moment.line, name);
  }
  return merged;
}
