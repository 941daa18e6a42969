export * from './adam.ts';
export * from './net/index.ts';
export * from './one-move-ahead.ts';
