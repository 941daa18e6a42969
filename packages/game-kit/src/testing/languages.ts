export const LANGUAGES = ['en', 'ru', 'fr', 'de'] as const;
