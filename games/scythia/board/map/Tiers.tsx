import type { ScenarioSettlement } from '../../rules/scenario/scenario-types.ts';
import { SignLine } from '../signs/SignLine.tsx';

interface TiersProps {
  readonly settlement: ScenarioSettlement;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A ladder from weak to strong: wounds below the first rung, then strength and the points it gives. */
export function Tiers({ settlement: { tiers, wounds }, x, y, width }: TiersProps) {
  const fail = wounds > 0 ? 26 : 0;
  const step = (width - fail) / tiers.length;
  return (
    <g>
      <rect className="sc-tiers" x={x} y={y} width={width} height={18} rx={4} />
      {wounds > 0 && (
        <SignLine signs={[{ sign: 'wound', count: wounds }]} x={x + fail / 2} y={y + 9} size={15} anchor="middle" />
      )}
      {tiers.map(({ strength, points }, i) => (
        <g key={strength}>
          <path className="sc-rung" d={`M${x + fail + i * step} ${y + 1.5}v15`} />
          <text className="sc-numeral" x={x + fail + i * step + step / 2 - 3} y={y + 14} fontSize={15} textAnchor="end">
            {strength}
          </text>
          <rect
            className="sc-points"
            x={x + fail + i * step + step / 2}
            y={y + 1.5}
            width={points > 9 ? 22 : 16}
            height={15}
            rx={3}
          />
          <text
            className="sc-numeral sc-on-accent"
            x={x + fail + i * step + step / 2 + (points > 9 ? 11 : 8)}
            y={y + 14}
            fontSize={15}
            textAnchor="middle"
          >
            {points}
          </text>
        </g>
      ))}
    </g>
  );
}
