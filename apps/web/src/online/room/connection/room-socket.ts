import type { Problem } from '@tessera/kernel';
import {
  type Device,
  PING,
  ReconnectingSocket,
  type SocketUser,
  type Transport,
  type TransportEvents,
} from '@tessera/table';
import { parsed } from '../../../host/browser-socket.ts';

export interface RoomSocketEvents {
  hear(message: unknown): void;
  /** False once it has been down for longer than one would not notice. */
  up(up: boolean): void;
  /** There is no use in it any more. */
  gone(problem: Problem): void;
}

/** A blink of a break is nobody's business. */
const BLINK = 1_000;

/** Listens to a room where nothing is played yet. */
export class RoomSocket implements SocketUser {
  private readonly socket: ReconnectingSocket;
  private readonly events: RoomSocketEvents;
  private blink: ReturnType<typeof setTimeout> | undefined;

  constructor(dial: (events: TransportEvents) => Transport, device: Device, events: RoomSocketEvents) {
    this.events = events;
    this.socket = new ReconnectingSocket({ dial, device }, this);
    this.broke();
    this.socket.dial();
  }

  /** False while there is no connection. */
  readonly say = (message: object): boolean => this.socket.say(JSON.stringify(message));

  close(): void {
    clearTimeout(this.blink);
    this.socket.close();
  }

  /** The room speaks first. */
  opened(): void {
    this.socket.ask(PING);
  }

  heard(text: string): void {
    if (!this.socket.settled) this.socket.settle();
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
