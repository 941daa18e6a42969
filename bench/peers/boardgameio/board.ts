// Cambria's board as the boardgame.io peer sees it. Only the scenario's JSON is shared with Tessera: nothing here is
// imported from games/cambria/rules, so that the two can be held against each other.

export interface Scenario {
  id: string;
  forts: { name: string; value: number; roads: string[] }[];
}

export interface Road {
  /** Indices of its two forts. */
  forts: [number, number];
  /** The values of those forts: the numbers the road answers to. */
  values: [number, number];
}

export interface Board {
  forts: { name: string; value: number; bonus: number; roads: number[] }[];
  /** Numbered as they first occur when the forts are read in the scenario's order. */
  roads: Road[];
}

/** C-4: what lies under a fort besides its token. */
const BONUS: Record<number, number> = { 4: 2, 5: 3, 6: 4 };

export function readBoard(scenario: Scenario): Board {
  const index = new Map(scenario.forts.map((fort, i) => [fort.name, i]));
  const board: Board = {
    forts: scenario.forts.map(({ name, value }) => ({ name, value, bonus: BONUS[value] ?? 0, roads: [] })),
    roads: [],
  };
  scenario.forts.forEach((fort, a) => {
    for (const name of fort.roads) {
      const b = index.get(name);
      if (b === undefined) throw new Error(`${scenario.id}: ${fort.name} has a road to ${name}, which is no fort`);
      // Each road is told by both of its forts: the first telling counts.
      if (b < a) continue;
      const road = board.roads.length;
      board.roads.push({ forts: [a, b], values: [fort.value, scenario.forts[b].value] });
      board.forts[a].roads.push(road);
      board.forts[b].roads.push(road);
    }
  });
  return board;
}

/** Whether the road leads to a fort of this value. No fort has value 1, so a die of 1 leads nowhere. */
export function leadsTo(road: Road, value: number): boolean {
  return road.values[0] === value || road.values[1] === value;
}
