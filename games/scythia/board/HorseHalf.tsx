import type { ScenarioAnimal } from '../rules/scenario-types.ts';
import { SignLine } from './SignLine.tsx';
import type { Sign } from './signs.ts';

interface HorseHalfProps {
  readonly horse: ScenarioAnimal['horse'];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const horseSigns = ({ strength, points }: ScenarioAnimal['horse']): Sign[] => [
  ...(strength > 0 ? [{ sign: 'strength', count: strength } as const] : []),
  ...(points > 0 ? [{ sign: 'points', count: points } as const] : []),
];

export function HorseHalf({ horse, x, y, width, height }: HorseHalfProps) {
  return (
    <g>
      <rect className="sc-horse" x={x} y={y} width={width} height={height} rx={6} />
      <SignLine
        signs={[{ sign: 'horse' }]}
        x={x + width / 2}
        y={y + height * 0.36}
        size={height * 0.5}
        anchor="middle"
      />
      <SignLine signs={horseSigns(horse)} x={x + width / 2} y={y + height * 0.8} size={15} anchor="middle" />
    </g>
  );
}
