export * from './arena.ts';
export * from './levels.ts';
export * from './player.ts';
export * from './random-player.ts';
export * from './search.ts';
export * from './think.ts';
export * from './wilson.ts';
