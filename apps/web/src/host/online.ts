import type { Game, Outcome, Problem } from '@tessera/kernel';
import { ok } from '@tessera/kernel';
import type { Act, Device, Step, TableState, Wire, WireEvents } from '@tessera/table';
import type { TableConnection } from './index.ts';

/** A table on a server, which can be out of reach for a while. */
export interface OnlineTableConnection extends TableConnection {
  /** What is shown is what the server said last, and it is there. */
  readonly connected: boolean;
  /** Hears when the connection is lost, and when it is there again. */
  watch(watcher: (connected: boolean) => void): () => void;
  /** Nothing where the rules at hand are not the server's. */
  predict(act: Act): Step | undefined;
  /** The state tells what the table was set up with, not what was last said for one's own seats. */
  readonly settingsPerSeat: true;
  /** What is said over the same line and is not about the moves, such as chat. */
  say(message: object): void;
}

export interface OnlineTableOptions {
  readonly table: string;
  /** Where the server listens for this table. */
  readonly url: string;
  /** Why the server closed for good with that code; after anything else it is tried again. */
  readonly whyClosed: (code: number) => Problem | undefined;
  readonly onOther: (message: unknown) => void;
  /** With the rules at hand only moves go over the line, where nothing is hidden. */
  readonly game?: Game | undefined;
  /** The table is let go, whether it is open by then or not. */
  readonly signal?: AbortSignal | undefined;
}

/** Plays at a table of a server. It comes back by itself after any break. */
export async function openOnlineTable(options: OnlineTableOptions): Promise<Outcome<OnlineTableConnection>> {
  const { OnlineClient, predict } = await import('@tessera/table');
  const { game } = options;
  let line: Wire | undefined;
  const opened = await OnlineClient.open({
    table: options.table,
    game,
    device: page,
    signal: options.signal,
    dial: (events) => {
      line = socketTo(options, events);
      return line;
    },
    other: (text) => options.onOther(parsed(text)),
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
    lost: client.lost,
    subscribe: (listener) => client.subscribe(listener),
    watch: (watcher) => client.watch(watcher),
    request: (body) => client.request(body),
    predict: (act) => (game && client.follows ? predict(game, client.state ?? first, act) : undefined),
    settingsPerSeat: true,
    say: (message) => line?.send(JSON.stringify(message)),
    close: () => client.close(),
  });
}

/** A phone that wakes up, or a train out of its tunnel, doesn't wait for the next try. */
const page: Device = {
  isAwake: () => document.visibilityState === 'visible',
  onWake: (wake) => {
    const seen = () => {
      if (page.isAwake()) wake();
    };
    window.addEventListener('online', wake);
    document.addEventListener('visibilitychange', seen);
    return () => {
      window.removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', seen);
    };
  },
};

function socketTo({ url, whyClosed }: OnlineTableOptions, events: WireEvents): Wire {
  const socket = new WebSocket(url);
  socket.onopen = () => events.opened();
  socket.onmessage = (event: MessageEvent<string>) => events.heard(event.data);
  socket.onclose = ({ code }) => events.gone(whyClosed(code));
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
