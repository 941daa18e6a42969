import { ICONS } from './icons.ts';

export interface Glyph {
  readonly box: string;
  readonly path: string;
}

const icon = (path: string): Glyph => ({ box: '0 0 512 512', path });
const own = (path: string): Glyph => ({ box: '0 0 32 32', path });

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

// Eight spokes between rim and hub: the wheel is what one sees of a wagon from afar.
const SPOKES = Array.from({ length: 8 }, (_, i) => {
  const a = (i * Math.PI) / 4;
  const p = (r: number, side: number) =>
    `${(16 + r * Math.cos(a) - side * Math.sin(a)).toFixed(1)} ${(16 + r * Math.sin(a) + side * Math.cos(a)).toFixed(1)}`;
  return `M${p(4, -1)}L${p(11, -0.9)}L${p(11, 0.9)}L${p(4, 1)}Z`;
}).join('');

const CARD = 'a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2Z';

export const GLYPHS = {
  silver: icon(ICONS.silver),
  provisions: icon(ICONS.provisions),
  equipment: icon(ICONS.equipment),
  points: icon(ICONS.points),
  strength: icon(ICONS.strength),
  wound: icon(ICONS.wound),
  eagle: icon(ICONS.eagle),
  horse: icon(ICONS.horse),
  quest: icon(ICONS.quest),
  heal: icon(ICONS.heal),
  swap: icon(ICONS.swap),
  reroll: icon(ICONS.reroll),
  building: icon(ICONS.building),
  bag: icon(ICONS.bag),
  killed: icon(ICONS.killed),
  wing: icon(ICONS.wing),
  hero: icon(ICONS.hero),
  /** A torc, open in front. */
  gold: own(
    'M11.6 29.6C5.6 27.6 2 22.2 2 16.4C2 8.6 8.3 2.2 16 2.2S30 8.6 30 16.4C30 22.2 26.4 27.6 20.4 29.6C18.4 30.2 17.4 27 19 25.8C23.2 24 25.8 20.4 25.8 16.4C25.8 10.8 21.4 6.4 16 6.4S6.2 10.8 6.2 16.4C6.2 20.4 8.8 24 13 25.8C14.6 27 13.6 30.2 11.6 29.6Z',
  ),
  wagon: own(`${disc(16, 16, 14.5)}${disc(16, 16, 10.8)}${disc(16, 16, 4.6)}${disc(16, 16, 1.8)}${SPOKES}`),
  /** A bowl with mare's milk in it. */
  kumis: own(
    'M2.4 13.4C2.4 9.6 8.4 7 16 7S29.6 9.6 29.6 13.4C29.6 20.4 25 25 20.8 26.4L22.4 29.4H9.6L11.2 26.4C7 25 2.4 20.4 2.4 13.4ZM5.6 13.2C7 15.4 11 16.8 16 16.8S25 15.4 26.4 13.2C25 11 21 9.8 16 9.8S7 11 5.6 13.2Z',
  ),
  /** Two cards, one over the other. */
  cards: own(
    'M3.6 9.4L15.4 5.4A2 2 0 0 1 17.9 6.7L18.6 8.8L14.4 10.2A4 4 0 0 0 12 15.4L15.4 25.6L11.6 26.9A2 2 0 0 1 9.1 25.6L2.4 11.9A2 2 0 0 1 3.6 9.4ZM14.6 13.2A2 2 0 0 1 15.9 10.7L26.2 7.2A2 2 0 0 1 28.7 8.5L30.9 25A2 2 0 0 1 29.2 27.4L21.2 28.9A2 2 0 0 1 18.8 27.4Z',
  ),
  /** A ram's head with its curled horn. */
  livestock: own(
    'M13 2.6C19.2 2 24 6 24.4 11C26.8 12.4 28.8 15.4 30.4 19.2C31.2 21.4 30.2 23.6 28 24L23.6 24.6C21.8 27 19.8 27.6 18.8 30.2H5C6.2 27.6 7.2 25.2 7.6 22.8C4 20.8 1.8 17.2 2 13.2C2.2 7.4 7 3 13 2.6ZM13 5.6C9 5.8 5.4 9 5.2 13.2C5.2 17.2 8.2 20.2 12.2 20.2C16.2 20.2 19 17.4 19 14C19 10.8 16.8 8.8 13.8 8.8C11.4 8.8 9.4 10.6 9.4 13C9.4 15 10.8 16.4 12.8 16.4L12.8 14.2C12 14.2 11.6 13.6 11.6 13C11.6 11.8 12.6 11 13.8 11C15.6 11 16.8 12.2 16.8 14C16.8 16.2 15 18 12.2 18C9.4 18 7.4 15.8 7.4 13.2C7.6 10 10.2 7.8 13 7.8C14 7.6 15.2 7.7 16.2 8L17.4 6.4C16.1 5.8 14.5 5.5 13 5.6ZM24.2 15.8a1.4 1.4 0 1 0 0 2.8a1.4 1.4 0 0 0 0-2.8Z',
  ),
  /** Undoes what is locked: a key. */
  unlock: own(
    'M10 4a7 7 0 1 1 0 14a7 7 0 0 1 0-14ZM10 8a3 3 0 1 0 0 6a3 3 0 0 0 0-6ZM14.6 12.8L28.4 26.6L25.6 29.4L22.8 26.6L20.6 28.8L17.8 26L20 23.8L18.4 22.2L16.2 24.4L13.4 21.6L15.6 19.4L12 15.8Z',
  ),
  crew: own('M16 2.6a6 6 0 1 1 0 12a6 6 0 0 1 0-12ZM4.6 29.4C4.6 21.4 9.4 16.6 16 16.6S27.4 21.4 27.4 29.4Z'),
  hire: own(
    'M12.6 3a5.6 5.6 0 1 1 0 11.2a5.6 5.6 0 0 1 0-11.2ZM2 29C2 21.2 6.4 16.4 12.6 16.4S23.2 21.2 23.2 29ZM23.6 8h3V4.8h2.8V8h2.6v2.8h-2.6V14h-2.8v-3.2h-3Z',
  ),
  block: own(
    'M16 2a14 14 0 1 1 0 28a14 14 0 0 1 0-28ZM7.6 10.4A10.2 10.2 0 0 0 21.6 24.4ZM24.4 21.6A10.2 10.2 0 0 0 10.4 7.6Z',
  ),
  arrow: own('M4 13.6H19V7.4L29 16L19 24.6V18.4H4Z'),
  discard: own(`M4 9${CARD}M21 13h3.4V4.6h4V13H32L26.6 20Z`),
} as const satisfies Readonly<Record<string, Glyph>>;

export type GlyphName = keyof typeof GLYPHS;
