import type { ChatMessage } from '@tessera/protocol';
import { isPhrase } from '@tessera/protocol/lists';
import type { Text } from '../../../i18n/index.tsx';

/** A phrase is said in the language of each page. */
export const messageText = ({ text, phrase }: Pick<ChatMessage, 'text' | 'phrase'>, t: Text): string =>
  isPhrase(phrase) ? t(`online.phrase.${phrase}`) : (text ?? '');
