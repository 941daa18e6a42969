import { beginMany, closedLoop } from './closed-loop.ts';
import { SOCKETS } from './match.ts';
import { opponentsOf, type Peer } from './peers.ts';

/** The load generator, a process of its own: `play PEER PORT TABLES SECONDS`, or `idle PEER PORT SOCKETS`, which stays until it is ended. */
const [task, peer, port, count, seconds] = process.argv.slice(2);
const opponents = opponentsOf(peer as Peer, Number(port));
if (task === 'play') {
  const load = await closedLoop(opponents, Number(count), Number(seconds));
  process.stdout.write(`${JSON.stringify(load)}\n`, () => process.exit(0));
} else {
  const matches = await beginMany(opponents, Math.ceil(Number(count) / SOCKETS));
  console.log(JSON.stringify({ sockets: matches.length * SOCKETS }));
}
