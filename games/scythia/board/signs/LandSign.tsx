import { type PictureProps, picture } from '@tessera/game-kit/board';
import type { Region } from '../../rules/scenario/scenario-types.ts';
import { LAND_STYLES } from '../palette.ts';

/** What stands for a land where there is no room for its name: a yurt, a ziggurat, a palace, a temple. */
const LAND_SHAPES: Readonly<Record<Region, string>> = {
  Cimmeria:
    'M4 26V17C5 12 10 9.6 14.4 8.4V6H17.6V8.4C22 9.6 27 12 28 17V26H19.4V19.6C19.4 15.6 12.6 15.6 12.6 19.6V26Z',
  Assyria: 'M2.6 26V21.4H6.4V16.6H10V11.8H13V7H19V11.8H22V16.6H25.6V21.4H29.4V26H18V19.4H14V26Z',
  Persia: 'M3 26V22.6H5.4V12L3.6 10.4V7.4H28.4V10.4L26.6 12V22.6H29V26H20.4V13H17.6V26H14.4V13H11.6V26Z',
  Greece:
    'M2.6 12.4L16 4.4L29.4 12.4V14.6H27V22.8H29V26H3V22.8H5V14.6H2.6ZM8.4 14.6V22.8H11.4V14.6ZM14.6 14.6V22.8H17.4V14.6ZM20.6 14.6V22.8H23.6V14.6Z',
};

export function LandSign({ land, x, y, size = 18, label }: PictureProps & { readonly land: Region }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: picture() names it or hides it.
    <svg
      className="sc-root sc-land-sign"
      x={x}
      y={y}
      width={size}
      height={size}
      viewBox="0 2 32 28"
      {...picture(label)}
    >
      <path
        d={LAND_SHAPES[land]}
        fill={LAND_STYLES[land].cut}
        stroke="var(--sc-line)"
        strokeWidth={1.4}
        strokeLinejoin="round"
        fillRule="evenodd"
      />
    </svg>
  );
}
