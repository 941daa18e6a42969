import type { IncomingMessage } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Outcome } from '@tessera/kernel';
import type { ProblemCode } from '@tessera/protocol/lists';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { CLOSE } from './close.ts';
import { ConnectionLimit } from './connection-limit.ts';
import { Heartbeat } from './heartbeat.ts';
import { Socket, type SocketLimits } from './socket.ts';
import { networkOf, readUpgrade, type UpgradeRequest } from './upgrade-request.ts';

const SOCKET_PATH = '/ws';

/** Who is let in, and what happens then. */
export interface SocketHandler<Visitor> {
  /** A refusal is answered with 401 and its sentence, before there is a socket. */
  readonly admit: (upgrade: UpgradeRequest) => Promise<Outcome<Visitor, ProblemCode>>;
  readonly enter: (socket: Socket, visitor: Visitor) => void;
}

const MAX_PAYLOAD = 128 * 1024;
const SEND_BUFFER = 1024 * 1024;
/** What a client may send at once, in seconds of its usual rate. */
const BURST_S = 3;
const CLOSING_MS = 2_000;

/** The WebSockets of this server, on Fastify's own port. */
export class SocketEndpoint<Visitor> {
  private readonly config: Config;
  private readonly metrics: Metrics;
  private readonly server: FastifyInstance;
  private readonly socketHandler: SocketHandler<Visitor>;
  private readonly limits: SocketLimits;
  private readonly ws = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: MAX_PAYLOAD,
    // compression would cost each socket far more memory than the small messages save
    perMessageDeflate: false,
    // the socket answers, within its limits
    autoPong: false,
  });
  private readonly heartbeat = new Heartbeat();
  private readonly sockets = new Set<Socket>();
  private readonly networks = new Map<string, number>();
  private readonly connectionLimit: ConnectionLimit;
  private places = 0;
  private closing = false;

  constructor(server: FastifyInstance, config: Config, metrics: Metrics, socketHandler: SocketHandler<Visitor>) {
    this.server = server;
    this.config = config;
    this.metrics = metrics;
    this.socketHandler = socketHandler;
    this.connectionLimit = new ConnectionLimit(config.socketsPerAddress, performance.now());
    const messagesPerSecond = config.socketMessagesPerSecond;
    this.limits = { messagesPerSecond, burst: messagesPerSecond * BURST_S, sendBuffer: SEND_BUFFER };
    server.server.on('upgrade', (request, stream, head) => void this.upgrade(request, stream, head));
  }

  /** Nobody comes in any more, and everybody is sent away with the reason. */
  async close(): Promise<void> {
    this.closing = true;
    this.heartbeat.stop();
    for (const socket of this.sockets) socket.close(CLOSE.restart);
    const end = performance.now() + CLOSING_MS;
    while (this.sockets.size > 0 && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
    for (const socket of this.sockets) socket.terminate();
  }

  private async upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const broken = () => stream.destroy();
    stream.on('error', broken);
    const upgrade = readUpgrade(request, this.config);
    if (!upgrade.ok) return refuse(stream, { status: 403, ...upgrade.error });
    const refusal = this.refusal(upgrade.value);
    if (refusal) return refuse(stream, refusal);
    // the place is taken before the visitor is known, so that a thousand at once don't get past the limits
    const leave = this.takePlace(networkOf(upgrade.value.address));
    try {
      const visitor = await this.socketHandler.admit(upgrade.value);
      if (!visitor.ok || stream.destroyed) {
        leave();
        if (!visitor.ok) refuse(stream, { status: 401, ...visitor.error });
        return;
      }
      stream.removeListener('error', broken);
      this.open(request, stream, head, leave, visitor.value);
    } catch (error) {
      leave();
      this.server.log.error({ err: error }, 'a socket could not be opened');
      refuse(stream, { status: 500, ...FAILED });
    }
  }

  private refusal({ url, address }: UpgradeRequest): Refusal | undefined {
    if (url.pathname !== SOCKET_PATH)
      return { status: 404, code: 'not-found', message: `WebSockets are at ${SOCKET_PATH}.` };
    if (this.closing) return { status: 503, code: 'restart', message: CLOSE.restart.reason };
    const home = networkOf(address);
    if ((this.networks.get(home) ?? 0) >= this.config.socketsPerAddress)
      return { status: 429, code: 'too-many', message: 'There are too many connections from your address.' };
    if (this.places >= this.config.socketsMax)
      return { status: 503, code: 'full', message: 'The server is full; try again in a moment.' };
    // last: who could not be let in anyway has cost nothing
    if (!this.connectionLimit.take(home, performance.now()))
      return {
        status: 429,
        code: 'too-many',
        message: 'There were too many connections from your address; wait a little.',
      };
    return undefined;
  }

  private takePlace(home: string): () => void {
    this.places++;
    this.networks.set(home, (this.networks.get(home) ?? 0) + 1);
    return () => {
      this.places--;
      const left = (this.networks.get(home) ?? 1) - 1;
      if (left > 0) this.networks.set(home, left);
      else this.networks.delete(home);
    };
  }

  private open(request: IncomingMessage, stream: Duplex, head: Buffer, leave: () => void, visitor: Visitor): void {
    // `ws` answers a malformed handshake itself and never calls back: only a stream that ends gives its place back
    stream.once('close', leave);
    this.ws.handleUpgrade(request, stream, head, (ws) => {
      const socket: Socket = new Socket(ws, {
        stream,
        limits: this.limits,
        metrics: this.metrics,
        log: this.server.log,
        gone: () => {
          stopBeating();
          this.sockets.delete(socket);
          this.metrics.sockets.set(this.sockets.size);
        },
      });
      const stopBeating = this.heartbeat.add(socket);
      this.sockets.add(socket);
      this.metrics.sockets.set(this.sockets.size);
      if (this.closing) socket.close(CLOSE.restart);
      else this.socketHandler.enter(socket, visitor);
    });
  }
}

interface Refusal {
  readonly status: number;
  readonly code: ProblemCode;
  readonly message: string;
}

const FAILED = { code: 'failed', message: 'Something went wrong on the server. Try again.' } as const;

/** An answer in HTTP, since there is no socket yet. */
function refuse(stream: Duplex, { status, code, message }: Refusal): void {
  const body = JSON.stringify({ error: { code, message } });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Refused'}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  stream.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => stream.destroy());
}
