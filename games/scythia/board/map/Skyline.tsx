import type { Region } from '../../rules/scenario/scenario-types.ts';
import { LAND_STYLES } from '../palette.ts';

interface SkylineProps {
  readonly region: Region;
  /** Which of the three settlements: each has its own roofs. */
  readonly index: number;
  readonly x: number;
  /** The ground. */
  readonly y: number;
}

const YURT = 'v-7c1-5 5-7 8-8v-2h2v2c3 1 7 3 8 8v7Z';
const COLUMNS = 'v-2h2v-9l-1.6-1.6v-1.8h21.2v1.8l-1.6 1.6v9h2v2h-5v-10.6h-3v10.6h-4v-10.6h-3v10.6Z';
const TEMPLE = 'v-2h1.6v-8h-1.6v-1.6l11-6l11 6v1.6h-1.6v8h1.6v2ZM';

/** Three of each land, 52 wide, cut as one shape about their ground. */
const ROOFS: Readonly<Record<Region, readonly [string, string, string]>> = {
  Cimmeria: [
    `M1 0${YURT}M21 0v-10c1-6 5-8 9-9v-2.4h2v2.4c4 1 8 3 9 9v10ZM43 0v-5c1-3 3-4 4-4.4c2 .4 3 1.4 4 4.4v5Z`,
    `M4 0${YURT}M26 0l7-16l-1-3h3l-1 3l7 16ZM42 0v-6l1-3l1 3v-2l1-3l1 3v8Z`,
    `M0 0v-8l1.4-4l1.4 4v-1l1.4-4l1.4 4v-1l1.4-4l1.4 4v10ZM12 0${YURT}M32 0v-8l1.4-4l1.4 4v-1l1.4-4l1.4 4v-1l1.4-4l1.4 4v-1l1.4-4l1.4 4v-1l1.4-4l1.4 4v9Z`,
  ],
  Assyria: [
    'M2 0v-4h4v-4h4v-4h4v-5h8v5h4v4h4v4h4v4ZM40 0l1-11c-2-1-4 0-5 2c0-3 2-5 5-4c-1-2-3-2-4-1c1-2 4-3 5 0c1-3 4-2 5 0c-1-1-3-1-4 1c3-1 5 1 5 4c-1-2-3-3-5-2l1 11Z',
    'M0 0v-13h2v2h2v-2h3v2h2v-2h2v9h6v-12h2v2h2v-2h4v2h2v-2h2v12h6v-9h2v2h2v-2h3v2h2v-2h2v13Z',
    'M3 0v-5h5v-5h5v-5h4v-5h9v5h4v5h5v5h5v5ZM45 0v-7h1v-2h4v2h1v7Z',
  ],
  Persia: [
    `M2 0${COLUMNS}M29 0v-14h2v-2h2v2h2v-2h2v2h2v-2h2v2h2v-2h2v2h2v14Z`,
    `M14 0${COLUMNS}M0 0v-3h4v-3h4v-3h4v9ZM51 0v-3h-4v-3h-4v-3h-4v9Z`,
    `M0 0${COLUMNS}M26 0${COLUMNS}`,
  ],
  Greece: [
    `M2 0${TEMPLE}7 -2v-8h2v8ZM14 -2v-8h2v8ZM30 0v-9h16v9ZM29 -9l9-4l9 4Z`,
    `M14 0${TEMPLE}19 -2v-8h2v8ZM26 -2v-8h2v8ZM0 0v-8h2v-2h2v2h2v-2h2v2h2v8ZM42 0v-8h2v-2h2v2h2v-2h2v2h1v8Z`,
    `M0 0v-15h2v-2h2v2h2v-2h2v2h2v15ZM13 0${TEMPLE}18 -2v-8h2v8ZM25 -2v-8h2v8ZM39 0c-2-2-2-3-3-4h6v-11c4 3 6 6 6 9h-5v2h9c-1 2-2 3-3 4Z`,
  ],
};

/** The roofs of a settlement against the sky of its land. */
export function Skyline({ region, index, x, y }: SkylineProps) {
  return (
    <path
      d={ROOFS[region][index] ?? ROOFS[region][0]}
      transform={`translate(${x} ${y})`}
      fill={LAND_STYLES[region].cut}
      fillRule="evenodd"
    />
  );
}
