import { AnimalStrip } from '../../board/animals/AnimalStrip.tsx';
import { Wound } from '../../board/index.ts';
import { CrewPortrait } from '../../board/portraits/CrewPortrait.tsx';
import type { Scenario } from '../../rules/scenario/scenario-types.ts';

interface CrewTileProps {
  readonly scenario: Scenario;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly crew?: string | undefined;
  readonly wounds?: number | undefined;
  readonly eagle?: string | undefined;
  readonly horse?: string | undefined;
  readonly dead?: boolean | undefined;
}

/** One of the five places in a drawing: the crew, its strength and wounds, its eagle above and its horse below. */
export function CrewTile({ scenario, x, y, width, crew, wounds = 0, eagle, horse, dead }: CrewTileProps) {
  const strip = (width * 28) / 72;
  const height = width * 1.15;
  const card = scenario.crew.find((each) => each.name === crew);
  const half = (name: string | undefined, kind: 'eagle' | 'horse', at: number) => {
    const animal = scenario.animals.find((each) => each.name === name);
    return (
      animal && (
        <svg x={x} y={at} width={width} height={strip} aria-hidden="true">
          <AnimalStrip animal={animal} half={kind} />
        </svg>
      )
    );
  };
  return (
    <g>
      {half(eagle, 'eagle', y - strip - 4)}
      {half(horse, 'horse', y + height + 4)}
      <rect className="sc-tile" x={x} y={y} width={width} height={height} rx={7} />
      {card && (
        <g opacity={dead ? 0.4 : 1}>
          <svg x={x + 2} y={y + 2} width={width - 4} height={height - 4} aria-hidden="true">
            <CrewPortrait name={card.name} />
          </svg>
          <rect className="sc-tile-edge" x={x} y={y} width={width} height={height} rx={7} />
          <circle className="sc-tile-strength" cx={x + 18} cy={y + 18} r={14} />
          <text className="sc-tile-number" x={x + 18} y={y + 25} fontSize={21} textAnchor="middle">
            {Math.max(0, card.strength - wounds)}
          </text>
        </g>
      )}
      {Array.from({ length: wounds }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: wounds are all alike.
        <Wound key={i} x={x + width - 24 - i * 19} y={y + height - 28} size={25} />
      ))}
      {dead && (
        <path
          className="sc-tile-dead"
          d={`M${x + 10} ${y + 10}L${x + width - 10} ${y + height - 10}M${x + width - 10} ${y + 10}L${x + 10} ${y + height - 10}`}
        />
      )}
    </g>
  );
}
