import { ARMY_STYLES, type ArmyColour, MARK_PATHS } from '../palette.ts';

// A raider in his cloak, sawn from a plank: one outline, once as the shaded side and once as the painted face.
const FIGURE =
  'M-6.5-20C-15-19-19-13-20-6L-22 13C-22.5 17-20 19-16 19.5Q0 22 16 19.5C20 19 22.5 17 22 13L20-6C19-13 15-19 6.5-20Q11-24 10.5-30C10-36.5 5.5-40 0-40C-5.5-40-10-36.5-10.5-30Q-11-24-6.5-20Z';

interface SoldierProps {
  readonly colour: ArmyColour;
}

/** A soldier about 0 0, where its slot is; 44 wide and 62 high. */
export function Soldier({ colour }: SoldierProps) {
  const { fill, edge, ink, mark } = ARMY_STYLES[colour];
  return (
    <g className="cb-piece-body">
      <ellipse cx={3} cy={19} rx={27} ry={8.5} fill="var(--cb-shadow)" opacity={0.16} />
      <ellipse cx={2} cy={19} rx={22.5} ry={5.5} fill="var(--cb-shadow)" opacity={0.3} />
      <path
        d={FIGURE}
        transform="translate(2.6 2.4)"
        fill={edge}
        stroke="var(--cb-ink)"
        strokeWidth={3.2}
        strokeLinejoin="round"
      />
      <path d={FIGURE} fill={fill} stroke="var(--cb-ink)" strokeWidth={2.2} strokeLinejoin="round" />
      {/* Grain and the light on the left shoulder, two cuts of the knife. */}
      <path
        d="M-5-35.5Q-8-32-7-27M-15.5-7L-17.5 9"
        fill="none"
        stroke="var(--cb-bone)"
        strokeWidth={2.2}
        strokeLinecap="round"
        opacity={0.6}
      />
      <circle cx={0} cy={1} r={14.8} fill="var(--cb-ink)" />
      <circle cx={0} cy={0.5} r={13} fill="var(--cb-bone)" />
      <path d={MARK_PATHS[mark]} transform="translate(0 .5) scale(.9)" fill={ink} />
    </g>
  );
}
