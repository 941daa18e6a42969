// `node scripts/run.mjs bench/src/server/readers.ts`: what those who play notice of those who read a long game from its beginning.
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Rng } from '@tessera/kernel';
import { SeededRng } from '@tessera/kernel';
import { newSeed, PROTOCOL_VERSION, type TableState } from '@tessera/table';
import WebSocket from 'ws';
import { Server } from './programs.ts';

const { values } = parseArgs({
  options: {
    readers: { type: 'string', default: '4' },
    moves: { type: 'string', default: '1100' },
    seconds: { type: 'string', default: '15' },
    /** Each of them from an address of its own. */
    apart: { type: 'boolean', default: false },
  },
});
const COLOURS = ['amber', 'sky', 'teal', 'violet'];
const THINKING_MS = 20;
const REFUSED_MS = 100;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Told {
  readonly id?: number;
  readonly ok?: boolean;
  readonly type?: string;
  readonly re?: number;
  readonly error?: { readonly code: string };
  readonly value?: { readonly state?: TableState; readonly steps?: readonly unknown[] };
  readonly news?: Partial<TableState>;
  readonly own?: Partial<TableState>;
}

/** One page: asks, and waits for the answer. */
class Page {
  state: TableState | undefined;
  bytes = 0;
  private readonly socket: WebSocket;
  private readonly table: string;
  private next = 1;
  private readonly waiting = new Map<number, (told: Told) => void>();

  private constructor(socket: WebSocket, table: string) {
    this.socket = socket;
    this.table = table;
    socket.on('message', (data: Buffer) => {
      this.bytes += data.length;
      // the load must not be what is measured: of a long game the outline is enough
      if (data.length > 200_000)
        return this.answer(Number(/"id":(\d+)/.exec(data.toString('latin1', 0, 60))?.[1]), { ok: true });
      const told = JSON.parse(data.toString()) as Told;
      if (told.value?.state) this.state = told.value.state;
      if (told.type === 'update' && this.state) this.state = { ...this.state, ...told.news, ...told.own } as TableState;
      this.answer(told.id ?? told.re, told);
    });
    socket.on('error', (error) => console.error(error.message));
    socket.on('close', (code) => {
      for (const done of this.waiting.values()) done({ ok: false, error: { code: `closed ${code}` } });
      this.waiting.clear();
    });
  }

