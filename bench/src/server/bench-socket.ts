import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const TEXT = 1;
const BINARY = 2;
const CLOSE = 8;
const PING = 9;
const PONG = 10;
const FIN = 0x80;
const MASKED = 0x80;

/** What came last, on whichever client: it is looked at before the next arrives. */
const arrived = Buffer.allocUnsafe(64 * 1024);

/**
 * The least that a WebSocket client can be (RFC 6455, without compression and fragments), for all peers alike: the load must
 * not be what is measured.
 */
export class BenchSocket {
  onMessage: (data: Buffer) => void = () => undefined;
  /** The other side has closed it, or it broke. */
  onClose: (why: string) => void = () => undefined;
  private readonly socket: Socket;
  private rest: Buffer | undefined;

  private constructor(socket: Socket) {
    this.socket = socket;
  }

  /** `early` hears what comes together with the handshake's answer. */
  static dial(
    url: string,
    headers: Record<string, string>,
    early: (client: BenchSocket) => void,
  ): Promise<BenchSocket> {
    const { hostname, port, pathname, search, host } = new URL(url);
    return new Promise((resolve, reject) => {
      let hear: (chunk: Buffer) => void = shake;
      const callback = (length: number) => {
        hear(arrived.subarray(0, length));
        return true;
      };
      const socket = connect({
        host: hostname,
        port: Number(port),
        noDelay: true,
        onread: { buffer: arrived, callback },
      });
      const client = new BenchSocket(socket);
      let answer: Buffer = Buffer.alloc(0);
      socket.once('error', reject);
      socket.once('connect', () => {
        const given = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
        const own = [
          `host: ${host}`,
          'connection: Upgrade',
          'upgrade: websocket',
          'sec-websocket-version: 13',
          `sec-websocket-key: ${randomBytes(16).toString('base64')}`,
        ];
        socket.write(`GET ${pathname}${search} HTTP/1.1\r\n${[...own, ...given].join('\r\n')}\r\n\r\n`);
      });
      function shake(chunk: Buffer) {
        answer = Buffer.concat([answer, chunk]);
        const end = answer.indexOf('\r\n\r\n');
        if (end < 0) return;
        if (!answer.toString('latin1', 0, 12).endsWith('101')) return reject(new Error(answer.toString()));
        early(client);
        hear = (data) => client.take(data);
        client.listen();
        client.take(answer.subarray(end + 4));
        resolve(client);
      }
    });
  }

  send(data: string | Buffer): void {
    this.write(typeof data === 'string' ? TEXT : BINARY, data);
  }

  close(): void {
    this.onClose = () => undefined;
    this.socket.end(masked(CLOSE, Buffer.from([0x03, 0xe8])));
  }

  private write(kind: number, data: string | Buffer): void {
    this.socket.write(masked(kind, data));
  }

  private listen(): void {
    this.socket.on('error', (error) => this.onClose(error.message));
    this.socket.on('close', () => this.onClose('it broke'));
  }

  private take(chunk: Buffer): void {
    const data = this.rest ? Buffer.concat([this.rest, chunk]) : chunk;
    let at = 0;
    while (data.length - at >= 2) {
      const short = data[at + 1];
      const head = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (data.length - at < head) break;
      const length = head === 2 ? short : head === 4 ? data.readUInt16BE(at + 2) : Number(data.readBigUInt64BE(at + 2));
      const end = at + head + length;
      if (data.length < end) break;
      this.hear(data[at], data.subarray(at + head, end));
      at = end;
    }
    this.rest = at < data.length ? Buffer.from(data.subarray(at)) : undefined;
  }

  private hear(first: number, data: Buffer): void {
    const kind = first & 0x0f;
    if (kind === TEXT || kind === BINARY) this.onMessage(data);
    else if (kind === PING) this.write(PONG, data);
    else if (kind === CLOSE) this.onClose(`${data.length > 1 ? data.readUInt16BE(0) : ''} ${data.subarray(2)}`);
  }
}

/** A client's frames are masked; a mask of zeros leaves them as they are, and is as good as another for a test. Texts are plain ASCII. */
function masked(kind: number, data: string | Buffer): Buffer {
  const { length } = data;
  const head = length < 126 ? 6 : 8;
  if (length > 0xffff) throw new Error('This is too long for the bench.');
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = FIN | kind;
  if (head === 6) frame[1] = MASKED | length;
  else {
    frame[1] = MASKED | 126;
    frame.writeUInt16BE(length, 2);
  }
  frame.fill(0, head - 4, head);
  if (typeof data === 'string') frame.write(data, head, 'latin1');
  else data.copy(frame, head);
  return frame;
}
