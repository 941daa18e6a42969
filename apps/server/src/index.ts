export { listen } from './listen.ts';
export { createServer } from './server.ts';
