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
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: PEERS.join(',') },
    idle: { type: 'string', default: '5000' },
    note: { type: 'string', default: '' },
  },
});
const tables = values.tables.split(',').map(Number);
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const sockets = Number(values.idle);
const wanted = values.only.split(',');
const peers = PEERS.filter((peer) => wanted.includes(peer));
if (![...tables, seconds, rounds].every((n) => n > 0) || !(sockets >= 0) || peers.length < wanted.length) {
  console.error(`Say it like this: --tables 1,20,100 --seconds 5 --rounds 3 --only ${PEERS.join(',')} --idle 5000`);
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

const inShort = ({ movesPerSecond, p50, p99, late }: Load): string =>
  `${Math.round(movesPerSecond)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${late} late`;

const measured: Measured[] = [];
for (const count of tables) {
  const loads = new Map<Peer, (Load | string)[]>(peers.map((peer) => [peer, []]));
  // everybody in turn, round after round, so that a slow moment of the machine hits all alike
  for (let round = 1; round <= rounds; round++)
    for (const [peer, ofPeer] of loads) {
      const load = await play(peer, count);
      ofPeer.push(load);
      console.log(`${peer}, ${count} tables, round ${round}: ${typeof load === 'string' ? load : inShort(load)}`);
    }
  for (const [peer, ofPeer] of loads) measured.push({ peer, tables: count, rounds: ofPeer });
}
const write = (idle?: Idle) =>
  writeFileSync(RESULTS, report(measured, { seconds, rounds, note: values.note, ...(idle && { idle }) }));
// what was measured is kept even if the rest is not waited for
write();
if (sockets > 0 && peers.includes('tessera')) {
  const resting = await idle();
  console.log(`${resting.sockets} idle sockets: ${Math.round(resting.before)} → ${Math.round(resting.after)} MB`);
  write(resting);
}
console.log(`Written to ${RESULTS}.`);
