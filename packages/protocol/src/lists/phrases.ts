/** What can be said with one tap. */
export const PHRASES = ['hello', 'good-luck', 'well-played', 'thanks', 'one-moment', 'your-turn', 'good-game'] as const;
export type Phrase = (typeof PHRASES)[number];

export const isPhrase = (x: unknown): x is Phrase => PHRASES.some((phrase) => phrase === x);
