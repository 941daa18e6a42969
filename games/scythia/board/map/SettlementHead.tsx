import type { ScenarioSettlement } from '../../rules/scenario/scenario-types.ts';
import { FitText } from '../FitText.tsx';
import { handCut } from '../hand-cut.ts';
import { DIE_STYLES, LAND_STYLES } from '../palette.ts';
import { SignLine } from '../signs/SignLine.tsx';
import type { Sign } from '../signs/signs.ts';
import type { Box } from './layout.ts';
import { Skyline } from './Skyline.tsx';
import { Tiers } from './Tiers.tsx';

interface SettlementHeadProps {
  readonly settlement: ScenarioSettlement;
  readonly index: number;
  readonly name: string;
  readonly box: Box;
  /** Squares for raiders at the right, which the name must not run into. */
  readonly squares: number;
  /** The dice take a line of their own. */
  readonly narrow: boolean;
  /** S-51: besides the printed dice, one for each slot that holds gold. */
  readonly yellow: number;
}

const HEADER = 24;

const needs = ({ workers, crew, provisions, wagons }: ScenarioSettlement): Sign[] => [
  ...workers.map((worker) => ({ worker })),
  { sign: 'crew', count: crew },
  ...(provisions > 0 ? [{ sign: 'provisions', count: provisions } as const] : []),
  ...(wagons > 0 ? [{ sign: 'wagon', count: wagons } as const] : []),
];

/** The name; what a raid needs; the dice; what strength gives. */
export function SettlementHead({ settlement, index, name, box, squares, narrow, yellow }: SettlementHeadProps) {
  const dice = [
    ...Array<'red'>(settlement.dice.red).fill('red'),
    ...Array<'white'>(settlement.dice.white).fill('white'),
    ...Array<'yellow'>(yellow).fill('yellow'),
  ];
  const size = box.width > 240 ? 17 : 15;
  return (
    <g className="sc-head">
      <path
        d={handCut({ x: box.x + 1.2, y: box.y + 1.2, width: box.width - 2.4, height: HEADER }, 6)}
        fill={LAND_STYLES[settlement.region].fill}
      />
      <Skyline
        region={settlement.region}
        index={index}
        x={box.x + box.width - 62 - squares * 19}
        y={box.y + HEADER + 1}
      />
      <FitText className="sc-title" x={box.x + 8} y={box.y + 18} size={size} most={box.width - 16 - squares * 19}>
        {name}
      </FitText>
      <SignLine
        signs={needs(settlement)}
        x={box.x + 7}
        y={box.y + 36}
        size={size}
        gap={4}
        most={box.width - 14 - (narrow ? 0 : dice.length * 13)}
      />
      {dice.map((die, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of a colour are all alike.
          key={i}
          className="sc-die-chip"
          x={narrow ? box.x + 8 + i * 15 : box.x + box.width - 6 - (dice.length - i) * 13}
          y={box.y + (narrow ? 49 : 30.5)}
          width={11}
          height={11}
          rx={2.5}
          fill={DIE_STYLES[die].fill}
        />
      ))}
      <Tiers settlement={settlement} x={box.x + 6} y={box.y + (narrow ? 64 : 46)} width={box.width - 12} />
    </g>
  );
}
