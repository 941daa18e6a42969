import { fail, type Outcome, ok } from '@tessera/kernel';

/** A roll was taken back, by consent of all. What follows is rolled anew, or everybody would know it already. */
export interface Branch {
  /** How many moves stood. */
  readonly kept: number;
  /** The moves taken back, so that those rolls can be checked too. */
  readonly undone: readonly string[];
}

/** How the game stood at one time, and the branches before it. */
export interface BranchHistory {
  readonly moves: readonly string[];
  readonly branches: readonly Branch[];
  /** Moves before this one are in a later line, too. */
  readonly from: number;
}

/** The branch a move belongs to: the number of the last take-back that went as far as that; 0 for none. */
export const branchOf = (branches: readonly Branch[], move: number): number =>
  branches.findLastIndex(({ kept }) => kept <= move) + 1;

/**
 * What the branches are once the game goes back to its first `kept` moves. With a roll among the moves taken back a new
 * branch begins. Without one no die was seen and none changes; only that the last take-back then reaches further.
 */
export function takeBack(
  branches: readonly Branch[],
  moves: readonly string[],
  kept: number,
  rolled: boolean,
): readonly Branch[] {
  if (rolled) return [...branches, { kept, undone: moves.slice(kept) }];
  const last = branches.at(-1);
  if (last === undefined || last.kept <= kept) return branches;
  return [...branches.slice(0, -1), { kept, undone: [...moves.slice(kept, last.kept), ...last.undone] }];
}

/** Everything that was ever played, the oldest line first, the record itself last. */
export function linesOf(moves: readonly string[], branches: readonly Branch[]): Outcome<readonly BranchHistory[]> {
  const lines: BranchHistory[] = [{ moves, branches, from: 0 }];
  for (let number = branches.length; number > 0; number--) {
    const { kept, undone } = branches[number - 1];
    const next = lines[0].moves;
    if (kept > next.length)
      return fail(
        'bad-branch',
        `Take-back ${number} says that ${kept} moves stood, but there are only ${next.length} of them.`,
      );
    lines.unshift({
      moves: [...next.slice(0, kept), ...undone],
      branches: branches.slice(0, number - 1),
      from: kept,
    });
  }
  return ok(lines);
}
