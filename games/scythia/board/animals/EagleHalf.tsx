import type { EagleKind, ScenarioAnimal } from '../../rules/scenario/scenario-types.ts';
import { GLYPHS } from '../signs/glyphs.ts';
import type { Sign } from '../signs/signs.ts';
import { AnimalPanel } from './AnimalPanel.tsx';

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

function Gilt({ move }: { readonly move: string }) {
  return (
    <path
      d={GLYPHS.eagle.path}
      transform={move}
      fill="var(--sc-gilt)"
      stroke="var(--sc-ink)"
      strokeWidth={16}
      strokeLinejoin="round"
    />
  );
}

/** Two heads for the eagle that doubles, a spread wing for the one that unlocks, one head for the plain one. On a square of 512. */
export function EagleBeast({ kind }: { readonly kind: EagleKind }) {
  if (kind === 'double')
    return (
      <g>
        <Gilt move="translate(330 90) scale(-.74 .74)" />
        <Gilt move="translate(182 90) scale(.74)" />
      </g>
    );
  if (kind === 'unlock')
    return (
      <g>
        <path
          d={GLYPHS.wing.path}
          transform="translate(-30 10) scale(.92)"
          fill="var(--sc-gilt-deep)"
          stroke="var(--sc-ink)"
          strokeWidth={12}
        />
        <Gilt move="translate(150 80) scale(.76)" />
      </g>
    );
  return <Gilt move="translate(0 0)" />;
}

/** The upper half of a card: an eagle, its kind told by how it is drawn. */
export function EagleHalf({ animal, ...box }: EagleHalfProps) {
  return (
    <AnimalPanel kind="eagle" signs={eagleSigns(animal.eagle)} {...box}>
      <EagleBeast kind={animal.eagle.kind} />
    </AnimalPanel>
  );
}
