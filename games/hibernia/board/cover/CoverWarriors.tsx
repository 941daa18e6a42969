import { ARMY_STYLES, type ArmyColour, MARK_PATHS } from '../palette.ts';

const MARCH: readonly { readonly x: number; readonly y: number; readonly colour: ArmyColour }[] = [
  { x: 258, y: 462, colour: 'amber' },
  { x: 312, y: 450, colour: 'sky' },
  { x: 366, y: 448, colour: 'vermilion' },
  { x: 420, y: 456, colour: 'teal' },
];

const BODY =
  'M-9-28C-17-26-19-18-19-8L-21 30H17L14-8C14-18 12-26 4-28Q9-33 8-40C7-47 3-50-1-51L-4-58L-7-50C-12-48-14-44-13-38Q-13-32-9-28Z';

/** Four warriors on the ridge, one of each army, against the sun. */
export function CoverWarriors() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      {MARCH.map(({ x, y, colour }) => {
        const { fill, ink, mark } = ARMY_STYLES[colour];
        return (
          <g key={colour} transform={`translate(${x} ${y})`}>
            <path d="M20 32L27-74" stroke="var(--cv-ink)" strokeWidth={5} fill="none" />
            <path d="M27-96L33-78L27-68L21-79Z" fill="var(--cv-ink)" />
            <path d={BODY} fill="var(--cv-ink)" />
            <circle cx={-1} cy={1} r={21} fill="var(--cv-ink)" />
            <circle cx={-1} cy={1} r={18} fill={fill} />
            <circle cx={-1} cy={1} r={11.5} fill="var(--hb-bone)" />
            <path d={MARK_PATHS[mark]} transform="translate(-1 1) scale(.82)" fill={ink} />
          </g>
        );
      })}
    </g>
  );
}
