import { FORMER_LEVELS, LEVELS } from '@tessera/kernel';
import Type from 'typebox';
import { COLOURS } from './lists/colours.ts';
import { ID_PATTERN } from './lists/ids.ts';
import { LANGUAGES } from './lists/languages.ts';

// Schemas of the plain lists are apart from them, so that a page that needs a list loads no checker.

/** 'red, green or blue' */
export const oneOf = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names[names.length - 1]}` : names.join();

export const IdSchema = Type.String({ pattern: ID_PATTERN, says: 'This is not an id.' });
export const ColourSchema = Type.Enum([...COLOURS], { says: `A colour is ${oneOf(COLOURS)}.` });
export const LevelSchema = Type.Enum([...LEVELS, ...FORMER_LEVELS], {
  says: `A bot is ${oneOf([...LEVELS, ...FORMER_LEVELS])}.`,
});
export const LANGUAGE_SAYS = `The language is ${oneOf(LANGUAGES)}.`;
export const LanguageSchema = Type.Enum([...LANGUAGES], { says: LANGUAGE_SAYS });
