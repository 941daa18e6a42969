import type { ScenarioAnimal } from '../../rules/scenario/scenario-types.ts';
import { GLYPHS } from '../signs/glyphs.ts';
import type { Sign } from '../signs/signs.ts';
import { AnimalPanel } from './AnimalPanel.tsx';
import { coatOf } from './coats.ts';

interface HorseHalfProps {
  readonly animal: ScenarioAnimal;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const horseSigns = ({ strength, points }: ScenarioAnimal['horse']): Sign[] => [
  ...(strength > 0 ? [{ sign: 'strength', count: strength } as const] : []),
  ...(points > 0 ? [{ sign: 'points', count: points } as const] : []),
];

/** A horse of its own coat. On a square of 512. */
export function HorseBeast({ animal }: { readonly animal: ScenarioAnimal }) {
  const coat = coatOf(animal);
  return (
    <g>
      <path d={GLYPHS.horse.path} fill="none" stroke="var(--sc-ink)" strokeWidth={26} strokeLinejoin="round" />
      <path d="M150 60L330 70L430 280L400 400L170 500L120 480L100 250Z" fill={coat.mane} />
      <path d={GLYPHS.horse.path} fill={coat.fill} />
    </g>
  );
}

/** The lower half of a card. */
export function HorseHalf({ animal, ...box }: HorseHalfProps) {
  return (
    <AnimalPanel kind="horse" signs={horseSigns(animal.horse)} {...box}>
      <HorseBeast animal={animal} />
    </AnimalPanel>
  );
}
