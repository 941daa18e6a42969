import { randomUUID } from 'node:crypto';
import { BenchSocket } from './bench-socket.ts';
import { Gathering, type Match, type Opponents, SOCKETS } from './match.ts';

const OPEN = '0';
const PING = '2';
const PONG = '3';
const JOINED = '40/tick,';
const SAID = '42/tick,';

/** Matches of three on boardgame.io's server, spoken to in socket.io's protocol over bare sockets, so that no client library slows it down. */
export class BoardgameioMatches implements Opponents {
  private readonly base: string;

  constructor(port: number) {
    this.base = `http://127.0.0.1:${port}`;
  }

  spares(): number {
    return 0;
  }

  /** The first one to ask for a match makes it. Nobody has credentials: it is spared checking them. */
  async begin(): Promise<Match> {
    const match = randomUUID();
    const seats: Seated[] = [];
    for (let seat = 0; seat < SOCKETS; seat++)
      seats.push({ playerID: String(seat), socket: await this.sync(match, String(seat)) });
    return new BoardgameioMatch(match, seats);
  }

  private sync(match: string, player: string): Promise<BenchSocket> {
    const address = `${this.base.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
    return new Promise((resolve, reject) => {
      const early = (socket: BenchSocket) => {
        socket.onClose = (why) => reject(new Error(`boardgame.io closed a socket: ${why}`));
        socket.onMessage = (data) => {
          const text = data.toString();
          if (text === PING) socket.send(PONG);
          else if (text.startsWith(OPEN)) socket.send(JOINED);
          else if (text.startsWith(JOINED))
            socket.send(`${SAID}${JSON.stringify(['sync', match, player, null, SOCKETS])}`);
          else if (text.startsWith(`${SAID}["sync"`)) resolve(socket);
        };
      };
      BenchSocket.dial(address, {}, early).catch(reject);
    });
  }
}

interface Seated {
  readonly playerID: string;
  readonly socket: BenchSocket;
}

class BoardgameioMatch implements Match {
  readonly over = false;
  private readonly id: string;
  private readonly seats: readonly Seated[];
  private readonly gathering = new Gathering();
  private moves = 0;

  constructor(id: string, seats: readonly Seated[]) {
    this.id = id;
    this.seats = seats;
    for (const { socket } of seats)
      socket.onMessage = (data) => {
        const text = data.toString();
        if (text === PING) socket.send(PONG);
        if (!text.startsWith(`${SAID}["update"`)) return;
        if (!text.includes(`"_stateID":${this.moves}`)) throw new Error(`Move ${this.moves} was not made: ${text}`);
        this.gathering.report();
      };
  }

  move(heard: () => void): void {
    this.gathering.expect(SOCKETS, heard);
    const { playerID, socket } = this.seats[this.moves % SOCKETS];
    const action = `{"type":"MAKE_MOVE","payload":{"type":"tick","args":[],"playerID":"${playerID}"}}`;
    socket.send(`${SAID}["update",${action},${this.moves++},"${this.id}","${playerID}"]`);
  }

  close(): void {
    for (const { socket } of this.seats) socket.close();
  }
}
