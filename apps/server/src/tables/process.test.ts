import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SeededRng, unwrap } from '@tessera/kernel';
import { newSeed, OnlineClient, type TableState } from '@tessera/table';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { bundle, root } from '../../../../scripts/bundle.mjs';
import type { TableInfo } from './table-info.ts';

/** Programs play faster than people. */
const FAST = { SOCKET_MESSAGES_PER_SECOND: '100000' };

/** Somebody with a browser, at a server that runs as a process of its own. */
class Visitor {
  private cookie = '';
  private readonly base: () => string;

  constructor(base: () => string) {
    this.base = base;
  }

  async post<T = TableInfo>(path: string, body: object = {}): Promise<T> {
    const headers = { 'content-type': 'application/json', origin: this.base(), cookie: this.cookie };
    const answer = await fetch(`${this.base()}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    const [given] = answer.headers.getSetCookie();
    if (given) this.cookie = given.split(';')[0];
    return answer.json() as Promise<T>;
  }

  async get<T = TableInfo>(path: string): Promise<T> {
    return (await fetch(`${this.base()}${path}`, { headers: { cookie: this.cookie } })).json() as Promise<T>;
  }

  async sitDown(table: string): Promise<OnlineClient> {
    return unwrap(
      await OnlineClient.open({
        table,
        dial: ({ opened, heard, gone }) => {
          const base = this.base();
          const headers = { cookie: this.cookie, origin: base };
          const socket = new WebSocket(`${base.replace('http', 'ws')}/ws?table=${table}`, { headers });
          socket.on('open', opened);
          socket.on('message', (data) => heard(String(data)));
          socket.on('error', () => undefined);
          socket.on('close', () => gone());
          return { send: (text) => socket.send(text), close: () => socket.terminate() };
        },
      }),
    );
  }
}

async function act(client: OnlineClient, rng: SeededRng): Promise<boolean> {
  const { waiting, legal, at, yours, seat } = client.state as TableState;
  if (!yours.includes(seat)) return false;
  const done =
    waiting === 'move'
      ? await client.request({ type: 'move', move: legal[rng.below(legal.length)].text, at })
      : await client.request({ type: waiting as 'roll' | 'confirm', at });
  return done.ok;
}

describe('a server as a process', () => {
  let program: string;
  let cwd: string;
  let port = 0;
  const children: ChildProcess[] = [];
  const base = () => `http://127.0.0.1:${port}`;
  beforeAll(async () => {
    program = await bundle('apps/server/src/main.ts');
  }, 60_000);
  beforeEach(() => {
    cwd = mkdtempSync(join(tmpdir(), 'tessera-process-'));
    mkdirSync(join(cwd, 'apps/web/dist'), { recursive: true });
    writeFileSync(join(cwd, 'apps/web/dist/index.html'), '<!doctype html><title>Tessera</title>');
  });
  afterEach(async () => {
    for (const child of children.splice(0)) await kill(child);
    rmSync(cwd, { recursive: true });
  });

  async function kill(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'close');
  }

  async function serve(): Promise<ChildProcess> {
    const env = { PATH: process.env['PATH'] ?? '', HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'error', ...FAST };
    const child = spawn(process.execPath, [program], { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(child);
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += chunk;
    });
    await expect.poll(() => said, { timeout: 20_000 }).toContain('Tessera is at');
    port = Number(/:(\d+)\s*$/m.exec(said)?.[1]);
    return child;
  }

  it('is killed in the middle of a game, and everybody goes on where they were', async () => {
    port = 0;
    let server = await serve();
    const anna = new Visitor(base);
    const boris = new Visitor(base);
    await anna.post('/api/people/guest', { name: 'Anna' });
    await boris.post('/api/people/guest', { name: 'Boris' });
    const seats = [
      { kind: 'me', colour: 'amber' },
      { kind: 'open', colour: 'sky' },
      { kind: 'bot', colour: 'teal', level: 'medium' },
    ];
    const { id } = await anna.post('/api/tables', { game: 'cambria', seats, seed: newSeed() });
    expect((await boris.post(`/api/tables/${id}/sit`, { seat: 2, seed: newSeed() })).status).toBe('playing');
    const clients = [await anna.sitDown(id), await boris.sitDown(id)];
    const rng = new SeededRng('process');
    const play = async (most: number) => {
      for (let n = 0; n < most && clients[0].state?.waiting !== 'over'; )
        if (await act(clients[rng.below(2)], rng)) n++;
        else await new Promise((resolve) => setTimeout(resolve, 5));
    };
    for (let time = 0; time < 3; time++) {
      await play(20);
      const known = clients.map(({ state }) => state?.moves ?? 0);
      await kill(server);
      server = await serve();
      await expect.poll(() => clients.every(({ connected }) => connected), { timeout: 15_000 }).toBe(true);
      for (const [index, { state }] of clients.entries()) expect(state?.moves).toBeGreaterThanOrEqual(known[index]);
    }
    await play(20);
    const record = await anna.get<{ moves: string[]; proof: { clientSeeds: object[] } }>(`/api/tables/${id}/record`);
    expect(record.moves.length).toBeGreaterThan(80);
    expect(record.proof).not.toHaveProperty('serverSeed');
    for (const client of clients) client.close();
  });

  it('is played by a bot with a token, as in the example', async () => {
    port = 0;
    await serve();
    const anna = new Visitor(base);
    const owner = new Visitor(base);
    await anna.post('/api/people/guest', { name: 'Anna' });
    await owner.post('/api/people/guest', { name: 'Otto' });
    const { secret } = await owner.post<{ secret: string }>('/api/me/tokens', { name: 'my bot' });
    const seats = [
      { kind: 'me', colour: 'amber' },
      { kind: 'open', colour: 'sky' },
    ];
    const { id } = await anna.post('/api/tables', { game: 'cambria', seats, seed: newSeed() });
    const example = join(root, 'apps/server/examples/bot.mjs');
    const bot = spawn(process.execPath, [example, base(), secret, id, '0'], { stdio: ['ignore', 'pipe', 'pipe'] });
    children.push(bot);
    let said = '';
    for (const stream of [bot.stdout, bot.stderr])
      stream.on('data', (chunk) => {
        said += chunk;
      });
    await expect.poll(async () => (await anna.get(`/api/tables/${id}`)).status, { timeout: 15_000 }).toBe('playing');
    const client = await anna.sitDown(id);
    const rng = new SeededRng('bot');
    const bored = performance.now() + 40_000;
    while (client.state?.waiting !== 'over' && performance.now() < bored)
      if (!(await act(client, rng))) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(client.state?.waiting).toBe('over');
    await once(bot, 'close');
    expect(said.trim()).toMatch(/^1000|^1005/);
    client.close();
  });
});
