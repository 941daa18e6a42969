import type { Problem } from '@tessera/kernel';
import { PING } from '../core/told/news-text.ts';

/** A connection to the server, such as a WebSocket. */
export interface Transport {
  send(text: string): void;
  close(): void;
}

export interface TransportEvents {
  opened(): void;
  heard(text: string): void;
  /** The connection is gone. With a problem there is no use in trying again. */
  gone(problem?: Problem): void;
}

/** What the connection is on, as far as it comes and goes. */
export interface Device {
  /** Somebody looks at it: a connection that died unnoticed matters. */
  isAwake(): boolean;
  /** Says when it wakes up or comes online, until told to stop. */
  onWake(wake: () => void): () => void;
}

export interface ReconnectOptions {
  readonly dial: (events: TransportEvents) => Transport;
  readonly after?: (ms: number, then: () => void) => () => void;
  readonly random?: () => number;
  readonly device?: Device | undefined;
}

/** Who speaks over the connection, and hears what becomes of it. */
export interface SocketUser {
  /** There is a connection: the first word is to be said. */
  opened(): void;
  heard(text: string): void;
  /** Something said is not answered yet. */
  awaits(): boolean;
  /** A connection that had been settled is gone for now. */
  broke(): void;
  /** There won't be one again. */
  ended(problem: Problem): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
/** A connection that says nothing for so long after a question is a dead one. */
const ANSWER_TIMEOUT = 10_000;
/** Who has just woken up looks at the table, and the connection is likely to have died meanwhile. */
const ANSWER_TIMEOUT_AWAKE = 4_000;
/** While nobody says anything, the connection is asked so often whether it is there. */
const PING_INTERVAL = 25_000;

/**
 * A connection that is opened again whenever it breaks, with growing waits until whoever speaks over it has settled down. One
 * that breaks without a word is found out by a ping.
 */
export class ReconnectingSocket {
  private readonly options: ReconnectOptions & Required<Pick<ReconnectOptions, 'after' | 'random'>>;
  private readonly speaker: SocketUser;
  private transport: Transport | undefined;
  /** Which connection it is, counted. */
  private attempt = 0;
  private live = false;
  private tries = 0;
  private cancelReconnect: (() => void) | undefined;
  private cancelExpected: (() => void) | undefined;
  private cancelPing: (() => void) | undefined;
  private readonly stopWaking: (() => void) | undefined;

  constructor(options: ReconnectOptions, speaker: SocketUser) {
    this.options = { after: afterTimeout, random: Math.random, ...options };
    this.speaker = speaker;
    this.stopWaking = options.device?.onWake(() => this.wake());
  }

  /** The other side has been heard, and understood. */
  get settled(): boolean {
    return this.live;
  }

  settle(): void {
    this.tries = 0;
    this.live = true;
    this.pingLater();
  }

  /** Says something that is to be answered. */
  ask(text: string): void {
    this.expectAnswer();
    this.transport?.send(text);
  }

  /** Says something that need not be answered; false while there is nobody to hear it. */
  say(text: string): boolean {
    if (!this.live) return false;
    this.ask(text);
    // a dead connection should not be believed for long
    this.ask(PING);
    return true;
  }

  dial(): void {
    // a connection that was closed may still have something to say
    const attempt = ++this.attempt;
    this.expectAnswer();
    this.transport = this.options.dial({
      opened: () => {
        if (attempt !== this.attempt) return;
        this.cancelTimeout();
        this.speaker.opened();
      },
      heard: (text) => {
        if (attempt === this.attempt) this.hear(text);
      },
      gone: (problem) => {
        if (attempt !== this.attempt) return;
        if (problem) this.end(problem);
        else this.again();
      },
    });
  }

  /** Closes it, and connects again in a while. */
  again(): void {
    this.disconnect();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    // not all at once when a server comes back
    this.cancelReconnect = this.options.after(wait * (0.5 + this.options.random() / 2), () => this.dial());
  }

  /** Closes it for good. */
  end(problem: Problem): void {
    this.disconnect();
    this.speaker.ended(problem);
  }

  /** Asks at once whether the connection is still there, or connects instead of waiting any longer. */
  wake(): void {
    if (this.live) {
      this.cancelTimeout();
      this.ping(ANSWER_TIMEOUT_AWAKE);
      return;
    }
    this.cancelReconnect?.();
    this.disconnect();
    this.tries = 0;
    this.dial();
  }

  close(): void {
    this.stopWaking?.();
    this.cancelReconnect?.();
    this.live = false;
    this.disconnect();
  }

  private hear(text: string): void {
    // whatever it says, it is there
    this.cancelTimeout();
    this.speaker.heard(text);
    if (this.transport && this.speaker.awaits()) this.expectAnswer();
  }

  private pingLater(): void {
    this.cancelPing = this.options.after(PING_INTERVAL, () => {
      this.pingLater();
      if (this.options.device?.isAwake() ?? true) this.ping();
    });
  }

  private ping(patience = ANSWER_TIMEOUT): void {
    this.expectAnswer(patience);
    this.transport?.send(PING);
  }

  private expectAnswer(patience = ANSWER_TIMEOUT): void {
    this.cancelExpected ??= this.options.after(patience, () => this.again());
  }

  private cancelTimeout(): void {
    this.cancelExpected?.();
    this.cancelExpected = undefined;
  }

  private disconnect(): void {
    const { transport, live } = this;
    this.attempt++;
    this.transport = undefined;
    this.live = false;
    this.cancelTimeout();
    this.cancelPing?.();
    transport?.close();
    if (live) this.speaker.broke();
  }
}

function afterTimeout(ms: number, then: () => void): () => void {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
}
