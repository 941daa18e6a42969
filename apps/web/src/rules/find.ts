import { hitsOf, plain } from '@tessera/ui';

/** A part of a text: found, or between what was found. */
export interface Part {
  readonly text: string;
  readonly found: boolean;
}

/** The text cut where words of the query are, whatever their case and accents. */
export function highlight(text: string, words: readonly string[]): readonly Part[] {
  // Flat characters, and for each the place in the text it came from: one letter can become several, or none.
  let flat = '';
  const from: number[] = [];
  let at = 0;
  for (const char of text) {
    for (const unit of plain(char)) {
      flat += unit;
      for (let i = 0; i < unit.length; i++) from.push(at);
    }
    at += char.length;
  }
  from.push(text.length);

  const lit = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    const { at: places, length } = hitsOf(flat, word);
    for (const hit of places) lit.fill(true, from[hit], from[hit + length]);
  }

  const parts: Part[] = [];
  let start = 0;
  for (let i = 1; i <= text.length; i++)
    if (i === text.length || lit[i] !== lit[start]) {
      parts.push({ text: text.slice(start, i), found: lit[start] });
      start = i;
    }
  return parts;
}
