export * from './armies.ts';
export * from './board-input.ts';
export * from './DieFace.tsx';
export * from './dice-text.ts';
export * from './find.ts';
export * from './game-ui.ts';
export * from './Sentence.tsx';
export * from './use-tumble.ts';
