import type { Layer, Part } from './types.ts';

const SHOULDERS = 'M12 116C13 98 26 89 47 84Q60 98 73 84C94 89 107 98 108 116Z';
const BROAD = 'M0 116C2 94 18 84 46 82Q60 94 74 82C102 84 118 94 120 116Z';

const arcs = (y: number, from: number, to: number): string =>
  Array.from({ length: Math.ceil((to - from) / 8) }, (_, i) => `M${from + i * 8} ${y}q4 6 8 0`).join('');
const scales: Layer = ['fine', [arcs(94, 28, 52), arcs(94, 70, 94), arcs(100, 20, 100), arcs(106, 16, 104)].join('')];

export const CLOTHES = {
  /** The riding coat, one side over the other. */
  caftan: [
    ['coat', SHOULDERS],
    ['trim', 'M46 83L72 116H60L38 87Z'],
    ['trim', 'M74 83L62 101L67 107L82 87Z'],
    ['fine', 'M26 102L30 112M20 108L22 114M92 100L90 112M99 106L98 114'],
  ],
  tunic: [
    ['coat', SHOULDERS],
    ['trim', 'M46 83Q60 99 74 83L78 87Q60 105 42 87Z'],
    ['trim', 'M57 98H63V116H57Z'],
    ['fine', 'M28 100L33 112M90 100L87 112M46 104v8M76 104v8'],
  ],
  robe: [
    ['coat', SHOULDERS],
    ['bone', 'M47 84L60 110L73 84Q60 98 47 84Z'],
    ['trim', 'M43 85L60 116L77 85L72.6 83L60 107L47.4 83Z'],
    ['fine', 'M30 98L36 114M24 104L28 114M88 98L84 114'],
  ],
  scales: [['metal', SHOULDERS], scales, ['trim', 'M46 83Q60 99 74 83L77 86Q60 104 43 86Z']],
  lamellar: [
    ['coat', SHOULDERS],
    ['metal', 'M36 88L48 92Q60 102 72 92L84 88V116H36Z'],
    ['fine', 'M42 91V116M48 93V116M54 97V116M60 98V116M66 97V116M72 93V116M78 91V116M36 104H84M36 112H84'],
    ['gold', 'M27 92a7 7 0 1 1-.1 0ZM93 92a7 7 0 1 1-.1 0Z'],
  ],
  cuirass: [
    ['coat', SHOULDERS],
    ['metal', 'M38 86Q60 104 82 86L86 116H34Z'],
    ['fine', 'M60 99V116M42 98Q50 108 58 102M78 98Q70 108 62 102'],
    ['gold', 'M40 86Q60 104 80 86L82 90Q60 109 38 90Z'],
  ],
  fur: [
    ['coat', SHOULDERS],
    [
      'hide',
      'M32 98L28 92L35 91L34 84L42 86L44 80L50 85Q60 96 70 85L76 80L78 86L86 84L85 91L92 92L88 98L91 104L83 102L80 108L74 102L68 107L60 101L52 107L46 102L40 108L37 102L29 104Z',
    ],
    ['fine', 'M40 92L43 97M48 93L50 99M72 93L70 99M80 92L77 97M60 96V100'],
  ],
  cloak: [
    ['coat', SHOULDERS],
    ['trim', 'M44 83Q62 100 84 85C98 89 107 98 108 116H86C82 104 70 98 44 92Z'],
    ['gold', 'M82 86a6.4 6.4 0 1 1-.1 0Z'],
    ['fine', 'M94 100L100 114M84 103L90 114M82 90v.1M26 102L30 112M36 100L38 112'],
  ],
  bare: [
    ['skin', BROAD],
    [
      'fine',
      'M44 96Q52 104 60 100Q68 104 76 96M60 100V112M14 104Q18 98 26 98M106 104Q102 98 94 98M100 110L108 106M102 114L110 111',
    ],
    ['hide', 'M30 84L42 83L88 116H74Z'],
    ['gold', 'M58 99a4.4 4.4 0 1 1-.1 0Z'],
  ],
  vest: [
    ['skin', SHOULDERS],
    ['coat', 'M30 90L47 84L58 116H24ZM90 90L73 84L62 116H96Z'],
    ['trim', 'M43 85L54 116H58L47 84ZM77 85L66 116H62L73 84Z'],
    ['fine', 'M55 100Q60 103 65 100M18 106L24 102M102 106L96 102'],
  ],
  rags: [
    ['coat', SHOULDERS],
    ['trim', 'M46 83L40 90L48 92L44 100L54 98L56 108L62 98L70 102L70 92L80 92L74 83Q60 98 46 83Z'],
    ['fine', 'M24 104L34 108M28 98L36 100M86 104L96 108M84 98L92 101M40 110L50 112'],
  ],
  apron: [
    ['coat', SHOULDERS],
    ['hide', 'M42 92H78L82 116H38Z'],
    ['hide', 'M42 94L46 83L50 84L47 94ZM78 94L74 83L70 84L73 94Z'],
    ['fine', 'M44 98H76M26 104L30 114M94 104L90 114'],
  ],
} as const satisfies Record<string, Part>;
export type Clothes = keyof typeof CLOTHES;
