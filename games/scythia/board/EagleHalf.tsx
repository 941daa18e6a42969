import type { EagleKind, ScenarioAnimal } from '../rules/scenario-types.ts';
import { AnimalPanel } from './AnimalPanel.tsx';
import { GLYPHS } from './glyphs.ts';
import type { Sign } from './signs.ts';

interface EagleHalfProps {
  readonly animal: ScenarioAnimal;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const eagleSigns = ({ kind, strength, points }: ScenarioAnimal['eagle']): Sign[] => [
  ...(kind === 'double' ? [{ mark: '×2' } as const] : []),
  ...(kind === 'unlock' ? [{ sign: 'unlock' } as const] : []),
  ...(strength > 0 ? [{ sign: 'strength', count: strength } as const] : []),
  ...(points > 0 ? [{ sign: 'points', count: points } as const] : []),
];

const gilt = (transform: string) => (
  <g transform={transform}>
    <path d={GLYPHS.eagle.path} fill="var(--sc-gilt)" stroke="var(--sc-ink)" strokeWidth={14} strokeLinejoin="round" />
  </g>
);

/** Two heads for the eagle that doubles, a spread wing for the one that unlocks, one head for the plain one. */
const BEASTS: Readonly<Record<EagleKind, () => ReturnType<typeof gilt>>> = {
  double: () => (
    <g>
      {gilt('translate(500 60) scale(-.84 .84)')}
      {gilt('translate(12 60) scale(.84)')}
    </g>
  ),
  unlock: () => (
    <g>
      <path
        d={GLYPHS.wing.path}
        transform="translate(-30 10) scale(.92)"
        fill="var(--sc-gilt-deep)"
        stroke="var(--sc-ink)"
        strokeWidth={12}
      />
      {gilt('translate(150 80) scale(.76)')}
    </g>
  ),
  plain: () => gilt('translate(0 0)'),
};

/** The upper half of a card: an eagle, its kind told by how it is drawn. */
export function EagleHalf({ animal, ...box }: EagleHalfProps) {
  return (
    <AnimalPanel kind="eagle" signs={eagleSigns(animal.eagle)} {...box}>
      {BEASTS[animal.eagle.kind]()}
    </AnimalPanel>
  );
}
