import { BenchSocket } from './bench-socket.ts';
import { Gathering, type Match, type Opponents, SOCKETS } from './match.ts';

const TICK = '{"type":"tick"}';
const COUNT = '"count":';

/** The same counter as the others', on our own sockets and log: what is left of our time without a game. */
export class Counters implements Opponents {
  private readonly base: string;
  private begun = 0;

  constructor(port: number) {
    this.base = `http://127.0.0.1:${port}`;
  }

  spares(): number {
    return 0;
  }

  async begin(): Promise<Match> {
    const table = `counter-${this.begun++}`;
    return new CounterMatch(await Promise.all(Array.from({ length: SOCKETS }, () => this.join(table))));
  }

  private join(table: string): Promise<BenchSocket> {
    return new Promise((resolve, reject) => {
      const address = `${this.base.replace('http', 'ws')}/ws?table=${table}`;
      BenchSocket.dial(address, { origin: this.base }, (socket) => {
        socket.onClose = (why) => reject(new Error(`A socket was closed: ${why}`));
        socket.onMessage = () => resolve(socket);
      }).catch(reject);
    });
  }
}

class CounterMatch implements Match {
  readonly over = false;
  private readonly sockets: readonly BenchSocket[];
  private readonly gathering = new Gathering();
  private turn = 0;

  constructor(sockets: readonly BenchSocket[]) {
    this.sockets = sockets;
    for (const socket of sockets) {
      socket.onMessage = (data) => this.hear(data.toString('latin1'));
      socket.onClose = (why) => {
        throw new Error(`A socket was closed: ${why}`);
      };
    }
  }

  move(heard: () => void): void {
    this.gathering.expect(SOCKETS, heard);
    this.sockets[this.turn++ % SOCKETS].send(TICK);
  }

  close(): void {
    for (const socket of this.sockets) socket.close();
  }

  private hear(text: string): void {
    const count = Number.parseInt(text.slice(text.indexOf(COUNT) + COUNT.length), 10);
    if (count !== this.turn) throw new Error(`Move ${this.turn} was made, but this was heard: ${text}`);
    this.gathering.report();
  }
}
