export * from './languages.ts';
export * from './scenario-words.ts';
