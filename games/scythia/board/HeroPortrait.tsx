import { type PictureProps, picture } from './decor.ts';
import { GLYPHS } from './glyphs.ts';

/** A hero as a picture. */
export function HeroPortrait({ name, x, y, size = 100, label }: PictureProps & { readonly name: string }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: picture() names it or hides it.
    <svg
      className="sc-root sc-portrait"
      data-portrait={name}
      x={x}
      y={y}
      width={size}
      height={size}
      viewBox="0 0 120 120"
      {...picture(label)}
    >
      <rect width={120} height={120} fill="var(--sc-sky)" />
      <svg x={20} y={20} width={80} height={80} viewBox={GLYPHS.crew.box} aria-hidden="true">
        <path d={GLYPHS.crew.path} fill="var(--sc-line)" />
      </svg>
    </svg>
  );
}
