import type { Part } from './types.ts';

/** What hangs behind the head, and what lies on the brow. */
interface Hair {
  readonly back?: Part;
  readonly front?: Part;
}

const CAP: Part = [
  ['hair', 'M41.6 50C39 32 49 24 60 24S81 32 78.4 50Q76 41 68 38.6Q60 43 50 38.6Q44 42 41.6 50Z'],
  ['pale', 'M47 36Q52 28.6 59 28M55 36Q58 31.6 64 31M66 35.6Q70 33 72 31'],
];
const PARTED: Part = [
  ['hair', 'M41.6 56C38 34 48 24 60 24S82 34 78.4 56Q78 42 60 33Q42 42 41.6 56Z'],
  ['pale', 'M45.6 44Q48 34 57 29.6M49 40Q52 34 58 32M74.4 44Q72 34 63 29.6'],
];
const braid = (x: number, dir: 1 | -1): Part => [
  [
    'hair',
    `M${x} 52C${x - 4 * dir} 60 ${x - 4 * dir} 66 ${x - 3 * dir} 72C${x - 6 * dir} 78 ${x - 5 * dir} 84 ${x - 4 * dir} 88C${x - 6 * dir} 94 ${x - 5 * dir} 100 ${x - 2 * dir} 104C${x + 3 * dir} 100 ${x + 4 * dir} 94 ${x + 3 * dir} 88C${x + 5 * dir} 82 ${x + 4 * dir} 76 ${x + 3 * dir} 70C${x + 5 * dir} 64 ${x + 4 * dir} 58 ${x} 52Z`,
  ],
  [
    'pale',
    `M${x - 3 * dir} 64L${x + 2 * dir} 69M${x - 3 * dir} 74L${x + 2 * dir} 79M${x - 3.6 * dir} 84L${x + 2 * dir} 89M${x + 3 * dir} 60L${x - dir} 65`,
  ],
];
const LONG: Part = [
  ['hair', 'M38 52C35 30 47 22 60 22S85 30 82 52C84 68 86 84 90 96H30C34 84 36 68 38 52Z'],
  ['pale', 'M40 60Q39 76 35 90M44 64Q43 80 41 92M80 60Q81 76 85 90'],
];

export const HAIR = {
  bald: { front: [['fine', 'M50 34Q55 30.6 60 30.6']] },
  cropped: { front: CAP },
  parted: { back: [['hair', 'M39 52C37 32 48 23 60 23S83 32 81 52L82 70H38Z']], front: PARTED },
  long: { back: LONG, front: PARTED },
  fringe: {
    back: LONG,
    front: [
      [
        'hair',
        'M41 52C38 32 48 24 60 24S82 32 79 52L76 44L72.6 47.6L68 42.6L64 46.6L60 42L56 46.6L52 42.6L47.4 47.6L44 44Z',
      ],
    ],
  },
  braids: {
    back: [['hair', 'M39 54C36 32 48 23 60 23S84 32 81 54Z']],
    front: [...PARTED, ...braid(40, 1), ...braid(80, -1)],
  },
  oneBraid: { back: [['hair', 'M39 54C36 32 48 23 60 23S84 32 81 54Z']], front: [...PARTED, ...braid(80, -1)] },
  topknot: {
    back: [['hair', 'M54 26C48 14 56 8 61 8S72 14 66 26Z']],
    front: [
      ['hair', 'M42 44C42 32 50 26 60 26S78 32 78 44Q70 34 60 34T42 44Z'],
      ['trim', 'M53 22H67V27H53Z'],
    ],
  },
  wild: {
    back: [
      [
        'hair',
        'M30 92L36 78L27 74L35 64L24 56L35 50L26 36L38 38L34 22L46 28L48 14L57 24L64 12L69 25L80 15L80 29L92 24L85 38L96 40L86 50L97 60L86 64L94 76L85 78L90 92Z',
      ],
      ['pale', 'M38 44L44 50M36 60L42 62M82 44L76 50M84 62L78 62'],
    ],
    front: [
      [
        'hair',
        'M41 50L42 36L48 40L50 30L57 37L61 28L66 37L72 31L73 40L79 37L79 50Q74 42 68 42L60 45L52 42Q46 42 41 50Z',
      ],
    ],
  },
  bun: { back: [['hair', 'M50 24C46 12 54 8 60 8S74 12 70 24ZM39 56C36 34 48 24 60 24S84 34 81 56Z']], front: PARTED },
  tied: { back: [['hair', 'M40 52C37 32 48 24 60 24S83 32 80 52L86 66L92 86L84 94L78 70Z']], front: CAP },
  thin: { front: [['hair', 'M41.6 60C40 50 41 42 45 37Q44 50 44 60ZM78.4 60C80 50 79 42 75 37Q76 50 76 60Z']] },
  none: {},
} as const satisfies Record<string, Hair>;
export type HairCut = keyof typeof HAIR;

export const BEARDS = {
  none: [],
  short: [
    ['hair', 'M42.6 56C43 72 50 83 60 83S77 72 77.4 56Q75 65 68 65.6Q60 62.6 52 65.6Q45 65 42.6 56Z'],
    ['pale', 'M48 70L50 75M54 75L55 79.6M66 75L65 79.6M72 70L70 75'],
  ],
  full: [
    ['hair', 'M42.4 55C42 76 48 94 60 96S78 76 77.6 55Q76 66 68 66Q60 62.6 52 66Q44 66 42.4 55Z'],
    ['pale', 'M47 70Q49 80 53 87M53 76Q54 84 57 90M73 70Q71 80 67 87M67 76Q66 84 63 90M60 80V91'],
  ],
  long: [
    ['hair', 'M42.4 55C41 80 46 104 60 112S79 80 77.6 55Q76 66 68 66Q60 62.6 52 66Q44 66 42.4 55Z'],
    ['pale', 'M47 70Q48 88 54 101M53 78Q54 92 58 103M73 70Q72 88 66 101M67 78Q66 92 62 103M60 80V98'],
  ],
  forked: [
    ['hair', 'M42.4 55C42 74 46 88 52 100L60 86L68 100C74 88 78 74 77.6 55Q76 66 68 66Q60 62.6 52 66Q44 66 42.4 55Z'],
    ['pale', 'M48 72Q49 82 52 90M72 72Q71 82 68 90'],
  ],
  goatee: [['hair', 'M54 74Q60 77 66 74L63.6 90Q60 94 56.4 90Z']],
  moustache: [],
} as const satisfies Record<string, Part>;
export type Beard = keyof typeof BEARDS;

/** Over the mouth of whoever has a beard, or alone. */
export const MOUSTACHE: Part = [
  ['hair', 'M60 66.6C54 64 48 67 43.6 74.6C51 76.6 57 73 60 69.6C63 73 69 76.6 76.4 74.6C72 67 66 64 60 66.6Z'],
  ['pale', 'M50 71L56 69M70 71L64 69'],
];
