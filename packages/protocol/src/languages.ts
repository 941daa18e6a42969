import Type from 'typebox';

export const LANGUAGES = ['en', 'ru', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (x: unknown): x is Language => LANGUAGES.some((language) => language === x);

export const LANGUAGE_SAYS = `The language is one of ${LANGUAGES.join(', ')}.`;
export const LanguageSchema = Type.Enum([...LANGUAGES], { says: LANGUAGE_SAYS });
