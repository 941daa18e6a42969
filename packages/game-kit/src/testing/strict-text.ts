import { type Text, textOf } from '@tessera/ui';
import { IntlMessageFormat } from 'intl-messageformat';

/** Strict, unlike the page's: a missing key or argument fails the test. */
export function strictText(language: string, words: Readonly<Record<string, string>>): Text {
  const formats = new Map<string, IntlMessageFormat>();
  const find: Text['find'] = (key, told) => {
    if (words[key] === undefined) return undefined;
    const format = formats.get(key) ?? new IntlMessageFormat(words[key], language, undefined, { ignoreTag: true });
    formats.set(key, format);
    return String(format.format(told));
  };
  return textOf(find, (key) => {
    throw new Error(`No ${language} text for "${key}"`);
  });
}
