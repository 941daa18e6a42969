import type { Game, Outcome } from '@tessera/kernel';
import { ok } from '@tessera/kernel';
import type { Device, TableState, Wire, WireEvents } from '@tessera/table';
import type { TableConnection } from './index.ts';

/** A table on a server, which can be out of reach for a while. */
export interface OnlineTableConnection extends TableConnection {
  /** What is shown is what the server said last, and it is there. */
  readonly connected: boolean;
  /** Hears when the connection is lost, and when it is there again. */
  watch(watcher: (connected: boolean) => void): () => void;
  /** What is said over the same line and is not about the moves, such as chat. */
  say(message: object): void;
}

export interface OnlineTableOptions {
  readonly table: string;
  /** Where the server listens for this table. */
  readonly url: string;
  /** Whether the server closed for good with that code; anything else is tried again. */
  readonly isFinal: (code: number) => boolean;
  readonly onOther: (message: unknown) => void;
  /** With the rules at hand only moves go over the line, where nothing is hidden. */
  readonly game?: Game | undefined;
}

/** Plays at a table of a server. It comes back by itself after any break. */
export async function openOnlineTable(options: OnlineTableOptions): Promise<Outcome<OnlineTableConnection>> {
  const { OnlineClient } = await import('@tessera/table');
  let line: Wire | undefined;
  const opened = await OnlineClient.open({
    table: options.table,
    game: options.game,
    device: page,
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

function socketTo({ url, isFinal }: OnlineTableOptions, events: WireEvents): Wire {
  const socket = new WebSocket(url);
  socket.onopen = () => events.opened();
  socket.onmessage = (event: MessageEvent<string>) => events.heard(event.data);
  socket.onclose = ({ code, reason }) => {
    if (isFinal(code))
      events.gone({ code: 'closed-by-server', message: reason || 'The server closed the connection.' });
    else events.gone();
  };
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
