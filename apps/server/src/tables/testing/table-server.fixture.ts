import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Game, unwrap } from '@tessera/kernel';
import type { TableInfo } from '@tessera/protocol';
import { COLOURS } from '@tessera/protocol/lists';
import { newSeed, OnlineClient, type TableState, type Think } from '@tessera/table';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { Accounts, type Caller, type Person } from '../../accounts/index.ts';
import { newId } from '../../accounts/sign-in/secret.ts';
import { PersonStore, SessionStore, TokenStore } from '../../accounts/store/index.ts';
import type { ReviewRecord } from '../../bots/index.ts';
import { heldToContract, messageHeldToContract } from '../../http/contract.fixture.ts';
import { type Config, createServer, defaultConfig, Metrics } from '../../index.ts';
import type { CloseReason } from '../../sockets/index.ts';
import { type Database, MoveLog, openDatabase } from '../../store/index.ts';
import type { RoomSocket } from '../room/member.ts';
import { enter } from '../room/socket-handler.ts';
import { Tables } from '../tables.ts';

/** A server with tables in a folder of its own, whose clock the test turns. It can be killed and started again. */
export class TableServer {
  time = 1_800_000_000_000;
  think: Think = async () => '';
  review: ReviewRecord = () => new Promise(() => undefined);
  database!: Database;
  accounts!: Accounts;
  tables!: Tables;
  log!: MoveLog;
  server!: FastifyInstance;
  metrics!: Metrics;
  readonly dir = mkdtempSync(join(tmpdir(), 'tessera-tables-'));
  readonly troubles: unknown[] = [];
  /** Where webhooks and pushes went. */
  readonly posts: string[] = [];

  private readonly post = async (url: string): Promise<number> => {
    this.posts.push(url);
    return 201;
  };
  /** Pages that look at its tables, and servers that came after this one was killed: all end with it. */
  private readonly dependents: { close(): void | Promise<void> }[] = [];
  private databaseUrl: string | undefined;
  private part: Partial<Config> = {};

  static async open(databaseUrl?: string, part: Partial<Config> = {}): Promise<TableServer> {
    const site = new TableServer();
    site.databaseUrl = databaseUrl;
    site.part = part;
    writeFileSync(join(site.dir, 'index.html'), '<!doctype html><title>Tessera</title>');
    await site.start();
    return site;
  }

  async start(): Promise<void> {
    this.database = await openDatabase({ dataDir: this.dir, databaseUrl: this.databaseUrl });
    this.log = new MoveLog(this.database);
    this.metrics = new Metrics();
    const config = defaultConfig({ logLevel: 'silent', ...this.part });
    const now = () => this.time;
    this.accounts = await Accounts.open({ database: this.database, config, now, post: this.post });
    const { database, log, accounts, metrics } = this;
    const think: Think = (asked) => this.think(asked);
    const review: ReviewRecord = (record, told) => this.review(record, told);
    this.tables = await Tables.open({ database, log, accounts, metrics, now, think, review });
    this.server = await createServer({ page: this.dir, config, database, accounts, tables: this.tables, metrics });
    this.tables.onError = (_, error) => this.troubles.push(error);
    await this.tables.wake();
  }

  /** What a server finds that starts after this one was killed at this very moment: the files as they are. */
  async afterKill(): Promise<TableServer> {
    const site = new TableServer();
    site.time = this.time;
    site.think = this.think;
    cpSync(this.dir, site.dir, { recursive: true });
    await site.start();
    this.dependents.push(site);
    return site;
  }

  /** Is closed with the server, if not before. */
  keep(page: Page): void {
    this.dependents.push(page);
  }

  async close(): Promise<void> {
    for (const each of this.dependents) await each.close();
    await this.server.close();
    await this.tables.close();
    await this.accounts.close();
    await this.database.close();
    rmSync(this.dir, { recursive: true });
  }

  async person(name: string): Promise<Guest> {
    const person: Person = { id: newId(), name, language: null, since: this.time };
    await new PersonStore(this.database).create(person);
    return new Guest(this, person, await new SessionStore(this.database).open(person.id, this.time));
  }
}

/** Somebody with a browser. */
export class Guest {
  readonly person: Person;
  private readonly site: TableServer;
  private readonly cookie: string;

  constructor(site: TableServer, person: Person, secret: string) {
    this.site = site;
    this.person = person;
    this.cookie = `tessera=${secret}`;
  }

  get id(): string {
    return this.person.id;
  }

  get caller(): Caller {
    return { person: this.person, by: 'session', session: this.cookie, stale: false };
  }

