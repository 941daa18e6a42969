import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Load } from './closed-loop.ts';
import { PEERS, type Peer } from './peers.ts';
import { Server, startLoad } from './programs.ts';
import { type Idle, type Measured, report } from './report.ts';

const RESULTS = 'bench/server-results.md';
/** Until the games for a run are set up. */
const PATIENCE_MS = 180_000;
const SETTLING_MS = 3_000;

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1,20,100' },
    seconds: { type: 'string', default: '10' },
    only: { type: 'string', default: PEERS.join(',') },
    idle: { type: 'string', default: '5000' },
    note: { type: 'string', default: '' },
  },
});
const tables = values.tables.split(',').map(Number);
const seconds = Number(values.seconds);
const sockets = Number(values.idle);
const wanted = values.only.split(',');
const peers = PEERS.filter((peer) => wanted.includes(peer));
if (![...tables, seconds].every((n) => n > 0) || !(sockets >= 0) || peers.length < wanted.length) {
  console.error(`Say it like this: --tables 1,20,100 --seconds 10 --only ${PEERS.join(',')} --idle 5000`);
  process.exit(1);
}

/** A fresh server for each measurement, so that none inherits the other's memory. */
async function withServer<T>(peer: Peer, work: (server: Server, port: string) => Promise<T>): Promise<T> {
  const { server, port } = await Server.start(peer);
  try {
    return await work(server, port);
  } finally {
    await server.stop();
  }
}

async function play(peer: Peer, count: number): Promise<Load | string> {
  try {
    return await withServer(peer, async (_, port) => {
      const load = startLoad(['play', peer, port, String(count), String(seconds)]);
      try {
        return JSON.parse(await load.says(/^(\{.*\})$/m, PATIENCE_MS + 2000 * seconds)) as Load;
      } finally {
        await load.stop();
      }
    });
  } catch (error) {
    return error instanceof Error ? error.message.split('\n')[0] : String(error);
  }
}

const idle = (): Promise<Idle> =>
  withServer('tessera', async ({ program }, port) => {
    const before = program.memory;
    const load = startLoad(['idle', 'tessera', port, String(sockets)]);
    try {
      const told = JSON.parse(await load.says(/^(\{.*\})$/m, PATIENCE_MS)) as { sockets: number };
      await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
      return { sockets: told.sockets, before, after: program.memory };
    } finally {
      await load.stop();
    }
  });

const measured: Measured[] = [];
// everybody in turn at each size, so that a slow moment of the machine hits all alike
for (const count of tables)
  for (const peer of peers) {
    const load = await play(peer, count);
    measured.push({ peer, tables: count, load });
    const said =
      typeof load === 'string'
        ? load
        : `${Math.round(load.movesPerSecond)}/s, p50 ${load.p50.toFixed(1)} ms, p99 ${load.p99.toFixed(1)} ms, ${load.late} late`;
    console.log(`${peer}, ${count} tables: ${said}`);
  }
const write = (idle?: Idle) =>
  writeFileSync(RESULTS, report(measured, { seconds, note: values.note, ...(idle && { idle }) }));
// what was measured is kept even if the rest is not waited for
write();
if (sockets > 0 && peers.includes('tessera')) {
  const resting = await idle();
  console.log(`${resting.sockets} idle sockets: ${Math.round(resting.before)} → ${Math.round(resting.after)} MB`);
  write(resting);
}
console.log(`Written to ${RESULTS}.`);
