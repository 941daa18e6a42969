import type { Part } from './types.ts';

// Weapons and tools stand behind a shoulder: L at the left of the picture, R at the right. Mirrored ones say so.
const MIRROR = 'translate(120 0) scale(-1 1)';
const mirrored = (part: Part): Part =>
  part.map(([ink, path, move]) => [ink, path, move ? `${MIRROR} ${move}` : MIRROR] as const);

const SPEAR: Part = [
  ['wood', 'M99 116L103 24L106 24L103 116Z'],
  ['metal', 'M104.6 2L111 18L105 28L99 17Z'],
  ['fine', 'M104.8 6V26'],
];
const AXE: Part = [
  ['wood', 'M92 116L99 14L104 14L98 116Z'],
  ['metal', 'M98 18C106 8 116 10 120 16C114 24 114 34 118 42C108 44 100 40 97 34Z'],
  ['fine', 'M113 14Q108 26 112 39'],
];
const SWORD: Part = [
  ['metal', 'M98 74L94 22L100 6L106 22L102 74Z'],
  ['fine', 'M100 14V72'],
  ['gold', 'M90 72Q100 66 110 72L107 79Q100 75 93 79Z'],
  ['hide', 'M97 78H103V92H97Z'],
  ['gold', 'M92 92Q100 88 108 92L106 97H94Z'],
];
const STAFF: Part = [
  ['wood', 'M99 116L102 14L107 14L104 116Z'],
  ['fine', 'M102 40L105 44M101 66L104 70'],
];

export const WEAPONS = {
  spear: SPEAR,
  spearL: mirrored(SPEAR),
  axe: AXE,
  axeL: mirrored(AXE),
  sword: SWORD,
  swordL: mirrored(SWORD),
  dagger: [
    ['metal', 'M97 84L94 58L99 46L104 58L101 84Z'],
    ['gold', 'M90 82H108V88H90Z'],
    ['hide', 'M96 88H102V102H96Z'],
    ['fine', 'M99 52V82'],
  ],
  staff: STAFF,
  crook: [['wood', 'M98 116L100 36C100 18 118 16 116 32C115 40 106 38 108 32L111 33C112 24 104 24 104 36L103 116Z']],
  /** A long lance with a pennant. */
  lance: [
    ['wood', 'M97 116L104 4L107 4L101 116Z'],
    ['metal', 'M105.6-8L109 6L102.6 6Z'],
    ['trim', 'M104 12L82 16L90 22L80 28L103 30Z'],
    ['gilt', 'M98 19L92 21M98 25L90 27'],
  ],
  banner: [
    ['wood', 'M98 116L103 4L107 4L102 116Z'],
    ['trim', 'M103 10L76 8L80 24L72 40L101 42Z'],
    ['gold', 'M88 20a5 5 0 1 1-.1 0Z'],
    ['gold', 'M105-4a4 4 0 1 1-.1 0Z'],
  ],
  /** The horsetail standard of a captain. */
  standard: [
    ['wood', 'M98 116L103 10L107 10L102 116Z'],
    ['gold', 'M105-4L111 10H99Z'],
    ['gold', 'M97 12H113V17H97Z'],
    ['hair', 'M99 18C92 34 98 48 93 62C102 56 102 44 105 34C107 46 108 56 115 60C112 46 118 34 110 18Z'],
    ['fine', 'M102 24Q99 38 98 50M108 24Q110 36 111 46'],
  ],
  spade: [
    ['wood', 'M98 116L102 34L106 34L103 116Z'],
    ['metal', 'M94 34H115L114 14Q105-2 95 14Z'],
    ['fine', 'M104.4 10V34'],
  ],
  pick: [
    ['wood', 'M96 116L102 18L107 18L101 116Z'],
    ['metal', 'M78 30Q102 4 122 34Q104 20 94 22Q86 24 78 30Z'],
  ],
  torch: [
    ['wood', 'M96 116L100 48L106 48L102 116Z'],
    ['hide', 'M96 44H110L108 54H98Z'],
    ['gold', 'M103 6C112 20 116 28 112 38Q110 46 103 46T94 38C90 30 98 26 97 18Q102 20 103 6Z'],
    ['blood', 'M103 24C107 30 109 34 107 39Q103 45 99 39C98 34 102 32 103 24Z'],
  ],
  hammer: [
    ['wood', 'M96 116L100 32L106 32L102 116Z'],
    ['metal', 'M86 14L112 10L116 30L90 34Z'],
    ['fine', 'M90 18L93 30'],
  ],
  bow: [
    ['wood', 'M94 110C112 96 102 78 108 62C114 46 104 30 92 14L95 12C110 28 120 44 113 63C108 80 118 96 97 112Z'],
    ['fine', 'M93 13L95 111'],
    ['gilt', 'M107 66L112 68M108 58L113 59'],
  ],
  bowDrawn: [
    ['wood', 'M96 116C118 100 108 82 114 64C120 46 110 30 94 12L97 10C114 28 126 44 119 64C114 84 124 102 99 118Z'],
    ['fine', 'M95 11L82 66L97 117'],
    ['wood', 'M74 64.6L124 62.6V65L74 67Z'],
    ['metal', 'M120 58L132 63.6L120 69Z'],
    ['bone', 'M70 61L80 63V69L70 72L73 66Z'],
  ],
  twinAxes: [...AXE, ...mirrored(AXE)],
  twinSwords: [...SWORD, ...mirrored(SWORD)],
  arrows: [
    ['wood', 'M92 116L98 20L100 20L95 116ZM98 116L107 26L109 26L101 116ZM103 116L116 34L118 35L107 116Z'],
    ['bone', 'M99 8L103 24L99 20L95 24ZM109 12L112 29L108.6 25L104 29ZM119 20L121 37L117.4 33L113 36Z'],
  ],
  sickle: [
    ['metal', 'M100 84C86 70 84 40 108 22C96 44 98 64 106 80Z'],
    ['wood', 'M98 82L107 78L114 100L106 104Z'],
    ['fine', 'M96 70Q91 54 100 36'],
  ],
  whip: [
    ['wood', 'M94 116L101 62L105 63L99 116Z'],
    ['line', 'M103 62C108 30 86 22 92 8C98-4 116 6 110 18C106 26 100 20 104 14'],
  ],
  horn: [
    ['bone', 'M84 70C92 66 98 54 98 40C99 30 108 26 116 28C114 52 104 74 88 80Z'],
    ['gold', 'M97 37L117 27L119 32L99 43ZM83 70L88 81L84 83L80 72Z'],
    ['fine', 'M102 48L108 52M98 60L104 64'],
  ],
} as const satisfies Record<string, Part>;
export type Weapon = keyof typeof WEAPONS;
