export * from './rate.ts';
export * from './result-store.ts';
export * from './shown.ts';
export * from './standing.ts';
export * from './statistics.ts';
