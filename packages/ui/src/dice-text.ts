// Dice inside a sentence are six private characters, so that every language puts them where it wants
// and the page draws them as faces.
const FIRST_FACE = 0xe001;

export const diceText = (dice: readonly number[]): string =>
  dice.map((die) => String.fromCharCode(FIRST_FACE + die - 1)).join('');

export type SentencePart = string | { readonly die: number };

/** Text and dice, in order. */
export function sentenceParts(sentence: string): SentencePart[] {
  const parts: SentencePart[] = [];
  for (const char of sentence) {
    const die = char.charCodeAt(0) - FIRST_FACE + 1;
    const last = parts.length - 1;
    const before = parts[last];
    if (die >= 1 && die <= 6) parts.push({ die });
    else if (typeof before === 'string') parts[last] = before + char;
    else parts.push(char);
  }
  return parts;
}

/** The same for ears: 'rolls 3, 5'. */
export function spokenSentence(sentence: string): string {
  const parts = sentenceParts(sentence);
  return parts
    .map((part, i) => (typeof part === 'string' ? part : `${part.die}${typeof parts[i + 1] === 'object' ? ', ' : ''}`))
    .join('');
}
