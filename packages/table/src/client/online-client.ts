import { fail, type Game, type Outcome, ok, type Problem } from '@tessera/kernel';
import {
  type Answer,
  type AnswerValue,
  PROTOCOL_VERSION,
  type RequestBody,
  type TableSettings,
  type TableState,
  type Update,
} from '../core/protocol.ts';
import { decode, updateOf, type WireMoved, type WireUpdate } from '../core/told/news-text.ts';
import { hides } from '../core/told/viewer.ts';
import { Follower } from './follower.ts';
import { type Device, ReconnectingSocket, type Transport, type TransportEvents } from './reconnecting-socket.ts';

export type { Device, Transport, TransportEvents } from './reconnecting-socket.ts';

export interface OnlineClientOptions {
  readonly table: string;
  readonly dial: (events: TransportEvents) => Transport;
  /** The rules, where they are at hand: then of a game that hides nothing only the moves go over the connection. */
  readonly game?: Game | undefined;
  /** What comes over the same connection and is not about the table, such as chat. */
  readonly other?: (text: string) => void;
  /** The table is let go, whether it is open by then or not. */
  readonly signal?: AbortSignal | undefined;
  /** What the page is on; without it the connection is looked after all the time. */
  readonly device?: Device | undefined;
  readonly after?: (ms: number, then: () => void) => () => void;
  readonly random?: () => number;
  /** The rules at hand broke over what the server said. The table goes on all the same, told in full. */
  readonly logError?: ((error: unknown) => void) | undefined;
}

interface Waiting {
  readonly body: RequestBody;
  readonly resolve: (outcome: Outcome<AnswerValue>) => void;
}

const OPENING = 0;
/** Asked again, the server would say the same; anything else may pass, such as a table that is just being fetched. */
const REFUSED_FOR_GOOD = ['wrong-version', 'wrong-table', 'bad-request'];

/**
 * The page's end of an online table. When the connection breaks it dials again, asks for what it missed, and sends again what
 * was not answered: acts carry their number, so that nothing is done twice.
 */
export class OnlineClient {
  /** Resolves when the table can't be had any more. */
  readonly lost: Promise<Problem>;
  private readonly options: OnlineClientOptions;
  private readonly socket: ReconnectingSocket;
  private readonly waiting = new Map<number, Waiting>();
  private readonly listeners = new Set<(update: Update) => void>();
  private readonly watchers = new Set<(connected: boolean) => void>();
  private last: TableState | undefined;
  /** Makes the rest of moves alone. */
  private readonly follower: Follower | undefined;
  /** It could not follow: the rules here are not those of the server. */
  private astray = false;
  /** What was told when the table was opened shows that the rules here are not those of the server. */
  private otherRules = false;
  /** What it made of moves before that may be wrong, too. */
  private doubtful = false;
  /** What the people here like, as they said last: a server that starts anew has forgotten it. */
  private liked: TableSettings | undefined;
  private closed = false;
  private next = 1;
  private lose: (problem: Problem) => void = () => undefined;

  constructor(options: OnlineClientOptions) {
    this.options = options;
    this.socket = new ReconnectingSocket(options, {
      opened: () => this.send(OPENING, this.opening()),
      heard: (text) => this.hear(text),
      awaits: () => this.waiting.size > 0 || !this.connected,
      broke: () => this.showConnected(false),
      ended: (problem) => this.giveUp(problem),
    });
    if (options.game && !hides(options.game)) this.follower = new Follower(options.game);
    this.lost = new Promise((resolve) => {
      this.lose = resolve;
    });
    this.socket.dial();
  }

  /** Once the table is open, or it is certain that it won't be, or nobody wants it any more. */
  static async open(options: OnlineClientOptions): Promise<Outcome<OnlineClient>> {
    const { signal } = options;
    if (signal?.aborted) return CLOSED;
    const client = new OnlineClient(options);
    return new Promise((resolve) => {
      client.watch((connected) => connected && resolve(ok(client)));
      void client.lost.then(({ code, message }) => resolve(fail(code, message)));
      signal?.addEventListener('abort', () => {
        client.close();
        resolve(CLOSED);
      });
    });
  }

  /** The newest state that the server told. */
  get state(): TableState | undefined {
    return this.last;
  }

  /** What is shown is the server's; otherwise it is being asked for. */
  get connected(): boolean {
    return this.socket.settled;
  }

  /** The rules are at hand, nothing is hidden, and nothing has shown so far that the server goes by others. */
  get follows(): boolean {
    return this.follower !== undefined && !this.astray;
  }

  /** The server plays by other rules than this page knows: a board of this page may be another, too. */
  get outdated(): boolean {
    return this.otherRules;
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
    if (asked.type === 'settings') this.liked = asked.settings;
    const id = this.next++;
    const body = isAct(asked) && asked.at === undefined && this.last ? { ...asked, at: this.last.at } : asked;
    return new Promise((resolve) => {
      this.waiting.set(id, { body, resolve });
      if (this.connected) this.send(id, body);
    });
  }

  /** What is not about the table, such as chat; false while there is no connection for it. */
  say(message: object): boolean {
    return this.socket.say(JSON.stringify(message));
  }