  async send(method: 'GET' | 'POST' | 'PATCH', url: string, body?: object): Promise<LightMyRequestResponse> {
    const answer = await this.site.server.inject({
      method,
      url,
      headers: {
        host: 'localhost:8080',
        cookie: this.cookie,
        ...(body && { origin: 'http://localhost:8080', 'content-type': 'application/json' }),
      },
      ...(body && { payload: JSON.stringify(body) }),
    });
    return heldToContract(method, url, answer);
  }

  /** Whatever somebody could send. */
  raw(url: string, payload: string | Buffer, remoteAddress: string): Promise<LightMyRequestResponse> {
    const headers = {
      host: 'localhost:8080',
      cookie: this.cookie,
      origin: 'http://localhost:8080',
      'content-type': 'application/json',
    };
    return this.site.server.inject({ method: 'POST', url, headers, payload, remoteAddress });
  }

  async get<T = TableInfo>(url: string): Promise<T> {
    return good(await this.send('GET', url)).json();
  }

  async post<T = TableInfo>(url: string, body: object = {}): Promise<T> {
    return good(await this.send('POST', url, body)).json();
  }

  /** Chooses another name on the account page. */
  async rename(name: string): Promise<void> {
    good(await this.send('PATCH', '/api/me', { name }));
  }

  /** What is wrong with it, when it is refused. */
  async refused(url: string, body: object = {}): Promise<string> {
    const answer = await this.send('POST', url, body);
    return answer.statusCode < 400 ? 'done' : answer.json().error.code;
  }

  page(table: string, site = this.site): Page {
    return new Page(site, table, this.caller);
  }

  async program(): Promise<Program> {
    const { database, time } = this.site;
    return new Program(this.site, (await new TokenStore(database).create(this.id, 'bot', time)).secret);
  }
}

/** A program of somebody's, with a token of its own. */
export class Program {
  private readonly site: TableServer;
  private readonly secret: string;

  constructor(site: TableServer, secret: string) {
    this.site = site;
    this.secret = secret;
  }

  async get(url: string): Promise<LightMyRequestResponse> {
    return heldToContract('GET', url, await this.site.server.inject({ method: 'GET', url, headers: this.headers }));
  }

