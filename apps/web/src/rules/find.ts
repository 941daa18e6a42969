/** A part of a text: found, or between what was found. */
export interface Part {
  readonly text: string;
  readonly found: boolean;
}

const MARKS = /\p{M}/gu;
const plain = (text: string): string => text.normalize('NFD').replace(MARKS, '').toLowerCase();

/** The words of a query, without case or accents. */
export const queryWords = (query: string): readonly string[] => plain(query).split(/\s+/).filter(Boolean);

/** Whether every word of the query is somewhere in the text. */
export function matches(text: string, words: readonly string[]): boolean {
  const flat = plain(text);
  return words.every((word) => flat.includes(word));
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
  for (const word of words)
    for (let hit = flat.indexOf(word); hit >= 0; hit = flat.indexOf(word, hit + word.length))
      lit.fill(true, from[hit], from[hit + word.length]);

  const parts: Part[] = [];
  let start = 0;
  for (let i = 1; i <= text.length; i++)
    if (i === text.length || lit[i] !== lit[start]) {
      parts.push({ text: text.slice(start, i), found: lit[start] });
      start = i;
    }
  return parts;
}
