export * from './cell-pieces.ts';
export * from './decor.ts';
export * from './field.ts';
export * from './random.ts';
export * from './vec.ts';
