import { fail, type Outcome, ok, type Problem } from '@tessera/kernel';
import {
  type Answer,
  type AnswerValue,
  PROTOCOL_VERSION,
  type RequestBody,
  type TableState,
  type Update,
} from './protocol.ts';
import { decode, updateOf, type WireUpdate } from './wire.ts';

/** A line to the server, such as a WebSocket. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface WireEvents {
  opened(): void;
  heard(text: string): void;
  /** The line is gone. With a problem there is no use in trying again. */
  gone(problem?: Problem): void;
}

export interface OnlineClientOptions {
  readonly table: string;
  readonly dial: (events: WireEvents) => Wire;
  /** The page knows the rules, and needs no list of legal moves. */
  readonly lean?: boolean;
  /** What comes over the same line and is not about the table, such as chat. */
  readonly other?: (text: string) => void;
  readonly after?: (ms: number, then: () => void) => () => void;
  readonly random?: () => number;
}

interface Waiting {
  readonly body: RequestBody;
  readonly resolve: (outcome: Outcome<AnswerValue>) => void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
/** A line that says nothing for so long after a question is a dead one. */
const PATIENCE = 10_000;
const OPENING = 0;

const afterTimeout = (ms: number, then: () => void): (() => void) => {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
};

/**
 * The page's end of an online table. When the line breaks it dials again, asks for what it missed, and sends again what
 * was not answered: acts carry their number, so that nothing is done twice.
 */
export class OnlineClient {
  /** Resolves when the table can't be had any more. */
  readonly lost: Promise<Problem>;
  private readonly options: Required<Pick<OnlineClientOptions, 'after' | 'random'>> & OnlineClientOptions;
  private readonly waiting = new Map<number, Waiting>();
  private readonly listeners = new Set<(update: Update) => void>();
  private readonly watchers = new Set<(connected: boolean) => void>();
  private last: TableState | undefined;
  private wire: Wire | undefined;
  /** Which line it is, counted. */
  private call = 0;
  private live = false;
  private closed = false;
  private next = 1;
  private tries = 0;
  private cancelRedial: (() => void) | undefined;
  private cancelPatience: (() => void) | undefined;
  private lose: (problem: Problem) => void = () => undefined;

  constructor(options: OnlineClientOptions) {
    this.options = { after: afterTimeout, random: Math.random, ...options };
    this.lost = new Promise((resolve) => {
      this.lose = resolve;
    });
    this.dial();
  }

  /** Once the table is open, or it is certain that it won't be. */
  static async open(options: OnlineClientOptions): Promise<Outcome<OnlineClient>> {
    const client = new OnlineClient(options);
    const opened = new Promise<Outcome<OnlineClient>>((resolve) => {
      client.watch((connected) => connected && resolve(ok(client)));
    });
    return Promise.race([opened, client.lost.then(({ code, message }) => fail(code, message))]);
  }

  /** The newest state that the server told. */
  get state(): TableState | undefined {
    return this.last;
  }

  /** What is shown is the server's; otherwise it is being asked for. */
  get connected(): boolean {
    return this.live;
  }

  subscribe(listener: (update: Update) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Hears when the connection is lost, and when it is there again. */
  watch(watcher: (connected: boolean) => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  request(asked: RequestBody): Promise<Outcome<AnswerValue>> {
    if (this.closed) return Promise.resolve(CLOSED);
    const id = this.next++;
    const body = isAct(asked) && asked.at === undefined && this.last ? { ...asked, at: this.last.at } : asked;
    return new Promise((resolve) => {
      this.waiting.set(id, { body, resolve });
      if (this.live) this.send(id, body);
    });
  }

  /** Doesn't wait any longer before it dials again. */
  retryNow(): void {
    if (this.live || this.closed || this.wire) return;
    this.cancelRedial?.();
    this.tries = 0;
    this.dial();
  }

  close(): void {
    this.closed = true;
    this.cancelRedial?.();
    this.hangUp();
    for (const { resolve } of this.waiting.values()) resolve(CLOSED);
    this.waiting.clear();
    this.listeners.clear();
    this.watchers.clear();
  }

  private dial(): void {
    // a line that was hung up may still have something to say
    const call = ++this.call;
    this.wire = this.options.dial({
      opened: () => {
        if (call === this.call) this.send(OPENING, this.opening());
      },
      heard: (text) => {
        if (call === this.call) this.hear(text);
      },
      gone: (problem) => {
        if (call !== this.call) return;
        this.hangUp();
        if (problem) this.giveUp(problem);
        else this.redial();
      },
    });
  }

  private opening(): RequestBody {
    const { table, lean } = this.options;
    const known = this.last ? { from: this.last.at, as: this.last.viewer } : {};
    return { type: 'open', table, ...known, ...(lean ? { lean } : {}) };
  }

  private send(id: number, body: RequestBody): void {
    this.wire?.send(JSON.stringify({ v: PROTOCOL_VERSION, id, ...body }));
    this.waitPatiently();
  }

  private waitPatiently(): void {
    this.cancelPatience ??= this.options.after(PATIENCE, () => {
      this.hangUp();
      this.redial();
    });
  }

  private hear(text: string): void {
    const message = decode(text);
    if (!message.ok) this.options.other?.(text);
    if (!message.ok) return;
    this.cancelPatience?.();
    this.cancelPatience = undefined;
    if ('type' in message.value) this.take(message.value);
    else if (message.value.id === OPENING) this.open(message.value);
    else this.answer(message.value.id, message.value.ok ? ok(message.value.value) : message.value);
    if (this.waiting.size > 0) this.waitPatiently();
  }

  private open(answer: Answer): void {
    if (!answer.ok) this.giveUp(answer.error);
    if (!answer.ok || answer.value.type !== 'opened') return;
    const { state, kept, steps } = answer.value;
    this.last = state;
    this.tries = 0;
    this.live = true;
    if (kept !== undefined && steps) this.tell({ type: 'update', kept, steps, state });
    for (const [id, { body }] of this.waiting) this.send(id, body);
    for (const watcher of this.watchers) watcher(true);
  }

  private take(message: WireUpdate): void {
    if (!this.last) return;
    const update = updateOf(this.last, message);
    this.last = update.state;
    this.tell(update);
    if (message.re !== undefined) this.answer(message.re, ok({ type: 'done' }));
  }

  private tell(update: Update): void {
    for (const listener of this.listeners) listener(update);
  }

  private answer(id: number, outcome: Outcome<AnswerValue>): void {
    const asked = this.waiting.get(id);
    this.waiting.delete(id);
    asked?.resolve(outcome.ok ? outcome : { ok: false, error: outcome.error });
  }

  private redial(): void {
    this.drop();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    // not all at once when a server comes back
    this.cancelRedial = this.options.after(wait * (0.5 + this.options.random() / 2), () => this.dial());
  }

  private giveUp(problem: Problem): void {
    this.drop();
    this.lose(problem);
    this.close();
  }

  private drop(): void {
    if (!this.live) return;
    this.live = false;
    for (const watcher of this.watchers) watcher(false);
  }

  private hangUp(): void {
    const { wire } = this;
    this.call++;
    this.wire = undefined;
    this.cancelPatience?.();
    this.cancelPatience = undefined;
    wire?.close();
  }
}

const CLOSED = fail('closed', 'The table was closed.');

const isAct = (body: RequestBody): body is Extract<RequestBody, { at?: number }> =>
  ['move', 'roll', 'confirm', 'undo', 'redo'].includes(body.type);
