export * from './json.ts';
export * from './movelist.ts';
export * from './options.ts';
export * from './outcome.ts';
export * from './record.ts';
export * from './rng.ts';
export * from './rules.ts';
export * from './scenario-problem.ts';
