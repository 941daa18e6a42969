import { ARMY_STYLES, type ArmyColour, MARK_PATHS } from '../palette.ts';

// A warrior sawn from a plank, and the men behind him; about the middle of the group, 72 wide and 76 high.
const FIGURE =
  'M-14.5-13C-25-12-32-7-33-1L-37 28C-37.5 33-35 35-31 35.5Q-9 38 13 35.5C17 35 19.5 33 19 28L15-1C14-7 7-12-3.5-13Q1.5-16 1.5-21C1-26-2-29-5.5-30L-9-37L-12.5-30C-16-29-19-26-19.5-21Q-19.5-16-14.5-13Z';
const BANNER = 'M15-37L38-35Q35-26 38-12L15-9Z';

/** Where the shield with the number is, from the group's middle. */
const SHIELD_AT = { x: -9, y: 14.5 } as const;
const SHIELD_SIZE = 20.5;

interface WarriorsProps {
  readonly colour: ArmyColour;
  readonly count: number;
}

/** Warriors of one army in a land: the first carries the banner, and on his shield how many they are. */
export function Warriors({ colour, count }: WarriorsProps) {
  const { fill, edge, ink, mark } = ARMY_STYLES[colour];
  const more = count >= 5 ? 2 : count >= 3 ? 1 : 0;
  const digits = String(count);
  return (
    <g className="hb-warriors" strokeLinejoin="round" strokeLinecap="round">
      <ellipse cx={-6} cy={34} rx={30} ry={6} fill="var(--hb-shadow)" opacity={0.32} />
      {/* A pale edge keeps the group clear of a ground of a like colour. */}
      <g fill="var(--hb-bone)" stroke="var(--hb-bone)" strokeWidth={8}>
        <path d={FIGURE} />
        <path d={BANNER} />
        <circle cx={SHIELD_AT.x} cy={SHIELD_AT.y} r={SHIELD_SIZE} />
        {more > 0 && <path d={FIGURE} transform="translate(-12 -4) scale(.84)" />}
        {more > 1 && <path d={FIGURE} transform="translate(11 -6) scale(.84)" />}
      </g>
      {more > 1 && (
        <path d={FIGURE} transform="translate(11 -6) scale(.84)" fill={edge} stroke="var(--hb-ink)" strokeWidth={2.6} />
      )}
      {more > 0 && (
        <path
          d={FIGURE}
          transform="translate(-12 -4) scale(.84)"
          fill={edge}
          stroke="var(--hb-ink)"
          strokeWidth={2.6}
        />
      )}
      <path d="M13.5 35L14.5-37" stroke="var(--hb-ink)" strokeWidth={6} fill="none" />
      <path d="M13.5 34L14.5-37" stroke="var(--hb-timber)" strokeWidth={2.8} fill="none" />
      <path d={FIGURE} transform="translate(2.2 1.6)" fill={edge} stroke="var(--hb-ink)" strokeWidth={2.8} />
      <path d={FIGURE} fill={fill} stroke="var(--hb-ink)" strokeWidth={2.2} />
      <path d="M-14-25Q-17-22-16-17" fill="none" stroke="var(--hb-bone)" strokeWidth={2.2} opacity={0.65} />
      <path d={BANNER} fill={fill} stroke="var(--hb-ink)" strokeWidth={2.4} />
      <circle cx={26} cy={-23} r={11} fill="var(--hb-bone)" />
      <path d={MARK_PATHS[mark]} transform="translate(26 -23) scale(.92)" fill={ink} />
      <g transform={`translate(${SHIELD_AT.x} ${SHIELD_AT.y})`}>
        <circle r={SHIELD_SIZE + 1} fill="var(--hb-ink)" />
        <circle r={SHIELD_SIZE - 1.4} fill="var(--hb-bone)" />
        <text className="hb-numeral" y={digits.length > 1 ? 10.4 : 12} fontSize={digits.length > 1 ? 34 : 39}>
          {digits}
        </text>
      </g>
    </g>
  );
}

/** One of them alone, on the way somewhere. */
export function Warrior({ colour }: { readonly colour: ArmyColour }) {
  const { fill, edge, ink, mark } = ARMY_STYLES[colour];
  return (
    <g strokeLinejoin="round">
      <path d={FIGURE} fill="var(--hb-bone)" stroke="var(--hb-bone)" strokeWidth={8} />
      <path d={FIGURE} transform="translate(2.2 1.6)" fill={edge} stroke="var(--hb-ink)" strokeWidth={2.8} />
      <path d={FIGURE} fill={fill} stroke="var(--hb-ink)" strokeWidth={2.2} />
      <circle
        cx={SHIELD_AT.x}
        cy={SHIELD_AT.y - 3}
        r={14}
        fill="var(--hb-bone)"
        stroke="var(--hb-ink)"
        strokeWidth={2}
      />
      <path d={MARK_PATHS[mark]} transform={`translate(${SHIELD_AT.x} ${SHIELD_AT.y - 3})`} fill={ink} />
    </g>
  );
}

/** A land nobody holds: the ring where warriors would stand. */
export function EmptyLand() {
  return (
    <g fill="none" strokeLinecap="round">
      <circle cx={SHIELD_AT.x + 9} cy={SHIELD_AT.y - 6} r={24} fill="var(--hb-bone)" opacity={0.42} />
      <circle
        cx={SHIELD_AT.x + 9}
        cy={SHIELD_AT.y - 6}
        r={24}
        stroke="var(--hb-line)"
        strokeWidth={2.8}
        strokeDasharray="7 5.57"
      />
    </g>
  );
}
