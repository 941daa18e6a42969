import type { ArmyColour } from '../palette.ts';
import { Flag } from '../pieces/Flag.tsx';

interface FallenFortProps {
  readonly w: number;
  readonly h: number;
  readonly value: number;
  readonly taker: ArmyColour;
}

/** A taken fort: breached, burnt out, under the taker's flag. Its number still counts for the dice, so it stays readable. */
export function FallenFort({ w, h, value, taker }: FallenFortProps) {
  return (
    <g strokeLinejoin="round">
      <g className="cb-fort-walls">
        <path d={scorch(w, h)} fill="var(--cb-ash)" opacity={0.28} />
        <path
          d={`M${-w + 3} ${-h + 12}L${-w + 9} ${-h + 2}L${-6} ${-h + 5}L4 ${-h}L${w - 9} ${-h + 4}L${w - 1} ${-h + 10}L${w - 4} -4L${w} 8L${w - 3} ${h - 8}L${w - 12} ${h - 1}L8 ${h - 4}L-2 ${h}L${-w + 10} ${h - 2}L${-w + 1} ${h - 9}L${-w + 5} 4L${-w} -6Z`}
          fill="var(--cb-ash)"
          stroke="var(--cb-ink)"
          strokeWidth={2.6}
        />
        {/* What is left of the walls. */}
        <path
          d={`M${-w + 1} -2V${-h + 8}L${-w + 8} ${-h + 1}H${-w + 25}M${w - 20} ${-h + 2}H${w - 7}L${w - 1} ${-h + 8}V${-h + 17}M${w - 1} ${h - 22}V${h - 8}L${w - 8} ${h - 1}H${w - 15}M${-w + 24} ${h - 1}H${-w + 8}L${-w + 1} ${h - 8}V${h - 17}`}
          fill="none"
          stroke="var(--cb-ink)"
          strokeWidth={10}
        />
        <path
          d={`M${-w + 1} -3V${-h + 8}L${-w + 8} ${-h + 1}H${-w + 24}M${w - 19} ${-h + 2}H${w - 7}L${w - 1} ${-h + 8}V${-h + 16}M${w - 1} ${h - 21}V${h - 8}L${w - 8} ${h - 1}H${w - 14}M${-w + 23} ${h - 1}H${-w + 8}L${-w + 1} ${h - 8}V${h - 16}`}
          fill="none"
          stroke="var(--cb-stone-dark)"
          strokeWidth={5.6}
          strokeDasharray="7 1.6 5 1.6"
        />
        {/* Tumbled stones and a charred beam. */}
        <g fill="var(--cb-stone)" stroke="var(--cb-ink)" strokeWidth={1.7}>
          <path d={`M6 ${h + 2}l7-5l6 4l-2 6l-9 1Z`} />
          <path d={`M${-w - 6} 8l6-4l5 5l-3 5l-7-1Z`} />
          <path d={`M${-5} ${-h - 1}l6-4l5 4l-3 5l-6 0Z`} />
          <path d={`M${w + 1} ${4}l5-2l3 5l-4 4l-5-3Z`} />
        </g>
        <text
          className="cb-numeral"
          x={-w * 0.38}
          y={15}
          fontSize={44}
          fill="var(--cb-ash-text)"
          stroke="var(--cb-ash)"
          strokeWidth={5}
          paintOrder="stroke"
        >
          {value}
        </text>
      </g>
      <g className="cb-fort-smoke" fill="none" stroke="var(--cb-ash)" strokeWidth={2.6} strokeLinecap="round">
        <path d={`M${-w + 12} ${-h - 4}q-5-5 0-9q4-4 1-9M${-w + 20} ${-h - 5}q-4-4 0-7q3-4 1-7`} />
      </g>
      {/* Within the walls: around a fort there are roads, pieces and names. */}
      <g transform={`translate(${w * 0.08} ${h - 16})`}>
        <g className="cb-fort-flag">
          <Flag colour={taker} />
        </g>
      </g>
    </g>
  );
}

function scorch(w: number, h: number): string {
  return `M${-w - 9} -8Q${-w - 4} ${-h - 6} -10 ${-h - 6}Q${w - 4} ${-h - 10} ${w + 7} -8Q${w + 11} ${h - 6} ${w - 12} ${h + 7}Q0 ${h + 11} ${-w + 8} ${h + 7}Q${-w - 12} ${h} ${-w - 9} -8Z`;
}
