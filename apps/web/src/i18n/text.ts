import type { Language } from '@tessera/protocol/lists';
import { type Text, type TextArguments, textOf } from '@tessera/ui';
import { IntlMessageFormat } from 'intl-messageformat';

/** Messages in ICU syntax by key, as in words/shell.en.json. */
export type Catalogue = Readonly<Record<string, string>>;

/**
 * Turns keys into sentences of one language. Later catalogues win over earlier ones.
 * A key that the language lacks is taken from `english`.
 */
export function createText(
  language: Language,
  catalogues: readonly Catalogue[],
  english: readonly Catalogue[] = [],
): Text {
  const own: Catalogue = Object.assign({}, ...catalogues);
  const fallback: Catalogue = Object.assign({}, ...english);
  const formats = new Map<string, IntlMessageFormat | string>();

  const formatOf = (key: string): IntlMessageFormat | string | undefined => {
    const known = formats.get(key);
    if (known !== undefined) return known;
    const message = own[key] ?? fallback[key];
    if (message === undefined) return undefined;
    if (own[key] === undefined) warn(`No ${language} text for "${key}".`);
    const format = isPlain(message)
      ? message
      : new IntlMessageFormat(message, own[key] === undefined ? 'en' : language, undefined, { ignoreTag: true });
    formats.set(key, format);
    return format;
  };

  const find = (key: string, told?: TextArguments): string | undefined => {
    try {
      const format = formatOf(key);
      return typeof format === 'object' ? String(format.format(told)) : format;
    } catch (error) {
      // A message with a wrong or missing argument must not take the page down.
      warn(`The text "${key}" can't be shown: ${String(error)}`);
      return own[key] ?? fallback[key];
    }
  };
  return textOf(find);
}

/** Most messages have nothing to fill in or to unescape. To parse them cost a phone a third of its first screen. */
const isPlain = (message: string): boolean => !/[{}]|''/.test(message);

function warn(message: string) {
  if (import.meta.env?.DEV) console.warn(message);
}
