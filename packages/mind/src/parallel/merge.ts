import type { MoveStatistics, SearchResult } from '../search/search.ts';
import type { PartThought } from './part.ts';

/**
 * What the parts have found, as one. Of each part the move it looked at most is a candidate, since it was looked at about as much as those of the
 * others; of the candidates the one that is worth most to the seat comes first. The others follow by how much they were looked at.
 */
export function mergeParts(thoughts: readonly PartThought[]): SearchResult {
  const moves = new Map<string, MoveStatistics>();
  const candidates = new Set<string>();
  let seat = -1;
  let iterations = 0;
  for (const thought of thoughts) {
    const [best] = thought.moves;
    if (best === undefined) continue;
    seat = thought.seat;
    iterations += thought.iterations;
    candidates.add(best.text);
    for (const move of thought.moves) {
      const known = moves.get(move.text);
      moves.set(move.text, known ? together(known, move) : move);
    }
  }
  const worth = ({ values }: MoveStatistics) => values[seat] ?? 0;
  const rank = (move: MoveStatistics) => (candidates.has(move.text) ? 1 : 0);
  const sorted = [...moves.values()].sort(
    (a, b) =>
      rank(b) - rank(a) || (rank(a) === 1 ? worth(b) - worth(a) : 0) || b.visits - a.visits || worth(b) - worth(a),
  );
  return { moves: sorted, values: sorted[0]?.values ?? [], iterations };
}

/** The same move in two parts: what it is worth is the mean over all visits, and a first sight counts only where there is no more. */
function together(a: MoveStatistics, b: MoveStatistics): MoveStatistics {
  const visits = a.visits + b.visits;
  const share = visits === 0 ? 1 / 2 : b.visits / visits;
  return { ...a, visits, values: a.values.map((value, seat) => value + share * (b.values[seat] - value)) };
}
