import { unwrap } from '@tessera/kernel';
import type { CambriaPosition } from '../rules/position/position-types.ts';
import type { Board } from '../rules/scenario/board.ts';
import { boardOf } from '../rules/scenario/setup.ts';

// A custom scenario comes whole with every view, each time as a new object: one board for all that say the same.
const customBoards = new Map<string, Board>();

/** The board a view is played on. Views come from a host that has checked the scenario. */
export function boardOfView(view: CambriaPosition): Board {
  const { scenario } = view;
  if (typeof scenario === 'string') return unwrap(boardOf(scenario));
  const key = JSON.stringify(scenario);
  const known = customBoards.get(key);
  if (known) return known;
  const board = unwrap(boardOf(scenario));
  customBoards.set(key, board);
  return board;
}
