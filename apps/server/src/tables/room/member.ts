import type { Problem, SeatNumber } from '@tessera/kernel';
import type { RoomNews } from '@tessera/protocol';
import type { OnlineConnection, OnlineTable } from '@tessera/table';
import { encode } from '@tessera/table';
import type { Caller } from '../../accounts/index.ts';
import { CLOSE, type Socket } from '../../sockets/index.ts';
import { TokenBucket } from '../../sockets/token-bucket.ts';
import { speaksFor } from '../agreements/speaks-for.ts';
import type { TableRow } from './table-row.ts';

/** What a room needs of a socket. */
export type RoomSocket = Pick<Socket, 'send' | 'sendText' | 'sendParts' | 'close' | 'onMessage' | 'onClose' | 'isOpen'>;

/** Of one socket; beyond that all who read wait for each other. */
const READINGS_PER_SECOND = 2;
const READINGS_AT_ONCE = 30;

/** Who comes in. */
export interface Visitor {
  /** Nobody who is known, for somebody who only looks on. */
  readonly caller: Caller | undefined;
  /** The network of their address. */
  readonly network?: string;
}

/** One connection to a table: of somebody who plays, or who looks on. */
export class Member {
  readonly socket: RoomSocket;
  readonly caller: Caller | undefined;
  muted: ReadonlySet<string>;
  /** From where they come. */
  readonly network: string;
  private readonly replayThrottle = new TokenBucket(READINGS_PER_SECOND, READINGS_AT_ONCE, performance.now());
  private connection: OnlineConnection | undefined;
  /** Lines said while it comes in: they may be newer than the chat that it is about to be told. */
  private early: RoomNews[] | undefined = [];

  constructor(socket: RoomSocket, { caller, network = '' }: Visitor, muted: readonly string[]) {
    this.socket = socket;
    this.caller = caller;
    this.network = network;
    this.muted = new Set(muted);
  }

  get person(): string | undefined {
    return this.caller?.person.id;
  }

  seats(row: TableRow): SeatNumber[] {
    return this.caller ? speaksFor(row, this.caller) : [];
  }

  /** From now on it hears of the game, once it has asked to. */
  connect(online: OnlineTable, row: TableRow): OnlineConnection {
    this.connection ??= online.connect({
      seats: this.seats(row),
      send: (message) => this.socket.sendText(encode(message)),
      sendParts: (parts) => this.socket.sendParts(parts),
      lost: () => this.socket.close(CLOSE.failed),
    });
    return this.connection;
  }

  speakFor(row: TableRow): void {
    this.connection?.speakFor(this.seats(row));
  }

  /** Ask for what was played so far. */
  mayRead(): boolean {
    return this.replayThrottle.take(performance.now());
  }

  /** Something of the room, not of its game. */
  tell(news: RoomNews): void {
    if (news.type === 'chat' && this.early) this.early.push(news);
    else this.socket.send(news);
  }

  /** The room with all that was said before, then what was said meanwhile: a page that hears a line twice shows it once. */
  welcome(room: RoomNews): void {
    this.socket.send(room);
    for (const line of this.early ?? []) this.socket.send(line);
    this.early = undefined;
  }

  /** The request with that id, as far as it has one. */
  refuse(id: unknown, error: Problem): void {
    this.socket.send({ id: Number.isSafeInteger(id) ? id : 0, ok: false, error });
  }

  leave(): void {
    this.connection?.close();
  }
}
