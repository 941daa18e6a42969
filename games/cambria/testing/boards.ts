import type { Scenario } from '../rules/scenario/board.ts';
import cambria from '../scenarios/cambria.json' with { type: 'json' };

/** Forts and roads in short: `{ Deva: 'Isca Segontium' }`. A value is the number of roads. */
export function scenario(roads: Readonly<Record<string, string>>, more: Partial<Scenario> = {}): Scenario {
  const forts = Object.entries(roads).map(([name, list], index) => {
    const others = list.split(' ').filter((other) => other !== '');
    return { name, value: others.length, lon: -4 + index / 10, lat: 52 + (index % 3) / 10, roads: others };
  });
  return { id: 'test', name: 'Test', forts, ...more };
}

/** The smallest board that C-50 and the neutral army allow: 7 forts, 17 roads. */
export const SMALL_BOARD: Scenario = scenario(
  {
    A: 'B C D E F G',
    B: 'A C D E F G',
    C: 'A B D E F G',
    D: 'A B C F',
    E: 'A B C F',
    F: 'A B C D E',
    G: 'A B C',
  },
  { custom: true, name: 'Small' },
);

type Damage = (forts: { name: string; value: number; lon: number; lat: number; roads: string[] }[]) => void;

/** Cambria's board with something changed. */
export function damaged(change: Damage, more: Record<string, unknown> = {}): Record<string, unknown> {
  const copy = structuredClone(cambria);
  change(copy.forts);
  return { ...copy, ...more };
}
