export { engineSchema } from './engine/schema.ts';
export { serveEngine } from './engine/serve.ts';
export { GAMES } from './games.ts';
