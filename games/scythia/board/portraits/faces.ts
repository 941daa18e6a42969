import type { Part } from './types.ts';

// A face is about (60, 56). The light comes from the left; the right side is hatched.
const HATCH: Part = [['fine', 'M71 50L77 47M71 54.4L77 51.4M70.4 59L76.6 55.6M69.4 63.6L75.8 60M67.6 68L74 64.4']];
const NECK: Part = [
  ['skin', 'M51 70V88Q60 95 69 88V70Z'],
  ['fine', 'M64 82L69 79M62 86L69 83M55 81Q60 85 66 80'],
];
const EARS: Part = [['skin', 'M43 50C38 49 38 60 43.6 61ZM77 50C82 49 82 60 76.4 61Z']];

export const FACES = {
  broad: [
    ...NECK,
    ...EARS,
    ['skin', 'M42 46C42 35 50 30 60 30S78 35 78 46L77.6 60C77 71 70 79 60 79S43 71 42.4 60Z'],
    ...HATCH,
  ],
  long: [
    ...NECK,
    ...EARS,
    ['skin', 'M44 46C44 35 51 30 60 30S76 35 76 46L75 62C73.6 73 67 82 60 82S46.4 73 45 62Z'],
    ...HATCH,
  ],
  fine: [
    ...NECK,
    ...EARS,
    [
      'skin',
      'M43.4 46C43.4 35 51 30 60 30S76.6 35 76.6 46C76.6 60 71 73 64.6 77.4Q60 79.8 55.4 77.4C49 73 43.4 60 43.4 46Z',
    ],
    ...HATCH,
  ],
  gaunt: [
    ...NECK,
    ...EARS,
    ['skin', 'M44 46C44 35 51 30 60 30S76 35 76 46L74.6 58L69 74Q60 84 51 74L45.4 58Z'],
    ...HATCH,
    ['fine', 'M48 62L53 68M72 62L67 68M49.6 66L53 71'],
  ],
  old: [
    ...NECK,
    ...EARS,
    ['skin', 'M43 46C43 35 51 30 60 30S77 35 77 46L76 60C75 70 69 79 60 79S45 70 44 60Z'],
    ...HATCH,
    [
      'fine',
      'M51 37Q60 34.6 69 37M50 40.4Q60 38 70 40.4M47 58.6Q50 61 54 60.4M73 58.6Q70 61 66 60.4M51 65Q49 68 50 72M69 65Q71 68 70 72',
    ],
  ],
} as const satisfies Record<string, Part>;
export type Face = keyof typeof FACES;

const ALMONDS = 'M45.8 53.8Q51.4 47.4 57 53.6Q51.4 58 45.8 53.8ZM74.2 53.8Q68.6 47.4 63 53.6Q68.6 58 74.2 53.8Z';
const pupils = (dx: number, dy: number, r = 2.2): string =>
  [51.6, 68.4].map((x) => `M${x + dx - r} ${53 + dy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`).join('');
const open = (brows: string, dx = 0, dy = 0): Part => [
  ['eye', ALMONDS],
  ['pupil', pupils(dx, dy)],
  ['heavy', brows],
];

export const EYES = {
  calm: open('M45 48Q50.6 44.4 56.8 47M75 48Q69.4 44.4 63.2 47'),
  stern: open('M45 45.4L57 49M75 45.4L63 49'),
  fierce: [...open('M44.6 43L57.4 49.4M75.4 43L62.6 49.4'), ['fine', 'M58 46L59 51M62 46L61 51']],
  wide: [
    ['eye', 'M45.4 53.6Q51.4 45 57.4 53.6Q51.4 61 45.4 53.6ZM62.6 53.6Q68.6 45 74.6 53.6Q68.6 61 62.6 53.6Z'],
    ['pupil', pupils(0, 0.4, 1.9)],
    ['heavy', 'M45 44Q51 40 57 44M75 44Q69 40 63 44'],
  ],
  sly: open('M45 47L57 46.6M75 44Q69 42 63 46', 1.8, 0),
  aside: open('M45 47.6Q50.6 44.6 56.8 47M75 47.6Q69.4 44.6 63.2 47', -2, 0),
  closed: [
    ['line', 'M46.6 53Q51.4 57.4 56.4 53M63.6 53Q68.6 57.4 73.4 53'],
    ['heavy', 'M45 48.6Q50.6 45 56.8 47.6M75 48.6Q69.4 45 63.2 47.6'],
  ],
  squint: [
    ['eye', 'M46 54Q51 50.4 57 53.6Q51 56.6 46 54ZM74 54Q69 50.4 63 53.6Q69 56.6 74 54Z'],
    ['pupil', pupils(0, 0.6, 1.7)],
    ['heavy', 'M45 49L57 50M75 49L63 50'],
    ['fine', 'M43.6 57L47.6 57.6M76.4 57L72.4 57.6'],
  ],
  patch: [
    ['eye', 'M45.8 53.8Q51.4 47.4 57 53.6Q51.4 58 45.8 53.8Z'],
    ['pupil', 'M49.4 53a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0Z'],
    ['dark', 'M61.6 48.6H75.6L74 58.6Q68.6 61 63 58.6Z'],
    ['line', 'M43 39L62 50M75 50L78.4 47'],
    ['heavy', 'M45 47.6L57 48.4'],
  ],
} as const satisfies Record<string, Part>;
export type Eyes = keyof typeof EYES;

