import type { CSSProperties } from 'react';
import './cards.css';

const SOFT_HYPHEN = '\u00AD';

const longest = (parts: readonly string[]): number => Math.max(...parts.map(({ length }) => length));

/**
 * A long name, as other languages have, is set smaller; where that would be too small to read it is broken at its soft
 * hyphen. These are the letters that must fit in a line either way: see cards.css.
 */
function nameStyle(name: string): CSSProperties {
  const words = name.split(/[\s-]/);
  return {
    '--letters': longest(words.map((word) => word.replaceAll(SOFT_HYPHEN, ''))),
    '--part': longest(
      words.flatMap((word) => word.split(SOFT_HYPHEN).map((part) => (word.endsWith(part) ? part : `${part}-`))),
    ),
  } as CSSProperties;
}

/** The name on a card, in the reader's language. */
export const CardName = ({ name }: { readonly name: string }) => (
  <div className="sc-card-name">
    <span style={nameStyle(name)}>{name}</span>
  </div>
);
