export { BotPool, type BotThread } from './pool.ts';
