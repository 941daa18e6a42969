import type { Text } from '@tessera/ui';
import { IntlMessageFormat } from 'intl-messageformat';

/** Strict, unlike the page's: a missing key or argument fails the test. */
export function strictText(language: string, words: Readonly<Record<string, string>>): Text {
  const formats = new Map<string, IntlMessageFormat>();
  return (key, args) => {
    if (words[key] === undefined) throw new Error(`No ${language} text for "${key}"`);
    const format = formats.get(key) ?? new IntlMessageFormat(words[key], language, undefined, { ignoreTag: true });
    formats.set(key, format);
    return String(format.format(args));
  };
}
