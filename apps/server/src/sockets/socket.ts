import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import type { Metrics } from '../metrics/metrics.ts';
import { CLOSE, type CloseReason } from './close.ts';
import { frameOf, headOf } from './frame.ts';
import { TokenBucket } from './token-bucket.ts';

/** What goes out, below `ws`. */
export type SocketStream = Pick<Duplex, 'write' | 'writableLength'>;

export interface SocketLimits {
  readonly messagesPerSecond: number;
  readonly burst: number;
  /** Bytes that may wait for a slow reader. */
  readonly sendBuffer: number;
}

/** Messages taken in while one is worked on; then the sender has to wait. */
const MOST_WAITING = 16;
const CLOSING_MS = 3_000;
/** The other side may invent two thousand more, and each would be a line of the metrics for good. */
const KNOWN_CODES = new Set([
  1001,
  1002,
  1005,
  1006,
  1007,
  1008,
  1009,
  ...Object.values(CLOSE).map(({ code }) => code),
]);

/**
 * One connection to a page or a bot. Messages are handled one after another; whoever sends too much, or reads too little, is
 * disconnected with a reason.
 */
export class Socket {
  /** What to do with a message: JSON, not yet checked further. */
  onMessage: (message: unknown) => void | Promise<void> = () => undefined;
  onClose: () => void = () => undefined;
  private readonly ws: WebSocket;
  private readonly stream: SocketStream;
  private readonly limits: SocketLimits;
  private readonly metrics: Metrics;
  private readonly log: FastifyBaseLogger;
  private readonly bucket: TokenBucket;
  private readonly waiting: string[] = [];
  private working = false;
  private alive = true;

  constructor(
    ws: WebSocket,
    {
      stream,
      limits,
      metrics,
      log,
      gone,
    }: { stream: SocketStream; limits: SocketLimits; metrics: Metrics; log: FastifyBaseLogger; gone: () => void },
  ) {
    this.ws = ws;
    this.stream = stream;
    this.limits = limits;
    this.metrics = metrics;
    this.log = log;
    this.bucket = new TokenBucket(limits.messagesPerSecond, limits.burst, performance.now());
    // nobody answers more often than they are asked, and who does is as much work as who asks
    ws.on('pong', () => void this.mayGoOn());
    ws.on('message', (data: Buffer, isBinary: boolean) => {
      if (isBinary) this.close(CLOSE.notText);
      else this.receive(data.toString());
    });
    ws.on('ping', (data: Buffer) => {
      if (this.mayGoOn()) ws.pong(data);
    });
    // a broken frame or connection: `close` follows
    ws.on('error', (error) => this.log.debug({ err: error }, 'a socket failed'));
    ws.once('close', (code: number) => {
      metrics.socketsClosed.inc({ code: KNOWN_CODES.has(code) ? code : 'other' });
      this.waiting.length = 0;
      gone();
      this.onClose();
    });
  }

  get isOpen(): boolean {
    return this.ws.readyState === this.ws.OPEN;
  }

  send(message: object): void {
    this.sendText(JSON.stringify(message));
  }

  /** For a message that goes to many, made into text once. */
  sendText(text: string): void {
    if (!this.isOpen) return;
    if (this.stream.writableLength > this.limits.sendBuffer) {
      this.close(CLOSE.slow);
      return;
    }
    this.metrics.sent.count++;
    // without compression a message is one frame: written in one piece, made once for all who get the same
    this.stream.write(frameOf(text));
  }

  /** One message in pieces that others are sent, too: they are not copied. */
  sendParts(parts: readonly Uint8Array[]): void {
    if (!this.isOpen) return;
    if (this.stream.writableLength > this.limits.sendBuffer) {
      this.close(CLOSE.slow);
      return;
    }
    this.metrics.sent.count++;
    this.stream.write(headOf(parts.reduce((sum, { length }) => sum + length, 0)));
    for (const part of parts) this.stream.write(part);
  }

  close({ code, reason }: CloseReason): void {
    if (!this.isOpen) return;
    this.waiting.length = 0;
    if (this.ws.isPaused) this.ws.resume();
    this.ws.close(code, reason);
    // whoever doesn't answer the closing is not waited for
    const timer = setTimeout(() => this.ws.terminate(), CLOSING_MS);
    timer.unref();
    this.ws.once('close', () => clearTimeout(timer));
  }

  terminate(): void {
    this.ws.terminate();
  }

  /** Asks whether the other side is there; who didn't answer the last time is gone. */
  beat(): void {
    if (!this.alive) {
      this.ws.terminate();
      return;
    }
    this.alive = false;
    if (this.isOpen) this.ws.ping();
  }

  private receive(text: string): void {
    if (!this.mayGoOn()) return;
    this.metrics.received.count++;
    if (!this.working) this.work(text);
    else if (this.waiting.push(text) >= MOST_WAITING) this.ws.pause();
  }

  /** Something has come. Who sends too much, or reads too little of what it causes, is sent away. */
  private mayGoOn(): boolean {
    if (!this.isOpen) return false;
    this.alive = true;
    if (!this.bucket.take(performance.now())) this.close(CLOSE.flood);
    else if (this.stream.writableLength > this.limits.sendBuffer) this.close(CLOSE.slow);
    return this.isOpen;
  }

  private work(text: string): void {
    this.working = true;
    try {
      const done = this.handle(text);
      if (done) done.then(this.goOn, this.fail);
      else this.goOn();
    } catch (error) {
      this.fail(error);
    }
  }

  private readonly goOn = (): void => {
    this.working = false;
    const next = this.waiting.shift();
    if (this.ws.isPaused && this.waiting.length < MOST_WAITING / 2) this.ws.resume();
    if (next !== undefined && this.isOpen) this.work(next);
  };

  private readonly fail = (error: unknown): void => {
    this.log.error({ err: error }, 'a message could not be handled');
    this.close(CLOSE.failed);
    this.goOn();
  };

  private handle(text: string): void | Promise<void> {
    let message: unknown;
    try {
      message = JSON.parse(text);
    } catch {
      this.send({ type: 'error', error: { code: 'bad-json', message: 'A message must be JSON.' } });
      return;
    }
    return this.onMessage(message);
  }
}
