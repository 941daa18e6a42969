const MARKS = /\p{M}/gu;
const LETTERS = /^\p{L}+$/u;
const SHORTEST_STEM = 4;
const LONGEST_ENDING = 2;

/** Without case or accents. */
export const plain = (text: string): string => text.normalize('NFD').replace(MARKS, '').toLowerCase();

/** The words of a query, without case or accents. */
export const queryWords = (query: string): readonly string[] => plain(query).split(/\s+/).filter(Boolean);

/** A word without what may be its ending, so that other cases and numbers of it are found; not of 'S-100'. */
export const stemOf = (word: string): string =>
  LETTERS.test(word) ? word.slice(0, Math.max(SHORTEST_STEM, word.length - LONGEST_ENDING)) : word;

/** Where a word of a query is in a plain text, and how long: the word anywhere, else its stem where words begin. */
export function hitsOf(flat: string, word: string): { readonly at: readonly number[]; readonly length: number } {
  const whole = placesOf(flat, word);
  const stem = stemOf(word);
  if (whole.length > 0 || stem === word) return { at: whole, length: word.length };
  return {
    at: placesOf(flat, stem).filter((at) => at === 0 || !LETTERS.test(flat[at - 1])),
    length: stem.length,
  };
}

function placesOf(flat: string, word: string): number[] {
  const places: number[] = [];
  for (let hit = flat.indexOf(word); hit >= 0; hit = flat.indexOf(word, hit + word.length)) places.push(hit);
  return places;
}

/** Whether every word of the query is somewhere in the text. */
export function matches(text: string, words: readonly string[]): boolean {
  const flat = plain(text);
  return words.every((word) => hitsOf(flat, word).at.length > 0);
}
