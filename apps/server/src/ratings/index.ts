export * from './rate.ts';
export * from './shown.ts';
export * from './store/result-store.ts';
export * from './store/standing.ts';
export * from './store/statistics.ts';
