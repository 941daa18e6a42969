import type { ChatMessage } from '@tessera/protocol';

/** Said with one tap; each page says them in its own language. */
export const PHRASES = ['hello', 'good-luck', 'well-played', 'thanks', 'one-moment', 'your-turn', 'good-game'] as const;

export const messageText = ({ text, phrase }: ChatMessage, t: (key: string) => string): string =>
  phrase !== undefined && PHRASES.some((known) => known === phrase) ? t(`online.phrase.${phrase}`) : (text ?? '');
