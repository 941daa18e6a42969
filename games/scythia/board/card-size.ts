import type { CSSProperties } from 'react';

/** hand: both effects can be read; small: in a place of a player's board; big: for reference. */
export type CardSize = 'hand' | 'small' | 'big';

export const cardClass = (kind: string, size: CardSize, more?: string): string =>
  `sc-root sc-card sc-card-${kind} sc-card-${size}${more ? ` ${more}` : ''}`;

/** Letters of the name that fit at its full size, and that size. */
const ROOM: Readonly<Record<Exclude<CardSize, 'small'>, readonly [letters: number, px: number]>> = {
  hand: [12, 15],
  big: [14, 21],
};
const SMALLEST = 7.4;

/** Long names, as other languages have, are set smaller; in a place as small as its longest word needs, see cards.css. */
export function nameStyle(name: string, size: CardSize): CSSProperties {
  if (size === 'small')
    return { '--letters': Math.max(...name.split(/[\s-]/).map(({ length }) => length)) } as CSSProperties;
  const [letters, px] = ROOM[size];
  return name.length > letters ? { fontSize: `${Math.max(SMALLEST, (px * letters) / name.length).toFixed(1)}px` } : {};
}
