export { engineSchema } from './engine/schema.ts';
export { serveEngine } from './engine/serve.ts';
export { CLI_GAMES } from './games.ts';
