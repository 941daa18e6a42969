export * from './claim.ts';
export * from './database.ts';
export * from './health-check.ts';
export * from './move-log.ts';
export * from './open.ts';
export * from './table-store.ts';
