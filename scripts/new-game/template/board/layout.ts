import type { Scenario } from '../rules/scenario.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

const ACROSS = 5;
const STEP = 150;
const EDGE = 90;

/** 'bank', 'stone 3' or 'home'; 0 is the near bank and the far one comes after the last stone. */
export const placeName = ({ stones }: Scenario, place: number): string =>
  place === 0 ? 'bank' : place > stones ? 'home' : `stone ${place}`;

/** The way winds from side to side, so that it fits a phone. */
export function layoutOf(scenario: Scenario): {
  readonly width: number;
  readonly height: number;
  readonly places: ReadonlyMap<string, Spot>;
} {
  const count = scenario.stones + 2;
  const spots = Array.from({ length: count }, (_, place): [string, Spot] => {
    const row = Math.floor(place / ACROSS);
    const column = place % ACROSS;
    const x = EDGE + STEP * (row % 2 === 0 ? column : ACROSS - 1 - column);
    return [placeName(scenario, place), { x, y: EDGE + STEP * row }];
  });
  const rows = Math.ceil(count / ACROSS);
  return { width: 2 * EDGE + STEP * (ACROSS - 1), height: 2 * EDGE + STEP * (rows - 1), places: new Map(spots) };
}
