import { type PictureProps, picture } from '@tessera/game-kit/board';
import { GLYPHS, type GlyphName } from './glyphs.ts';

interface GameIconProps extends PictureProps {
  readonly name: GlyphName;
  readonly className?: string | undefined;
}

/** A small sign in the colour of the text around it. */
export function GameIcon({ name, x, y, size = 16, label, className }: GameIconProps) {
  const { box, path } = GLYPHS[name];
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: picture() names it or hides it.
    <svg
      className={`sc-root sc-icon${className ? ` ${className}` : ''}`}
      x={x}
      y={y}
      width={size}
      height={size}
      viewBox={box}
      {...picture(label)}
    >
      <path d={path} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
