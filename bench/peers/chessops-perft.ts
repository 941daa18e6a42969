// A yardstick for rules engines in TypeScript: perft of chessops, the chess library of lichess.

import { Chess } from 'chessops/chess';
import { perft } from 'chessops/debug';

/**
 * Leaf nodes from the start position (4: 197,281; 5: 4,865,609), by chessops's own perft. It counts the moves of the
 * last ply without playing them, so its nodes per second flatter it beside an engine that plays every move.
 */
export function chessopsPerft(depth = 4): { nodes: number; seconds: number } {
  const start = performance.now();
  const nodes = perft(Chess.default(), depth);
  return { nodes, seconds: (performance.now() - start) / 1000 };
}
