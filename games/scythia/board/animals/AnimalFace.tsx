import type { ScenarioAnimal } from '../../rules/scenario/scenario-types.ts';
import { EagleHalf } from './EagleHalf.tsx';
import { HorseHalf } from './HorseHalf.tsx';

interface AnimalFaceProps {
  readonly animal: ScenarioAnimal;
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  readonly width: number;
  readonly height: number;
}

/** Both halves of an animal card, as it lies in the row. */
export function AnimalFace({ animal, x = 0, y = 0, width, height }: AnimalFaceProps) {
  return (
    <g>
      <EagleHalf animal={animal} x={x} y={y} width={width} height={height / 2} />
      <HorseHalf animal={animal} x={x} y={y + height / 2} width={width} height={height / 2} />
    </g>
  );
}
