export { BotPool } from './pool.ts';
