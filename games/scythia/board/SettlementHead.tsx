import type { ScenarioSettlement } from '../rules/scenario-types.ts';
import type { Box } from './layout.ts';
import { DIE_STYLES } from './palette.ts';
import { SignLine } from './SignLine.tsx';
import type { Sign } from './signs.ts';
import { Tiers } from './Tiers.tsx';

interface SettlementHeadProps {
  readonly settlement: ScenarioSettlement;
  readonly name: string;
  readonly box: Box;
  /** Squares for raiders at the right, which the name must not run into. */
  readonly squares: number;
}

const needs = ({ workers, crew, provisions, wagons }: ScenarioSettlement): Sign[] => [
  ...workers.map((worker) => ({ worker })),
  { sign: 'crew', count: crew },
  ...(provisions > 0 ? [{ sign: 'provisions', count: provisions } as const] : []),
  ...(wagons > 0 ? [{ sign: 'wagon', count: wagons } as const] : []),
];

/** The name; what a raid needs; the dice; what strength gives. */
export function SettlementHead({ settlement, name, box }: SettlementHeadProps) {
  const dice = [
    ...Array<'red'>(settlement.dice.red).fill('red'),
    ...Array<'white'>(settlement.dice.white).fill('white'),
  ];
  return (
    <g>
      <text className="sc-title" x={box.x + 8} y={box.y + 17} fontSize={14}>
        {name}
      </text>
      <SignLine
        signs={needs(settlement)}
        x={box.x + 7}
        y={box.y + 33}
        size={14}
        gap={4}
        most={box.width - 14 - dice.length * 13}
      />
      {dice.map((die, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of a colour are all alike.
          key={i}
          className="sc-die-chip"
          x={box.x + box.width - 6 - (dice.length - i) * 13}
          y={box.y + 27.5}
          width={11}
          height={11}
          rx={2.5}
          fill={DIE_STYLES[die].fill}
        />
      ))}
      <Tiers settlement={settlement} x={box.x + 6} y={box.y + 43} width={box.width - 12} />
    </g>
  );
}
