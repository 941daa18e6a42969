import type { BoardLayout } from '../geometry.ts';
import { ARMY_STYLES, type ArmyColour, MARK_PATHS } from '../palette.ts';

interface ShieldProps {
  readonly shield: BoardLayout['shield'];
  readonly colours: readonly ArmyColour[];
  /** The fallen of each seat. */
  readonly fallen: readonly number[];
}

const SPIRAL = 'M0 0C6-2 8-9 3-13C-3-17-11-13-10-5';

/** The shield where the fallen lie, in the sea: one field for each player's. */
export function Shield({ shield, colours, fallen }: ShieldProps) {
  const seats = fallen.length;
  // Four as quarters, three with one on top: the number is where one would look for a corner of the table.
  const turn = (seat: number): number => (seats === 4 ? -135 : -90) + (seat * 360) / seats;
  return (
    <g
      transform={`translate(${shield.x.toFixed(1)} ${shield.y.toFixed(1)}) scale(${(shield.radius / 122).toFixed(3)})`}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <circle cx={4} cy={7} r={121} fill="var(--hb-shadow)" opacity={0.3} />
      <circle r={121} fill="var(--hb-ink)" />
      <circle r={117.5} fill="var(--hb-gold)" />
      <circle r={113} fill="none" stroke="var(--hb-ink)" strokeWidth={3} strokeDasharray="2 11.8" />
      <circle r={108.5} fill="var(--hb-timber)" stroke="var(--hb-ink)" strokeWidth={2.6} />
      {/* Planks, and two cuts of the gouge on each. */}
      <path
        d="M-72-81V81M-36-102V102M0-108V108M36-102V102M72-81V81"
        fill="none"
        stroke="var(--hb-timber-dark)"
        strokeWidth={2.4}
      />
      <path
        d="M-88-20V14M-54-70V-30M-54 34V62M-18-88V-62M-18 52V90M18-80V-50M18 60V84M54-66V-22M54 24V70M88-10V24"
        fill="none"
        stroke="var(--hb-timber-light)"
        strokeWidth={2}
      />
      {fallen.map((_, seat) => (
        <path
          key={colours[seat]}
          d="M0 0L106 0"
          transform={`rotate(${turn(seat) + 180 / seats})`}
          stroke="var(--hb-ink)"
          strokeWidth={9}
        />
      ))}
      {fallen.map((_, seat) => (
        <path
          key={colours[seat]}
          d="M0 0L106 0"
          transform={`rotate(${turn(seat) + 180 / seats})`}
          stroke="var(--hb-gold)"
          strokeWidth={5}
        />
      ))}
      <circle r={27} fill="var(--hb-gold)" stroke="var(--hb-ink)" strokeWidth={3} />
      {[0, 120, 240].map((angle) => (
        <path
          key={angle}
          d={SPIRAL}
          transform={`rotate(${angle}) translate(0 -4)`}
          fill="none"
          stroke="var(--hb-ink)"
          strokeWidth={3}
        />
      ))}
      {fallen.map((count, seat) => {
        const { fill, ink, mark } = ARMY_STYLES[colours[seat] ?? 'neutral'];
        const radians = (turn(seat) * Math.PI) / 180;
        const [x, y] = [Math.cos(radians) * 68, Math.sin(radians) * 68];
        return (
          <g key={colours[seat]} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <rect x={-33} y={-20} width={66} height={40} rx={20} fill="var(--hb-ink)" />
            <rect x={-30.5} y={-17.5} width={61} height={35} rx={17.5} fill="var(--hb-bone)" />
            <circle cx={-14} r={14} fill={fill} stroke="var(--hb-ink)" strokeWidth={2} />
            <circle cx={-14} r={10.6} fill="var(--hb-bone)" />
            <path d={MARK_PATHS[mark]} transform="translate(-14 0) scale(.8)" fill={ink} />
            <text
              className="hb-numeral"
              x={14.5}
              y={count > 9 ? 10 : 11.5}
              fontSize={count > 9 ? 29 : 36}
              opacity={count === 0 ? 0.45 : 1}
            >
              {count}
            </text>
          </g>
        );
      })}
    </g>
  );
}