  close(): void {
    this.closed = true;
    this.socket.close();
    for (const { resolve } of this.waiting.values()) resolve(CLOSED);
    this.waiting.clear();
    this.listeners.clear();
    this.watchers.clear();
  }

  private hear(text: string): void {
    const message = decode(text);
    if (!message.ok) this.options.other?.(text);
    else if (!('type' in message.value)) this.hearAnswer(message.value);
    else if (message.value.type !== 'pong') this.hearNews(message.value);
  }

  private hearAnswer(answer: Answer): void {
    if (answer.id !== OPENING) this.answer(answer.id, answer.ok ? ok(answer.value) : answer);
    // once the table is open, what has that number is about a ping that an older server does not know
    else if (!this.connected) this.open(answer);
  }

  private giveUp(problem: Problem): void {
    this.lose(problem);
    this.close();
  }

  private opening(): RequestBody {
    const { table } = this.options;
    const known = this.last ? { from: this.doubtful ? 0 : this.last.at, as: this.last.viewer } : {};
    return { type: 'open', table, ...known, ...(this.follows ? { lean: true } : {}) };
  }

  private send(id: number, body: RequestBody): void {
    this.socket.ask(JSON.stringify({ v: PROTOCOL_VERSION, id, ...body }));
  }

  private open(answer: Answer): void {
    if (!answer.ok) this.refused(answer.error);
    if (!answer.ok || answer.value.type !== 'opened') return;
    const { kept, steps, rules } = answer.value;
    const complete = this.complete(answer.value.state);
    if (!complete.ok || (this.follows && !this.follower?.knows(complete.value.table, rules))) {
      this.otherRules = true;
      this.startAnew();
      return;
    }
    const state = complete.value;
    this.last = state;
    this.doubtful = false;
    if (kept !== undefined && steps) this.tell({ type: 'update', kept, steps, state });
    if (this.closed) return;
    // what is asked for by those who have just heard is sent with the rest
    this.socket.settle();
    this.sayWhatIsLiked(state);
    for (const [id, { body }] of this.waiting) this.send(id, body);
    this.showConnected(true);
  }

  private sayWhatIsLiked({ table, yours }: TableState): void {
    const { liked } = this;
    if (!liked || yours.length === 0) return;
    const { confirmTurn, autoRoll } = table.settings;
    if (liked.confirmTurn !== confirmTurn || liked.autoRoll !== autoRoll)
      this.send(this.next++, { type: 'settings', settings: liked });
  }

  private refused(problem: Problem): void {
    if (REFUSED_FOR_GOOD.includes(problem.code)) this.socket.end(problem);
    else this.socket.again();
  }

  private hearNews(message: WireUpdate | WireMoved): void {
    const { last } = this;
    if (!last) return;
    const update = message.type === 'moved' ? this.followed(last, message) : this.completed(last, message);
    if (update.ok) this.take(update.value, message.re);
    else this.startAnew();
  }

  private take(update: Update, re: number | undefined): void {
    this.last = update.state;
    this.tell(update);
    if (re !== undefined) this.answer(re, ok({ type: 'done' }));
  }

  private followed(last: TableState, message: WireMoved): Outcome<Update> {
    return this.attempt(() => this.follower?.follow(last, message) ?? CANT_FOLLOW);
  }

  private completed(last: TableState, message: WireUpdate): Outcome<Update> {
    const update = updateOf(last, message);
    const state = this.complete(update.state);
    return state.ok ? ok({ ...update, state: state.value }) : state;
  }

  /** With what a lean page is not told. */
  private complete(state: TableState): Outcome<TableState> {
    return this.follows ? this.attempt(() => this.follower?.begin(state) ?? CANT_FOLLOW) : ok(state);
  }

  /** Rules that are not the server's may also break over what it says. */
  private attempt<T>(follow: () => Outcome<T>): Outcome<T> {
    try {
      return follow();
    } catch (error) {
      this.options.logError?.(error);
      return CANT_FOLLOW;
    }
  }

  /** The moves can't be followed: everything is asked for again, and from then on in full. */
  private startAnew(): void {
    this.astray = true;
    this.doubtful = true;
    this.socket.again();
  }

  private tell(update: Update): void {
    for (const listener of this.listeners) listener(update);
  }

  private showConnected(connected: boolean): void {
    for (const watcher of this.watchers) watcher(connected);
  }

  private answer(id: number, outcome: Outcome<AnswerValue>): void {
    const asked = this.waiting.get(id);
    this.waiting.delete(id);
    asked?.resolve(outcome.ok ? outcome : { ok: false, error: outcome.error });
  }
}

const CLOSED = fail('closed', 'The table was closed.');

const CANT_FOLLOW = fail('cant-follow', 'The moves could not be followed.');

type NumberedAct = Extract<RequestBody, { at?: number }>;
/** Not the contract's own list, which comes with the checker of schemas: one that is missing here doesn't compile. */
const ACTS: Readonly<Record<NumberedAct['type'], true>> = {
  move: true,
  roll: true,
  confirm: true,
  undo: true,
  redo: true,
  hint: true,
};
const isAct = (body: RequestBody): body is NumberedAct => Object.hasOwn(ACTS, body.type);
