import type { Game, Problem, SeatNumber } from '@tessera/kernel';
import type { RequestBody } from '../core/protocol.ts';
import { tally } from '../core/testing/tally.fixture.ts';
import { encode } from '../core/told/news-text.ts';
import { MemoryLog, person, serve, tableOf } from '../host/online/online-table.fixture.ts';
import type { OnlineClientOptions, TransportEvents } from './online-client.ts';

const two = [person('Ann'), person('Bob')];

/** A server that can go away, lose what is sent to it, forget, and come back; a clock that stands still. */
export async function net(game = tally as Game, seats = [1]) {
  const log = new MemoryLog();
  const begin = async () => {
    const served = await serve(game, tableOf(game.id, two, { confirmTurn: false, autoRoll: false }), log);
    await served.online.begin();
    return served;
  };
  let server = await begin();
  const line = {
    up: true,
    /** Nothing comes through to the server; nothing comes back from it. */
    deaf: false,
    mute: false,
    /** A dial that neither succeeds nor fails. */
    stuck: false,
    /** A server that knows no pings. */
    older: false,
    /** How the next openings are refused. */
    refusals: [] as Problem[],
    dials: 0,
    hungUp: 0,
  };
  let events: TransportEvents | undefined;
  let connection: ReturnType<typeof server.online.connect> | undefined;
  let counted = 0;
  const timers = new Map<number, { ms: number; then: () => void }>();
  const sent: (RequestBody | { readonly type: 'ping' })[] = [];
  const other: string[] = [];

  const dial = (mine: TransportEvents) => {
    line.dials++;
    const hear = (text: string) => {
      if (!line.mute) mine.heard(text);
    };
    const joined = server.online.connect({ seats: seats as SeatNumber[], send: (message) => hear(encode(message)) });
    events = mine;
    connection = joined;
    if (!line.stuck) queueMicrotask(() => (line.up ? mine.opened() : mine.gone()));
    const send = (text: string) => {
      const message = JSON.parse(text);
      sent.push(message);
      if (line.deaf) return;
      const refused = message.type === 'open' ? line.refusals.shift() : undefined;
      if (refused) hear(JSON.stringify({ id: message.id, ok: false, error: refused }));
      else if (message.type === 'ping' && !line.older) hear('{"type":"pong"}');
      else void joined.receive(message);
    };
    const close = () => {
      line.hungUp++;
      joined.close();
    };
    return { send, close };
  };
  const options: OnlineClientOptions = {
    table: 't1',
    dial,
    other: (text) => other.push(text),
    after: (ms, then) => {
      const key = ++counted;
      timers.set(key, { ms, then });
      return () => timers.delete(key);
    },
    random: () => 1,
  };
  const cut = () => {
    connection?.close();
    events?.gone();
  };
  /** The timers of that length go off. */
  const pass = (ms: number) => {
    const due = [...timers].filter(([, timer]) => timer.ms === ms);
    for (const [key, { then }] of due) {
      timers.delete(key);
      then();
    }
    return due.length;
  };
  return {
    get online() {
      return server.online;
    },
    page: server.page,
    restart: async () => {
      server = await begin();
      cut();
    },
    line,
    options,
    cut,
    pass,
    timers,
    sent,
    other,
    say: (text: string) => events?.heard(text),
    end: (problem: Problem) => events?.gone(problem),
  };
}
