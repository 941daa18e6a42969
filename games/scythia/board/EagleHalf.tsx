import type { ScenarioAnimal } from '../rules/scenario-types.ts';
import { SignLine } from './SignLine.tsx';
import type { Sign } from './signs.ts';

interface EagleHalfProps {
  readonly eagle: ScenarioAnimal['eagle'];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const eagleSigns = ({ kind, strength, points }: ScenarioAnimal['eagle']): Sign[] => [
  ...(kind === 'double' ? [{ mark: '×2' } as const] : []),
  ...(kind === 'unlock' ? [{ sign: 'building' } as const] : []),
  ...(strength > 0 ? [{ sign: 'strength', count: strength } as const] : []),
  ...(points > 0 ? [{ sign: 'points', count: points } as const] : []),
];

export function EagleHalf({ eagle, x, y, width, height }: EagleHalfProps) {
  return (
    <g>
      <rect className="sc-eagle" x={x} y={y} width={width} height={height} rx={6} />
      <SignLine
        signs={[{ sign: 'eagle' }]}
        x={x + width / 2}
        y={y + height * 0.36}
        size={height * 0.5}
        anchor="middle"
      />
      <SignLine signs={eagleSigns(eagle)} x={x + width / 2} y={y + height * 0.8} size={15} anchor="middle" />
    </g>
  );
}