  async post(url: string, body: object = {}): Promise<LightMyRequestResponse> {
    const answer = await this.site.server.inject({
      method: 'POST',
      url,
      headers: { ...this.headers, 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
    return heldToContract('POST', url, answer);
  }

  private get headers() {
    return { host: 'localhost:8080', authorization: `Bearer ${this.secret}` };
  }

  /** What is wrong with it, when it is refused. */
  async refused(url: string, body: object = {}): Promise<string> {
    return (await this.post(url, body)).json().error?.code ?? 'done';
  }
}

function good(answer: LightMyRequestResponse): LightMyRequestResponse {
  if (answer.statusCode >= 300) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer;
}

/** The server's end of a socket that ends in the same process. */
export class FakeSocket implements RoomSocket {
  onMessage: RoomSocket['onMessage'] = () => undefined;
  onClose: RoomSocket['onClose'] = () => undefined;
  isOpen = true;
  readonly texts: string[];
  readonly heard: (text: string) => void;
  closedWith: CloseReason | undefined;
  private queue: Promise<void> = Promise.resolve();

  constructor(texts: string[] = [], heard: (text: string) => void = () => undefined) {
    this.texts = texts;
    this.heard = heard;
  }

  send(message: object): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    if (!this.isOpen) return;
    messageHeldToContract(JSON.parse(text));
    this.texts.push(text);
    queueMicrotask(() => this.heard(text));
  }

  sendParts(parts: readonly Uint8Array[]): void {
    this.sendText(Buffer.concat(parts).toString());
  }

  close(reason: CloseReason): void {
    if (!this.isOpen) return;
    this.closedWith = reason;
    this.hangUp();
  }

  hangUp(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.onClose();
  }

  /** One message after another, as with a real one. */
  receive(message: unknown): Promise<void> {
    this.queue = this.queue.then(() => this.onMessage(message));
    return this.queue;
  }
}

export interface RoomTold {
  readonly table: TableInfo;
  readonly present: readonly { id: string; name: string }[];
  readonly clocks: Record<string, number> | null;
  readonly offers: readonly { id: string; kind: string; waitingFor: readonly { id: string }[] }[];
  readonly fair: { clientSeeds: readonly { seat: number; seed: string }[]; closed: boolean };
  readonly chat?: readonly { text?: string; phrase?: string; person: { name: string } }[];
}

/** A page at a table, with everything that ever came over its line. */
export class Page {
  readonly texts: string[] = [];
  readonly others: {
    type: string;
    room?: RoomTold;
    line?: { text?: string; phrase?: string };
    error?: { code: string };
  }[] = [];
  readonly table: string;
  socket: FakeSocket;
  private readonly site: TableServer;
  private readonly caller: Caller | undefined;
  private client: OnlineClient | undefined;

  constructor(site: TableServer, table: string, caller?: Caller) {
    this.site = site;
    this.table = table;
    this.caller = caller;
    this.socket = this.dial((text) => this.hear(text));
    site.keep(this);
  }

  private dial(heard: (text: string) => void): FakeSocket {
    const socket = new FakeSocket(this.texts, heard);
    enter(this.site.tables, socket, { table: this.table, caller: this.caller });
    return socket;
  }

  private hear(text: string): void {
    const message = JSON.parse(text);
    if (message.type !== 'update') this.others.push(message);
  }

  /** The newest that was told of the room. */
  get room(): RoomTold {
    const told = this.others.findLast(({ type }) => type === 'room')?.room;
    if (!told) throw new Error('Nothing was told of the room yet.');
    return told;
  }

  say(message: object): Promise<void> {
    return this.socket.receive(message);
  }

  seed(): Promise<void> {
    return this.say({ type: 'seed', seed: newSeed() });
  }

  /** Asks something of the game without a client that knows better, and gives the answer. */
  async ask(body: object, id = 9_999): Promise<{ ok: boolean; error?: { code: string }; state?: TableState }> {
    const before = this.texts.length;
    await this.socket.receive({ v: 3, id, ...body });
    for (const text of this.texts.slice(before)) {
      const message = JSON.parse(text);
      if (message.id === id || message.re === id) return { ok: true, ...message };
    }
    throw new Error('There was no answer.');
  }

  /** Sits down to the game itself; with the rules at hand where they are given. */
  async play(game?: Game): Promise<OnlineClient> {
    this.socket.hangUp();
    this.client = unwrap(
      await OnlineClient.open({
        table: this.table,
        game,
        dial: (events) => {
          this.socket = this.dial(events.heard);
          queueMicrotask(events.opened);
          this.socket.onClose = wrap(this.socket.onClose, events.gone);
          return { send: (text) => void this.socket.receive(JSON.parse(text)), close: () => this.socket.hangUp() };
        },
        other: (text) => this.hear(text),
        after: (ms, then) => {
          const timer = setTimeout(then, Math.min(ms, 5_000));
          return () => clearTimeout(timer);
        },
      }),
    );
    return this.client;
  }

  get state(): TableState {
    const state = this.client?.state;
    if (!state) throw new Error('The table is not open.');
    return state;
  }

  /** Whatever is asked of it. False when nothing is. */
  async act(choose: (count: number) => number = () => 0): Promise<boolean> {
    const { waiting, legal, yours, seat, at } = this.state;
    if (!this.client || !yours.includes(seat)) return false;
    const body =
      waiting === 'move'
        ? ({ type: 'move', move: legal[choose(legal.length)].text, at } as const)
        : ({ type: waiting as 'roll' | 'confirm', at } as const);
    const done = await this.client.request(body);
    if (!done.ok) throw new Error(`${JSON.stringify(body)}: ${done.error.message}`);
    return true;
  }

  close(): void {
    this.client?.close();
    this.socket.hangUp();
  }
}

const wrap = (first: () => void, then: () => void) => () => {
  first();
  then();
};

/** Everybody sits down, adds a seed, and the game begins. */
export async function seated(
  game: string,
  guests: readonly Guest[],
  part: object = {},
): Promise<{ id: string; pages: Page[] }> {
  const [host, ...others] = guests;
  const seats = guests.map((_, index) => ({ kind: index === 0 ? 'me' : 'open', colour: COLOURS[index] }));
  const { id } = await host.post('/api/tables', { game, seats, autostart: false, ...part });
  for (const [index, guest] of others.entries()) await guest.post(`/api/tables/${id}/sit`, { seat: index + 2 });
  const pages = guests.map((guest) => guest.page(id));
  for (const page of pages) await page.seed();
  await host.post(`/api/tables/${id}/start`);
  for (const page of pages) await page.play();
  return { id, pages };
}

/** Plays on, whoever is asked, until nobody is or so many acts have been done. */
export async function playOn(
  pages: readonly Page[],
  { most = 5_000, choose }: { most?: number; choose?: (count: number) => number } = {},
): Promise<number> {
  for (let acts = 0; acts < most; acts++) {
    const seat = pages[0].state.seat;
    const page = pages.find(({ state }) => state.yours.includes(seat));
    if (!page || !(await page.act(choose))) return acts;
  }
  return most;
}
