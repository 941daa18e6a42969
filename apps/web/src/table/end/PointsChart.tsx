import type { Player } from '@tessera/ui';
import { useText } from '../../i18n/index.tsx';

interface PointsChartProps {
  /** After each turn, the points of every army. */
  readonly points: readonly (readonly number[])[];
  readonly armies: readonly Player[];
  /** The turn to mark, counted as in `points`. */
  readonly marked: number | undefined;
}

const WIDTH = 600;
const HEIGHT = 180;
const LEFT = 42;
const BOTTOM = 14;
const STEPS = [1, 10, 20, 50];
const MOST_LINES = 5;

/** How the points came, turn by turn: stairs, because points come in tokens. */
export function PointsChart({ points, armies, marked }: PointsChartProps) {
  const t = useText();
  const most = Math.max(...points.flat(), 1);
  // few lines, so that a phone has room for numbers that can be read
  const step = STEPS.find((each) => most <= MOST_LINES * each) ?? Math.ceil(most / MOST_LINES);
  const top = Math.ceil(most / step) * step;
  const x = (turn: number) => LEFT + (turn / Math.max(1, points.length)) * (WIDTH - LEFT - 16);
  const y = (value: number) => HEIGHT - BOTTOM - (value / top) * (HEIGHT - BOTTOM - 12);
  const lines = Array.from({ length: top / step + 1 }, (_, i) => i * step);
  return (
    <svg className="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('table.end.chart')}>
      {lines.map((value) => (
        <g key={value}>
          <line className="chart-line" x1={LEFT} x2={WIDTH} y1={y(value)} y2={y(value)} />
          <text className="chart-number" x={LEFT - 6} y={y(value) + 4}>
            {value}
          </text>
        </g>
      ))}
      {marked === undefined ? null : (
        <line className="chart-turning" x1={x(marked + 1)} x2={x(marked + 1)} y1={4} y2={HEIGHT - BOTTOM} />
      )}
      {armies.map((army, index) => {
        const path = points.reduce(
          (d, row, turn) => `${d}H${x(turn + 1).toFixed(1)}V${y(row[index]).toFixed(1)}`,
          `M${LEFT} ${y(0)}`,
        );
        return (
          <g key={army.seat} style={{ color: `var(--${army.colour})` }}>
            <path className="chart-under" d={path} />
            <path className="chart-path" d={path} />
          </g>
        );
      })}
    </svg>
  );
}
