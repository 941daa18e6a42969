export { LANGUAGES } from '@tessera/protocol/lists';
export * from './choices.ts';
export * from './games.ts';
export * from './golden-records.ts';
export * from './players.ts';
export * from './rulebook-words.ts';
export * from './scenario-words.ts';
export * from './strict-text.ts';
export * from './with-value.ts';
