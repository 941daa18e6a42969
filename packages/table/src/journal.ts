/** What has been played, and what of it could still change. */
export interface Played {
  /** Every move so far as notation, chance included. */
  readonly moves: readonly string[];
  /** Moves taken back that can be redone, the next one first. */
  readonly redo: readonly string[];
  /** A finished turn that waits for its player's confirmation. */
  readonly unconfirmed: boolean;
}

/**
 * One thing that happened at a table. A table is what its entries make of it, in their order: they are only ever
 * appended, so that taking back is an entry, too. `by` is the seat that did it, from 1; 0 for chance and for the house.
 */
export type Entry =
  /** `held`: the turn then waits to be confirmed. `again`: a move that had been taken back. */
  | { readonly by: number; readonly move: string; readonly held?: true; readonly again?: true }
  /** So many moves still stand. */
  | { readonly by: number; readonly undo: number }
  | { readonly by: number; readonly confirm: true };

export const NOTHING_PLAYED: Played = { moves: [], redo: [], unconfirmed: false };

export function afterEntry({ moves, redo, unconfirmed }: Played, entry: Entry): Played {
  if ('move' in entry)
    return {
      moves: [...moves, entry.move],
      redo: entry.again ? redo.slice(1) : [],
      unconfirmed: entry.held === true,
    };
  if ('undo' in entry) {
    const taken = moves.slice(entry.undo);
    // what all agreed to take back may hold rolls, which are not done again
    return { moves: moves.slice(0, entry.undo), redo: entry.by === 0 ? [] : [...taken, ...redo], unconfirmed: false };
  }
  return { moves, redo: unconfirmed ? [] : redo, unconfirmed: false };
}

/** Where a whole journal leads. */
export function playedBy(entries: readonly Entry[]): Played {
  const moves: string[] = [];
  let rest: Omit<Played, 'moves'> = NOTHING_PLAYED;
  for (const entry of entries) {
    if ('move' in entry) {
      moves.push(entry.move);
      rest = { redo: entry.again ? rest.redo.slice(1) : [], unconfirmed: entry.held === true };
    } else {
      const after = afterEntry({ moves, ...rest }, entry);
      moves.length = after.moves.length;
      rest = after;
    }
  }
  return { moves, redo: rest.redo, unconfirmed: rest.unconfirmed };
}
