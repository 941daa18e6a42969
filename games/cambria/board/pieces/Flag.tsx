import { ARMY_STYLES, type ArmyColour, MARK_PATHS } from '../palette.ts';

/** A flag whose pole's foot is at 0 0. */
export function Flag({ colour }: { readonly colour: ArmyColour }) {
  const { fill, ink, mark } = ARMY_STYLES[colour];
  return (
    <g strokeLinejoin="round">
      <path d="M0 4V-46" stroke="var(--cb-ink)" strokeWidth={5} strokeLinecap="round" />
      <path d="M0 3V-45" stroke="var(--cb-timber)" strokeWidth={2} strokeLinecap="round" />
      <path
        d="M1-45Q11-49 18-45T35-46L32-31L35-15Q27-12 18-15T1-14Z"
        fill={fill}
        stroke="var(--cb-ink)"
        strokeWidth={2.4}
      />
      <circle cx={16.5} cy={-30} r={11} fill="var(--cb-bone)" />
      <path d={MARK_PATHS[mark]} transform="translate(16.5 -30) scale(.84)" fill={ink} />
    </g>
  );
}
