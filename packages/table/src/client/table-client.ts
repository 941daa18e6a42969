import { fail, type Outcome, ok } from '@tessera/kernel';
import {
  type Answer,
  type AnswerValue,
  PROTOCOL_VERSION,
  type Request,
  type RequestBody,
  type TableState,
  type Update,
} from '../core/protocol.ts';

/** A way to a host: a worker, a socket, or a session in the same process. */
export interface Channel {
  send(request: Request): void;
  /** Called once; every message of the host goes to it. */
  listen(receive: (message: Answer | Update) => void): void;
  close(): void;
}

/** The page's end of a table: numbers requests, matches answers, keeps the newest state. */
export class TableClient {
  private readonly channel: Channel;
  private readonly waiting = new Map<number, (outcome: Outcome<AnswerValue>) => void>();
  private readonly listeners = new Set<(update: Update) => void>();
  private last: TableState | undefined;
  private next = 1;

  constructor(channel: Channel) {
    this.channel = channel;
    channel.listen((message) => this.receive(message));
  }

  get state(): TableState | undefined {
    return this.last;
  }

  request(body: RequestBody): Promise<Outcome<AnswerValue>> {
    const id = this.next++;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.channel.send({ v: PROTOCOL_VERSION, id, ...body });
    });
  }

  subscribe(listener: (update: Update) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    this.channel.close();
    for (const resolve of this.waiting.values()) resolve(fail('closed', 'The table was closed.'));
    this.waiting.clear();
    this.listeners.clear();
  }

  private receive(message: Answer | Update): void {
    if ('type' in message) {
      this.last = message.state;
      for (const listener of this.listeners) listener(message);
      return;
    }
    const resolve = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.ok && message.value.type === 'opened') this.last = message.value.state;
    resolve?.(message.ok ? ok(message.value) : message);
  }
}
