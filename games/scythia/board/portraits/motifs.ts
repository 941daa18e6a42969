import type { Part } from './types.ts';

const rays = Array.from({ length: 20 }, (_, i) => {
  const a = (i * Math.PI) / 10;
  const p = (r: number, da: number) =>
    `${(60 + r * Math.cos(a + da)).toFixed(1)} ${(52 + r * Math.sin(a + da)).toFixed(1)}`;
  return `M${p(34, 0)}L${p(96, 0.06)}L${p(96, -0.06)}Z`;
}).join('');
const star = (x: number, y: number, r: number) =>
  `M${x} ${y - r}L${x + r * 0.3} ${y - r * 0.3}L${x + r} ${y}L${x + r * 0.3} ${y + r * 0.3}L${x} ${y + r}L${x - r * 0.3} ${y + r * 0.3}L${x - r} ${y}L${x - r * 0.3} ${y - r * 0.3}Z`;

/** What lies behind a head, in one pale ink. */
export const MOTIFS = {
  plain: [],
  sun: [['motif', 'M60 12a40 40 0 1 1-.1 0Z']],
  rays: [['motif', rays]],
  hills: [['motif', 'M-4 74Q18 46 40 66Q60 40 84 62Q104 46 124 70V120H-4Z']],
  peaks: [
    ['motif', 'M-4 84L18 34L34 60L52 22L76 62L94 30L124 82V120H-4Z'],
    ['pale', 'M18 34L13 50L19 46L23 52ZM52 22L46 38L53 34L59 42ZM94 30L88 44L95 41L100 47Z'],
  ],
  kurgan: [
    ['motif', 'M-4 92C30 92 30 46 78 46S104 92 124 92V120H-4Z'],
    ['motif', 'M86 30a9 9 0 1 1-9 9a12 12 0 0 0 9-9Z'],
  ],
  stars: [
    [
      'motif',
      [
        star(18, 20, 7),
        star(98, 16, 6),
        star(104, 52, 5),
        star(12, 56, 5),
        star(34, 8, 4),
        star(82, 34, 3.4),
        star(28, 38, 3),
      ].join(''),
    ],
  ],
  grass: [
    [
      'motif',
      Array.from(
        { length: 13 },
        (_, i) =>
          `M${i * 10 - 4} 116Q${i * 10 - 2} 70 ${i * 10 + ((i * 7) % 12) - 6} ${28 + ((i * 17) % 30)}Q${i * 10 + 4} 76 ${i * 10 + 4} 116Z`,
      ).join(''),
    ],
  ],
  wall: [
    [
      'motif',
      'M0 8H26V20H0ZM30 8H60V20H30ZM64 8H94V20H64ZM98 8H120V20H98ZM0 24H12V36H0ZM16 24H44V36H16ZM76 24H104V36H76ZM108 24H120V36H108ZM0 40H26V52H0ZM94 40H120V52H94ZM0 56H14V68H0ZM18 56H34V68H18ZM88 56H104V68H88ZM108 56H120V68H108ZM0 72H28V84H0ZM92 72H120V84H92Z',
    ],
  ],
  columns: [
    ['motif', 'M2 6H34V13H2ZM6 17H30V92H6ZM86 6H118V13H86ZM90 17H114V92H90Z'],
    ['pale', 'M12 20V90M18 20V90M24 20V90M96 20V90M102 20V90M108 20V90'],
  ],
  tents: [
    ['motif', 'M-6 92V70C0 54 18 50 20 48C24 50 40 54 46 70V92ZM70 92L94 40L122 92Z'],
    ['pale', 'M14 92V76Q20 70 26 76V92M90 92L95 76L100 92'],
  ],
  flames: [
    [
      'motif',
      'M-4 116C0 80 12 76 8 44C20 56 24 66 24 78C32 60 26 40 38 20C40 40 46 48 52 56C56 34 70 26 68 4C84 22 82 44 90 56C96 46 96 36 94 26C108 44 116 70 124 116Z',
    ],
  ],
  coins: [
    [
      'motif',
      [
        [16, 20],
        [44, 10],
        [78, 14],
        [104, 26],
        [10, 52],
        [110, 58],
        [22, 80],
        [98, 84],
      ]
        .map(([x = 0, y = 0]) => `M${x} ${y - 8}a8 8 0 1 1-.1 0Z`)
        .join(''),
    ],
  ],
  waves: [
    ['heavyMotif', [22, 40, 58, 76].map((y) => `M-4 ${y}q8-10 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0`).join('')],
  ],
  wind: [
    [
      'heavyMotif',
      'M-4 26H30Q40 26 40 18T30 12M-4 44H22M86 30H124M78 46H112Q120 46 120 54T112 58M92 70H124M-4 66H18Q28 66 28 74',
    ],
  ],
  reeds: [['heavyMotif', 'M10 116L14 30M24 116L22 18M36 116L38 44M84 116L82 40M98 116L100 16M110 116L106 34']],
} as const satisfies Record<string, Part>;
export type Motif = keyof typeof MOTIFS;
