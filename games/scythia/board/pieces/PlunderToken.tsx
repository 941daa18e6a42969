import { type PictureProps, picture } from '@tessera/game-kit/board';
import type { Plunder } from '../../rules/scenario/scenario-types.ts';
import { PLUNDER_STYLES } from '../palette.ts';
import { GLYPHS } from '../signs/glyphs.ts';

/** Each kind has its own outline, so that the shape alone tells them apart. */
const SHAPES: Readonly<Record<Plunder, string>> = {
  gold: 'M16 1.6L26 5.4L30.4 16L26.2 26.4L16 30.4L5.8 26.6L1.6 16L5.4 5.6Z',
  equipment: 'M3 4.2L28.8 3L29.4 22.6L16.2 30.2L2.4 22.8Z',
  wagon: 'M16 1.4C24.4 1.2 30.6 7.6 30.6 16S24.4 30.8 16 30.6S1.4 24.4 1.4 16S7.6 1.6 16 1.4Z',
  livestock:
    'M2.4 7.4C2.2 4 4.4 2.6 7.4 2.6H24.6C28 2.4 29.6 4.4 29.6 7.4V24.4C29.6 28 27.6 29.4 24.6 29.4H7.2C4 29.6 2.4 27.6 2.4 24.6Z',
};

/** A token of plunder. */
export function PlunderToken({ kind, x, y, size = 22, label }: PictureProps & { readonly kind: Plunder }) {
  const { fill, edge, on } = PLUNDER_STYLES[kind];
  const { box, path } = GLYPHS[kind];
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: picture() names it or hides it.
    <svg
      className="sc-root sc-token"
      data-plunder={kind}
      x={x}
      y={y}
      width={size}
      height={size}
      viewBox="0 0 34 35"
      {...picture(label)}
    >
      <path d={SHAPES[kind]} transform="translate(1.4 3)" fill={edge} stroke={edge} strokeWidth={1.4} />
      <path
        d={SHAPES[kind]}
        transform="translate(1 .8)"
        fill={fill}
        stroke="var(--sc-ink)"
        strokeWidth={1.7}
        strokeLinejoin="round"
      />
      <svg x={7} y={6.6} width={20} height={20} viewBox={box} aria-hidden="true">
        <path d={path} fill={on} fillRule="evenodd" />
      </svg>
    </svg>
  );
}