  static dial(port: string, table: string, address: string, cookie?: string): Promise<Page> {
    const headers = { 'x-forwarded-for': address, origin: `http://127.0.0.1:${port}`, ...(cookie && { cookie }) };
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws?table=${table}`, { headers });
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(new Page(socket, table)));
      socket.once('error', reject);
    });
  }

  ask(body: object): Promise<Told> {
    const id = this.next++;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.socket.send(JSON.stringify({ v: PROTOCOL_VERSION, id, ...body }));
    });
  }

  open(part: object = {}): Promise<Told> {
    return this.ask({ type: 'open', table: this.table, ...part });
  }

  close(): void {
    this.socket.terminate();
  }

  private answer(id: number | undefined, told: Told): void {
    if (id === undefined) return;
    this.waiting.get(id)?.(told);
    this.waiting.delete(id);
  }
}

async function post(
  port: string,
  path: string,
  body: object,
  cookie = '',
): Promise<{ body: { id: string }; cookie: string }> {
  const base = `http://127.0.0.1:${port}`;
  const headers = { 'content-type': 'application/json', origin: base, cookie };
  const answer = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return {
    body: (await answer.json()) as { id: string },
    cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie,
  };
}

/** A game in progress, with a page for each who plays. */
async function begin(port: string, game: string, seats: number): Promise<{ id: string; pages: Page[] }> {
  const cookies: string[] = [];
  for (let seat = 1; seat <= seats; seat++)
    cookies.push((await post(port, '/api/people/guest', { name: `Guest ${seat}` })).cookie);
  const specs = cookies.map((_, index) => ({ kind: index === 0 ? 'me' : 'open', colour: COLOURS[index] }));
  const settings = { confirmTurn: false, autoRoll: true };
  const { body } = await post(port, '/api/tables', { game, seats: specs, settings, seed: newSeed() }, cookies[0]);
  for (let seat = 2; seat <= seats; seat++)
    await post(port, `/api/tables/${body.id}/sit`, { seat, seed: newSeed() }, cookies[seat - 1]);
  const pages = await Promise.all(cookies.map((cookie, seat) => Page.dial(port, body.id, `10.0.0.${seat}`, cookie)));
  for (const page of pages) await page.open();
  return { id: body.id, pages };
}

/** The milliseconds of one act; undefined when the game is over. */
async function act(pages: readonly Page[], rng: Rng): Promise<number | undefined> {
  for (;;) {
    const page = pages.find(({ state }) => state?.yours.includes(state.seat) && state.waiting !== 'over');
    if (!page?.state) {
      if (pages.every(({ state }) => state?.waiting === 'over')) return undefined;
      await sleep(1);
      continue;
    }
    const { waiting, legal, at } = page.state;
    const body =
      waiting === 'move' ? { type: 'move', move: legal[rng.below(legal.length)].text, at } : { type: waiting, at };
    const begun = performance.now();
    const told = await page.ask(body);
    if (told.ok !== false) return performance.now() - begun;
    await page.open();
  }
}

async function playFor(port: string, seconds: number): Promise<string> {
  const rng = new SeededRng('readers');
  const times: number[] = [];
  const end = performance.now() + 1000 * seconds;
  let game = await begin(port, 'cambria', 2);
  while (performance.now() < end) {
    const ms = await act(game.pages, rng);
    if (ms === undefined) {
      for (const page of game.pages) page.close();
      game = await begin(port, 'cambria', 2);
    } else times.push(ms);
    await sleep(THINKING_MS);
  }
  for (const page of game.pages) page.close();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(1);
  return `${times.length} acts, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`;
}

interface Wish {
  readonly port: string;
  readonly table: string;
}

/** In a thread of its own: to take all that in is work, too, and must not be what is measured. */
async function read({ port, table }: Wish): Promise<void> {
  let times = 0;
  let refused = 0;
  const addressOf = (n: number) => (values.apart ? `10.9.9.${n}` : '10.9.9.9');
  const readers = Array.from({ length: Number(values.readers) }, (_, n) => Page.dial(port, table, addressOf(n)));
  const pages = await Promise.all(readers);
  const begun = performance.now();
  await pages[0].open({ from: 0 });
  const first = `the first reading: ${Math.round(pages[0].bytes / 1024)} KB in ${Math.round(performance.now() - begun)} ms`;
  parentPort?.postMessage(first);
  parentPort?.once('message', () => {
    parentPort?.postMessage(`read ${times} times, refused ${refused} times`);
    process.exit();
  });
  for (const page of pages)
    void (async () => {
      for (;;) {
        const { ok } = await page.open({ from: 0 });
        if (ok) times++;
        else refused++;
        if (!ok) await sleep(REFUSED_MS);
      }
    })();
}

async function measure(): Promise<void> {
  const { server, port } = await Server.start('tessera');
  try {
    const rng = new SeededRng('long');
    const { id, pages } = await begin(port, 'scythia', 4);
    while ((pages[0].state?.moves ?? 0) < Number(values.moves)) if ((await act(pages, rng)) === undefined) break;
    console.log(`a game of Scythia, 4 seats, ${pages[0].state?.moves} moves`);
    for (const page of pages) page.close();
    await playFor(port, 3);
    console.log(`nobody reads: ${await playFor(port, Number(values.seconds))}`);
    const wish: Wish = { port, table: id };
    const readers = new Worker(new URL(import.meta.url), { workerData: wish, argv: process.argv.slice(2) });
    console.log((await once(readers, 'message'))[0]);
    console.log(`${values.readers} read: ${await playFor(port, Number(values.seconds))}`);
    readers.postMessage('stop');
    console.log((await once(readers, 'message'))[0]);
  } finally {
    await server.stop();
  }
}

await (isMainThread ? measure() : read(workerData as Wish));
