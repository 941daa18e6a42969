import { LEVELS } from '@tessera/kernel';
import Type from 'typebox';
import { COLOURS } from './lists/colours.ts';
import { ID_PATTERN } from './lists/ids.ts';
import { LANGUAGES } from './lists/languages.ts';

// Schemas of the plain lists are apart from them, so that a page that needs a list loads no checker.

export const IdSchema = Type.String({ pattern: ID_PATTERN, says: 'This is not an id.' });
export const ColourSchema = Type.Enum([...COLOURS], { says: `A colour is one of ${COLOURS.join(', ')}.` });
export const LevelSchema = Type.Enum([...LEVELS], { says: 'A bot is easy, medium, hard or expert.' });
export const LANGUAGE_SAYS = `The language is one of ${LANGUAGES.join(', ')}.`;
export const LanguageSchema = Type.Enum([...LANGUAGES], { says: LANGUAGE_SAYS });
