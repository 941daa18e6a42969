import type { Game, Outcome, Problem } from '@tessera/kernel';
import { ok } from '@tessera/kernel';
import type { Act, Step, TableState } from '@tessera/table';
import { page, parsed, socketTo } from './browser-socket.ts';
import type { TableConnection } from './index.ts';

/** A table on a server, which can be out of reach for a while. */
export interface OnlineTableConnection extends TableConnection {
  /** What is shown is what the server said last, and it is there. */
  readonly connected: boolean;
  /** Hears when the connection is lost, and when it is there again. */
  watch(watcher: (connected: boolean) => void): () => void;
  /** The server has other rules than this page: there is a newer version of one of them. */
  readonly outdated: boolean;
  /** Nothing where the rules at hand are not the server's. */
  predict(act: Act): Step | undefined;
  /** The state tells what the table was set up with, not what was last said for one's own seats. */
  readonly settingsPerSeat: true;
  /** What is said over the same socket and is not about the moves, such as chat; false while there is none. */
  say(message: object): boolean;
}

export interface OnlineTableOptions {
  readonly table: string;
  /** Where the server listens for this table. */
  readonly url: string;
  /** Why the server closed for good with that code; after anything else it is tried again. */
  readonly whyClosed: (code: number) => Problem | undefined;
  readonly onOther: (message: unknown) => void;
  /** With the rules at hand only moves go over the socket, where nothing is hidden. */
  readonly game?: Game | undefined;
  /** The table is let go, whether it is open by then or not. */
  readonly signal?: AbortSignal | undefined;
}

/** Plays at a table of a server. It comes back by itself after any break. */
export async function openOnlineTable(options: OnlineTableOptions): Promise<Outcome<OnlineTableConnection>> {
  const { OnlineClient, predict } = await import('@tessera/table');
  const { game } = options;
  const opened = await OnlineClient.open({
    table: options.table,
    game,
    device: page,
    signal: options.signal,
    dial: (events) => socketTo(options.url, options.whyClosed, events),
    other: (text) => options.onOther(parsed(text)),
    logError: (error) => console.warn('The moves of the table could not be followed:', error),
  });
  if (!opened.ok) return opened;
  const client = opened.value;
  const first = client.state as TableState;
  return ok({
    get state() {
      return client.state ?? first;
    },
    get connected() {
      return client.connected;
    },
    get outdated() {
      return client.outdated;
    },
    lost: client.lost,
    subscribe: (listener) => client.subscribe(listener),
    watch: (watcher) => client.watch(watcher),
    request: (body) => client.request(body),
    predict: (act) => (game && client.follows ? predict(game, client.state ?? first, act) : undefined),
    settingsPerSeat: true,
    say: (message) => client.say(message),
    close: () => client.close(),
  });
}
