import { picture } from '../decor.ts';
import { ARMY_STYLES, type ArmyColour, MARK_PATHS } from '../palette.ts';

interface ArmyMarkProps {
  readonly colour: ArmyColour;
  /** Width and height in CSS pixels. */
  readonly size?: number;
  /** Says whose mark it is; without it the mark is decoration beside a name. */
  readonly label?: string;
}

/** An army's mark as a small picture of its own, for panels and the log. */
export function ArmyMark({ colour, size = 16, label }: ArmyMarkProps) {
  const { fill, edge, mark } = ARMY_STYLES[colour];
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: picture() names it or hides it.
    <svg className="cb-root" width={size} height={size} viewBox="-12 -12 24 24" {...picture(label)}>
      <path d={MARK_PATHS[mark]} fill={fill} stroke={edge} strokeWidth={2} strokeLinejoin="round" />
    </svg>
  );
}
