import type { DecisionVerdict, ReviewedMove } from '@tessera/mind';

/** So many are shown: a quick review has compared all there were. */
const SHOWN = 3;

/** The best moves, and the one that was played. */
export const topMoves = ({ moves }: Pick<DecisionVerdict, 'moves'>, played: string): readonly ReviewedMove[] =>
  moves.filter(({ move }, nth) => nth < SHOWN || move === played);
