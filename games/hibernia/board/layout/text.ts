const NARROW = /[iljtfrIíìî.,'’\- ]/;
const WIDE = /[mwMWЖШЩЮжшщюмМ]/;

/** An estimate from the letters of Alegreya Sans: the layout must be the same before the font has come. */
export function textWidth(text: string, size: number): number {
  let ems = 0;
  for (const letter of text)
    ems += NARROW.test(letter) ? 0.31 : WIDE.test(letter) ? 0.82 : /\p{Lu}/u.test(letter) ? 0.62 : 0.52;
  return ems * size;
}

/** A name in one line, in two and in three, broken between words as evenly as may be. */
export function settings(name: string): string[][] {
  const words = name.split(' ');
  const ways: string[][] = [[name]];
  for (let lines = 2; lines <= Math.min(3, words.length); lines++) ways.push(balanced(words, lines));
  return ways;
}

function balanced(words: readonly string[], lines: number): string[] {
  if (lines === 1) return [words.join(' ')];
  let best: string[] = [];
  for (let first = 1; first <= words.length - lines + 1; first++) {
    const way = [words.slice(0, first).join(' '), ...balanced(words.slice(first), lines - 1)];
    if (best.length === 0 || widest(way) < widest(best)) best = way;
  }
  return best;
}

const widest = (lines: readonly string[]): number => Math.max(...lines.map((line) => textWidth(line, 1)));
