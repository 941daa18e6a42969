import type { CSSProperties } from 'react';

/** hand: both effects can be read; small: in a place of a player's board; big: for reference. */
export type CardSize = 'hand' | 'small' | 'big';

export const cardClass = (kind: string, size: CardSize, more?: string): string =>
  `sc-root sc-card sc-card-${kind} sc-card-${size}${more ? ` ${more}` : ''}`;

const longest = (parts: readonly string[]): number => Math.max(...parts.map(({ length }) => length));

/**
 * A long name, as other languages have, is set smaller; where that would be too small to read it is broken at its soft
 * hyphen. These are the letters that must fit in a line either way: see cards.css.
 */
export function nameStyle(name: string): CSSProperties {
  const words = name.split(/[\s-]/);
  return {
    '--letters': longest(words.map((word) => word.replaceAll('\u00AD', ''))),
    '--part': longest(words.flatMap((word) => word.split(/(?<=\u00AD)/))),
  } as CSSProperties;
}
