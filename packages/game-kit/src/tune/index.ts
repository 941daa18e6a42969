export * from './adam.ts';
export * from './one-move-ahead.ts';
