import type { ScenarioAnimal } from '../../rules/scenario/scenario-types.ts';
import { handCut } from '../hand-cut.ts';
import { SignLine } from '../signs/SignLine.tsx';
import { EagleBeast, eagleSigns } from './EagleHalf.tsx';
import { HorseBeast, horseSigns } from './HorseHalf.tsx';

interface AnimalStripProps {
  readonly animal: ScenarioAnimal;
  readonly half: 'eagle' | 'horse';
  readonly className?: string | undefined;
}

const [WIDTH, HEIGHT] = [72, 28];

/** Half a card as narrow as it goes, for above and below a crew. */
export function AnimalStrip({ animal, half, className }: AnimalStripProps) {
  const signs = half === 'eagle' ? eagleSigns(animal.eagle) : horseSigns(animal.horse);
  return (
    <svg
      className={`sc-root sc-strip${className ? ` ${className}` : ''}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      <path className={`sc-${half}`} d={handCut({ x: 0.8, y: 0.8, width: WIDTH - 1.6, height: HEIGHT - 1.6 }, 5)} />
      <path className="sc-foot" d={`M25 1.6H${WIDTH - 6}q4.4 0 4.4 4.4V${HEIGHT - 6}q0 4.4-4.4 4.4H25Z`} />
      <svg x={1.5} y={3} width={23} height={22} viewBox="-16 -16 544 544" aria-hidden="true">
        {half === 'eagle' ? <EagleBeast kind={animal.eagle.kind} /> : <HorseBeast animal={animal} />}
      </svg>
      <SignLine signs={signs} x={48} y={HEIGHT / 2} size={15} anchor="middle" gap={1} most={44} />
    </svg>
  );
}
