import { BenchSocket } from './bench-socket.ts';
import { Gathering, type Match, type Opponents, SOCKETS } from './match.ts';

const JOIN_ROOM = 10;
const ROOM_DATA = 13;
/** Its own form of the message 'tick' without a body: the code, then the name with its length. */
const TICK = Buffer.from([ROOM_DATA, 0xa0 | 4, ...Buffer.from('tick')]);

/** Rooms of three on a Colyseus server, spoken to in its protocol over bare sockets, so that no client library slows it down. */
export class ColyseusRooms implements Opponents {
  private readonly base: string;

  constructor(port: number) {
    this.base = `http://127.0.0.1:${port}`;
  }

  spares(): number {
    return 0;
  }

  async begin(): Promise<Match> {
    const first = await this.reserve('create/tick');
    const others = Array.from({ length: SOCKETS - 1 }, () => this.reserve(`joinById/${first.roomId}`));
    const seats = [first, ...(await Promise.all(others))];
    return new ColyseusRoom(await Promise.all(seats.map((seat) => this.join(seat))));
  }

  private async reserve(how: string): Promise<Reservation> {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${this.base}/matchmake/${how}`, { method: 'POST', headers, body: '{}' });
    if (!answer.ok) throw new Error(`Colyseus refused: ${await answer.text()}`);
    return readReservation(await answer.json());
  }

  private join({ processId, roomId, sessionId }: Reservation): Promise<BenchSocket> {
    const address = `${this.base.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`;
    return new Promise((resolve, reject) => {
      const early = (socket: BenchSocket) => {
        socket.onClose = (why) => reject(new Error(`Colyseus closed a socket: ${why}`));
        socket.onMessage = (data) => {
          if (data[0] !== JOIN_ROOM) return;
          socket.send(Buffer.from([JOIN_ROOM]));
          resolve(socket);
        };
      };
      BenchSocket.dial(address, {}, early).catch(reject);
    });
  }
}

interface Reservation {
  readonly processId: string;
  readonly roomId: string;
  readonly sessionId: string;
}

/** Older servers tell of the room in an object of its own. */
function readReservation(json: unknown): Reservation {
  const told = json as Reservation & { readonly room?: { readonly processId: string; readonly roomId: string } };
  const { processId, roomId } = told.room ?? told;
  return { processId, roomId, sessionId: told.sessionId };
}

const COUNT = Buffer.from('count');

/** The number in the body of a message, which is MessagePack. */
function countIn(data: Buffer): number {
  const at = data.indexOf(COUNT) + COUNT.length;
  const kind = data[at];
  if (kind < 0x80) return kind;
  if (kind === 0xcc) return data.readUInt8(at + 1);
  if (kind === 0xcd) return data.readUInt16BE(at + 1);
  if (kind === 0xce) return data.readUInt32BE(at + 1);
  throw new Error(`No count: ${data.toString('hex')}`);
}

class ColyseusRoom implements Match {
  readonly over = false;
  private readonly sockets: readonly BenchSocket[];
  private readonly gathering = new Gathering();
  private turn = 0;

  constructor(sockets: readonly BenchSocket[]) {
    this.sockets = sockets;
    for (const socket of sockets)
      socket.onMessage = (data) => {
        if (data[0] !== ROOM_DATA) return;
        const count = countIn(data);
        if (count !== this.turn) throw new Error(`Move ${this.turn} was made, but move ${count} was heard.`);
        this.gathering.report();
      };
  }

  move(heard: () => void): void {
    this.gathering.expect(SOCKETS, heard);
    this.sockets[this.turn++ % SOCKETS].send(TICK);
  }

  close(): void {
    for (const socket of this.sockets) socket.close();
  }
}
