import { picture } from '@tessera/game-kit/board';
import type { ScenarioAnimal } from '../../rules/scenario/scenario-types.ts';
import { AnimalFace } from './AnimalFace.tsx';
import { EagleHalf } from './EagleHalf.tsx';
import { HorseHalf } from './HorseHalf.tsx';

interface AnimalCardProps {
  readonly animal: ScenarioAnimal;
  /** Only the half that is used; a card in the row shows both. */
  readonly half?: 'eagle' | 'horse' | undefined;
  /** In CSS pixels; the height follows: 78 × 156 for both halves, 78 × 78 for one. */
  readonly width?: number | undefined;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

export const ANIMAL_WIDTH = 78;
export const HALF_HEIGHT = 78;

export function AnimalCard({ animal, half, width = ANIMAL_WIDTH, label, className }: AnimalCardProps) {
  const height = half ? HALF_HEIGHT : 2 * HALF_HEIGHT;
  const box = { x: 0, y: 0, width: ANIMAL_WIDTH, height: HALF_HEIGHT };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: picture() names it or hides it.
    <svg
      className={`sc-root sc-animal${className ? ` ${className}` : ''}`}
      width={width}
      height={(width * height) / ANIMAL_WIDTH}
      viewBox={`0 0 ${ANIMAL_WIDTH} ${height}`}
      {...picture(label)}
    >
      {half === 'eagle' && <EagleHalf animal={animal} {...box} />}
      {half === 'horse' && <HorseHalf animal={animal} {...box} />}
      {!half && <AnimalFace animal={animal} width={ANIMAL_WIDTH} height={height} />}
    </svg>
  );
}