export const NOSES = {
  straight: [['line', 'M59 53L57 64.4Q60 66.8 63 64.4']],
  hooked: [['line', 'M59 52Q55.6 58 56.6 64.6Q59.6 67.6 63 64.6']],
  broken: [
    ['line', 'M58.6 52L61.6 57L57.4 61L57 64.8Q60 67 63.4 64.8'],
    ['fine', 'M56 58.6L64 56.6'],
  ],
  small: [['line', 'M58 64.4Q60 66.4 62.4 64.4']],
} as const satisfies Record<string, Part>;
export type Nose = keyof typeof NOSES;

export const MOUTHS = {
  calm: [['line', 'M54.6 71Q60 73.4 65.4 71']],
  firm: [
    ['line', 'M54 71.6H66'],
    ['fine', 'M57 74.8H63'],
  ],
  smile: [
    ['line', 'M53 70Q60 76 67 70'],
    ['fine', 'M52 68.6L53.6 71M68 68.6L66.4 71'],
  ],
  smirk: [['line', 'M54 71.6Q61 73.6 67 68.6']],
  shout: [
    ['dark', 'M53 68.6Q60 66.6 67 68.6Q67 77.4 60 78Q53 77.4 53 68.6Z'],
    ['bone', 'M54.6 69.2Q60 67.6 65.4 69.2L64.6 71.4H55.4Z'],
  ],
  bared: [
    ['bone', 'M53 69.6H67V74H53Z'],
    ['fine', 'M56.4 69.6V74M60 69.6V74M63.6 69.6V74M53 71.8H67'],
  ],
  full: [['blood', 'M54 71Q57 68.8 60 70.2Q63 68.8 66 71Q60 75.6 54 71Z']],
} as const satisfies Record<string, Part>;
export type Mouth = keyof typeof MOUTHS;

/** What life has left on a face, or its owner has painted there. */
export const MARKS = {
  none: [],
  scar: [
    ['line', 'M70 42L66.6 62'],
    ['fine', 'M67.4 46L71.4 46.6M66.4 51L70.4 51.6M66 57L69.4 57.6'],
  ],
  cheekScar: [
    ['line', 'M46 60L56 68'],
    ['fine', 'M48 64L50.4 60.4M52 67L54.4 63.6'],
  ],
  paint: [['blood', 'M44 57.6H56V60.6H44.6ZM64 57.6H76L75.4 60.6H64ZM44.8 63H54V65.6H45.4ZM66 63H75.2L74.6 65.6H66Z']],
  bars: [['heavy', 'M47 58V67M51 59V68M69 59V68M73 58V67']],
  spiral: [
    [
      'gilt',
      'M66.6 37.4a2.6 2.6 0 1 1-2.6 2.4a5 5 0 1 0 5-4.6M53.4 37.4a2.6 2.6 0 1 0 2.6 2.4a5 5 0 1 1-5-4.6M60 33V42',
    ],
  ],
  freckles: [['fine', 'M50 60v.1M53 61.6v.1M55.6 59.6v.1M64.4 59.6v.1M67 61.6v.1M70 60v.1M48 62.4v.1M72 62.4v.1']],
  soot: [['fine', 'M47 58L52 62M46.6 61L51 64.6M68 66L72 62M66.6 69L72.6 64']],
  stubble: [
    ['fine', 'M49 70v1.6M53 74v1.6M57 76v1.6M61 76.4v1.6M65 74.6v1.6M69 71v1.6M51 67v1M70.6 67v1M55 78v.6M63 78v.6'],
  ],
} as const satisfies Record<string, Part>;
export type Mark = keyof typeof MARKS;
