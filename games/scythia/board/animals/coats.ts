import type { ScenarioAnimal } from '../../rules/scenario/scenario-types.ts';

export interface Coat {
  readonly fill: string;
  /** What shows between the cuts. */
  readonly mane: string;
}

const COATS = {
  dun: { fill: '#d8ac69', mane: '#3b2a1c' },
  bay: { fill: '#9a5730', mane: '#2a1a14' },
  roan: { fill: '#b77268', mane: '#3a2222' },
  grey: { fill: '#c9c6c0', mane: '#4a4b52' },
  black: { fill: '#4b4650', mane: '#121017' },
} as const satisfies Readonly<Record<string, Coat>>;

/** The coat that the card's name ends with; a card of somebody else's deck gets one by its strength. */
export function coatOf({ name, horse }: ScenarioAnimal): Coat {
  const word = name.split(' ').at(-1) ?? '';
  if (word in COATS) return COATS[word as keyof typeof COATS];
  return [COATS.dun, COATS.dun, COATS.bay, COATS.black][Math.min(3, horse.strength)] ?? COATS.grey;
}
