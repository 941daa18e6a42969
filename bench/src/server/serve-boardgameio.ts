import { createRequire } from 'node:module';
import type { Game } from 'boardgame.io';
import type { Server as MakeServer } from 'boardgame.io/dist/types/packages/server';
import { freePort } from '../../../tests/free-port.ts';

/** The smallest honest game: one after another ticks. In memory, without a log that grows for ever. */
const tick: Game<{ count: number }> = {
  name: 'tick',
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    tick: {
      move: ({ G }) => ({ count: G.count + 1 }),
      noLimit: false,
    },
  },
};

const { Server } = createRequire(import.meta.url)('boardgame.io/server') as { Server: typeof MakeServer };
const port = await freePort();
// it says on the console that it runs; ours says where
await Server({ games: [tick], origins: ['*'] }).run(port);
console.log(`listening at http://127.0.0.1:${port}`);
