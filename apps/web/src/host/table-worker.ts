import { CryptoRng, type Game, type Outcome } from '@tessera/kernel';
import { loadGame, unknownGame } from '@tessera/registry';
import { LocalConnection } from '@tessera/table';
import { Bots } from './bots.ts';
import { thinkersOf } from './device.ts';
import { newId } from './new-id.ts';
import { loadTable, saveTable, summarize } from './store.ts';

/** Hosts one table off the page's thread. Bots think in workers of their own, so that a tap is answered at once. */
const bots = new Bots(thinkersOf(navigator));

/** The rules come with the table that is played by them. */
const games = new Map<string, Outcome<Game>>();

async function loadTableAndRules(id: string) {
  const save = await loadTable(id);
  if (!save) return undefined;
  games.set(save.game, await loadGame(save.game));
  bots.prepare(
    save.game,
    save.seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.level] : [])),
  );
  return save;
}

const session = new LocalConnection({
  gameById: (id) => games.get(id) ?? unknownGame(id),
  rng: new CryptoRng(),
  now: Date.now,
  newId,
  think: (question) => bots.think(question),
  store: { load: loadTableAndRules, save: (save, state) => saveTable(save, summarize(save, state)) },
  send: (message) => self.postMessage(message),
  logError: (error) => console.error('The table could not be kept:', error),
});

self.onmessage = (event: MessageEvent<unknown>) => {
  void session.receive(event.data);
};
