import type { Problem } from '@tessera/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect } from 'vitest';

/** A problem is said with all that its sentence names, in English in the rules' own words. */
export function inWords(
  { message, key = '', args }: Problem,
  messages: Readonly<Record<string, string>>,
  language: string,
) {
  const sentence = String(new IntlMessageFormat(messages[key], language, undefined, { ignoreTag: true }).format(args));
  expect(sentence).not.toMatch(/\{\w+\}|undefined/);
  if (language === 'en') expect(sentence.replace(/[“”]/g, '"').replace(/’/g, "'")).toBe(message);
}
