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
  livestock: icon(ICONS.livestock),
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
  cards: own(`M4 9${CARD}M14 5L18 3.4A2 2 0 0 1 20.6 4.6L28.6 20.4A2 2 0 0 1 27.6 23L20.6 26V9A4 4 0 0 0 16.6 5Z`),
  crew: own('M16 2.6a6 6 0 1 1 0 12a6 6 0 0 1 0-12ZM4.6 29.4C4.6 21.4 9.4 16.6 16 16.6S27.4 21.4 27.4 29.4Z'),
  hire: own(
    'M12.6 3a5.6 5.6 0 1 1 0 11.2a5.6 5.6 0 0 1 0-11.2ZM2 29C2 21.2 6.4 16.4 12.6 16.4S23.2 21.2 23.2 29ZM23.6 8h3V4.8h2.8V8h2.6v2.8h-2.6V14h-2.8v-3.2h-3Z',
  ),
  arrow: own('M4 13.6H19V7.4L29 16L19 24.6V18.4H4Z'),
  discard: own(`M4 9${CARD}M21 13h3.4V4.6h4V13H32L26.6 20Z`),
} as const satisfies Readonly<Record<string, Glyph>>;

export type GlyphName = keyof typeof GLYPHS;
