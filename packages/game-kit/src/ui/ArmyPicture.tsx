import { type ArmyColour, type ArmyStyle, MARK_PATHS } from '@tessera/ui';
import { picture } from '../board/decor.ts';

export interface ArmyMarkProps {
  readonly colour: ArmyColour;
  /** Width and height in CSS pixels. */
  readonly size?: number;
  /** Says whose mark it is; without it the mark is decoration beside a name. */
  readonly label?: string;
}

interface ArmyPictureProps extends ArmyMarkProps {
  /** Where the inks of the game are known. */
  readonly className: string;
  readonly styles: Readonly<Record<ArmyColour, ArmyStyle>>;
}

/** An army's mark as a small picture of its own, for panels and the log, in the inks of a game. */
export function ArmyPicture({ className, styles, colour, size = 16, label }: ArmyPictureProps) {
  const { fill, edge, mark } = styles[colour];
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: picture() names it or hides it.
    <svg className={className} width={size} height={size} viewBox="-12 -12 24 24" {...picture(label)}>
      <path d={MARK_PATHS[mark]} fill={fill} stroke={edge} strokeWidth={2} strokeLinejoin="round" />
    </svg>
  );
}
