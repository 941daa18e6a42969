import { resolve } from 'node:path';
import { ok, seatNumber } from '@tessera/kernel';
import { createServer, defaultConfig, listen, MoveLog, openDatabase, TableStore } from '@tessera/server';

/** Our own sockets and log without a game: whoever ticks, one more is written to the disk, and all hear of it. */
interface Room {
  count: number;
  readonly listeners: Set<{ sendText(text: string): void }>;
  readonly ready: Promise<void>;
}

const database = await openDatabase({ dataDir: process.env['DATA_DIR'] ?? 'data' });
const log = new MoveLog(database);
const tables = new TableStore(database);
const rooms = new Map<string, Room>();

function roomOf(id: string): Room {
  const known = rooms.get(id);
  if (known) return known;
  const begun = { createdAt: 0, updatedAt: 0, waitingSeat: seatNumber(0), seats: [], data: {}, people: [] };
  const foundBy = { host: null, clock: 'none', autostart: false, offers: 0 };
  const ready = tables.create({ id, game: 'counter', status: 'playing', visibility: 'private', ...begun, ...foundBy });
  const room = { count: 0, listeners: new Set<{ sendText(text: string): void }>(), ready };
  rooms.set(id, room);
  return room;
}

const many = 1_000_000;
const config = defaultConfig({
  logLevel: 'error',
  socketsMax: many,
  socketsPerAddress: many,
  socketMessagesPerSecond: many,
});
const server = await createServer<string>({
  page: resolve('apps/web/dist'),
  config,
  database,
  socketHandler: {
    admit: async ({ url }) => ok(url.searchParams.get('table') ?? ''),
    enter: (socket, id) => {
      const room = roomOf(id);
      socket.onMessage = async () => {
        const { count } = room;
        const { ok: written } = await log.append(id, count, [{ tick: count }]);
        if (!written) throw new Error(`Tick ${count} was written by somebody else.`);
        room.count++;
        const text = JSON.stringify({ type: 'tick', count: room.count });
        for (const listener of room.listeners) listener.sendText(text);
      };
      socket.onClose = () => room.listeners.delete(socket);
      void room.ready.then(() => {
        room.listeners.add(socket);
        socket.send({ type: 'joined' });
      });
    },
  },
});
console.log(`listening at http://127.0.0.1:${await listen(server, Number(process.env['PORT']), '127.0.0.1')}\n`);
