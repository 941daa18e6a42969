export { BotPool } from './pool.ts';
export { Reviewer, type ReviewRecord } from './reviewer.ts';
