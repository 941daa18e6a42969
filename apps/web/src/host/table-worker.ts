import { gameById } from '@tessera/games';
import { CryptoRng } from '@tessera/kernel';
import { TableSession } from '@tessera/table';
import { Bots } from './bots.ts';
import { newId } from './new-id.ts';
import { loadTable, saveTable, summarize } from './store.ts';

/** Hosts one table off the page's thread. Bots think in a worker of their own, so that a tap is answered at once. */
const bots = new Bots();

const session = new TableSession({
  gameById,
  rng: new CryptoRng(),
  now: Date.now,
  newId,
  think: (question) => bots.think(question),
  store: { load: loadTable, save: (save, state) => saveTable(save, summarize(save, state)) },
  send: (message) => self.postMessage(message),
});

self.onmessage = (event: MessageEvent<unknown>) => {
  void session.receive(event.data);
};
