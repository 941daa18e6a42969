export * from './game-text.ts';
export * from './paint.ts';
