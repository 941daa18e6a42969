import { type Outcome, unwrap } from '@tessera/kernel';

interface HasScenario {
  readonly scenario: string | object;
}

/**
 * The board that a view is played on. Views come from a host that has checked the scenario. One of somebody's own comes whole with every
 * view, each time as a new object: all that say the same have one board.
 */
export function boardsOfViews<Board>(boardOf: (scenario: string | object) => Outcome<Board>) {
  const known = new Map<string, Board>();
  return ({ scenario }: HasScenario): Board => {
    const key = typeof scenario === 'string' ? scenario : JSON.stringify(scenario);
    const before = known.get(key);
    if (before !== undefined) return before;
    const board = unwrap(boardOf(scenario));
    known.set(key, board);
    return board;
  };
}
