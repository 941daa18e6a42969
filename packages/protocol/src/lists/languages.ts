export const LANGUAGES = ['en', 'ru', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (x: unknown): x is Language => LANGUAGES.some((language) => language === x);
