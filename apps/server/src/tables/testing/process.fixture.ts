import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Game, type SeededRng, unwrap } from '@tessera/kernel';
import type { TableInfo } from '@tessera/protocol';
import { OnlineClient, type TableState } from '@tessera/table';
import WebSocket from 'ws';
import { bundle } from '../../../../../scripts/bundle/bundle.mjs';

/** Programs play faster than people, and all from one place. */
const FAST = { SOCKET_MESSAGES_PER_SECOND: '100000', SOCKETS_PER_ADDRESS: '1000', TRUST_PROXY: '1' };
const STARTING_MS = 20_000;

/** A server that runs as a process of its own, in a folder of its own. */
export class ServerProcess {
  private readonly program: string;
  private readonly cwd = mkdtempSync(join(tmpdir(), 'tessera-process-'));
  private child: ChildProcess | undefined;
  private port = 0;

  private constructor(program: string) {
    this.program = program;
    mkdirSync(join(this.cwd, 'apps/web/dist'), { recursive: true });
    writeFileSync(join(this.cwd, 'apps/web/dist/index.html'), '<!doctype html><title>Tessera</title>');
  }

  static async start(): Promise<ServerProcess> {
    const server = new ServerProcess(await bundle('apps/server/src/main.ts'));
    await server.start();
    return server;
  }

  readonly base = (): string => `http://127.0.0.1:${this.port}`;

  /** Again on the same port, once it was killed. */
  async start(): Promise<void> {
    const env = {
      PATH: process.env['PATH'] ?? '',
      HOST: '127.0.0.1',
      PORT: String(this.port),
      LOG_LEVEL: 'error',
      ...FAST,
    };
    const child = spawn(process.execPath, [this.program], { cwd: this.cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.child = child;
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += chunk;
    });
    const late = performance.now() + STARTING_MS;
    while (!said.includes('Tessera is at')) {
      if (performance.now() > late) throw new Error(`The server did not start: ${said}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    this.port = Number(/:(\d+)\s*$/m.exec(said)?.[1]);
  }

  /** At this very moment, whatever it is doing. */
  async kill(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const closed = once(child, 'close');
    child.kill('SIGKILL');
    await closed;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.cwd, { recursive: true });
  }
}

let visitors = 0;

/** Somebody with a browser, at a server that runs as a process of its own. */
export class Visitor {
  private cookie = '';
  /** As if through a proxy: the limits per address are for people. */
  private readonly address = `10.0.0.${++visitors}`;
  private readonly base: () => string;

  constructor(base: () => string) {
    this.base = base;
  }

  async post<T = TableInfo>(path: string, body: object = {}): Promise<T> {
    const headers = {
      'content-type': 'application/json',
      origin: this.base(),
      cookie: this.cookie,
      'x-forwarded-for': this.address,
    };
    const answer = await fetch(`${this.base()}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    const [given] = answer.headers.getSetCookie();
    if (given) this.cookie = given.split(';')[0];
    return answer.json() as Promise<T>;
  }

  async get<T = TableInfo>(path: string): Promise<T> {
    return (
      await fetch(`${this.base()}${path}`, { headers: { cookie: this.cookie, 'x-forwarded-for': this.address } })
    ).json() as Promise<T>;
  }

  /** With the rules at hand only moves go over the line, where nothing is hidden. */
  async sitDown(table: string, game?: Game): Promise<OnlineClient> {
    return unwrap(
      await OnlineClient.open({
        table,
        game,
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

/** Whatever is asked of that page. False if nothing is, or it was refused. */
export async function act(client: OnlineClient, rng: SeededRng): Promise<boolean> {
  const { waiting, legal, at, yours, seat } = client.state as TableState;
  if (!yours.includes(seat)) return false;
  const done =
    waiting === 'move'
      ? await client.request({ type: 'move', move: legal[rng.below(legal.length)].text, at })
      : await client.request({ type: waiting as 'roll' | 'confirm', at });
  return done.ok;
}
