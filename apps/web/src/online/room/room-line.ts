import type { Problem } from '@tessera/kernel';
import {
  type Device,
  PING,
  ReconnectingSocket,
  type SocketUser,
  type Transport,
  type TransportEvents,
} from '@tessera/table';
import { parsed } from '../../host/page-line.ts';

export interface RoomLineEvents {
  hear(message: unknown): void;
  /** False once it has been down for longer than one would not notice. */
  up(up: boolean): void;
  /** There is no use in it any more. */
  gone(problem: Problem): void;
}

/** A blink of a break is nobody's business. */
const BLINK = 1_000;

/** Listens to a room where nothing is played yet. */
export class RoomLine implements SocketUser {
  private readonly line: ReconnectingSocket;
  private readonly events: RoomLineEvents;
  private blink: ReturnType<typeof setTimeout> | undefined;

  constructor(dial: (events: TransportEvents) => Transport, device: Device, events: RoomLineEvents) {
    this.events = events;
    this.line = new ReconnectingSocket({ dial, device }, this);
    this.broke();
    this.line.dial();
  }

  /** False while there is no line. */
  readonly say = (message: object): boolean => this.line.say(JSON.stringify(message));

  close(): void {
    clearTimeout(this.blink);
    this.line.close();
  }

  /** The room speaks first. */
  opened(): void {
    this.line.ask(PING);
  }

  heard(text: string): void {
    if (!this.line.settled) this.line.settle();
    clearTimeout(this.blink);
    this.events.up(true);
    const message = parsed(text);
    if (message !== undefined) this.events.hear(message);
  }

  awaits(): boolean {
    return false;
  }

  broke(): void {
    clearTimeout(this.blink);
    this.blink = setTimeout(() => this.events.up(false), BLINK);
  }

  ended(problem: Problem): void {
    this.close();
    this.events.gone(problem);
  }
}
