import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unwrap } from '@tessera/kernel';
import { OnlineClient } from '@tessera/table';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import WebSocket from 'ws';
import { bundle, root } from '../../../scripts/bundle/bundle.mjs';
import { freePort } from '../../free-port.ts';
import { type Visitor, visit } from './browser.ts';

export const HOST_TOKEN = 'a token for whoever runs this';

/** Made once for all files that are run here. */
let program: Promise<string> | undefined;

/** The server as `npm start` runs it, in a process of its own that can be killed at any moment. */
export class Server {
  private readonly dataDir = mkdtempSync(join(tmpdir(), 'tessera-online-'));
  private program = '';
  private port = 0;
  private child: ChildProcess | undefined;

  /** Set besides, for what a file needs of its own. */
  private readonly env: Record<string, string> = {};

  /** Call once in a file. With `mail`, a port for SMTP: it then sends e-mail there, with links to itself. */
  static forAll({ mail }: { mail?: () => Promise<number> } = {}): Server {
    const server = new Server();
    beforeAll(async () => {
      if (mail) {
        server.port = await freePort();
        server.env['PUBLIC_URL'] = server.at('');
        server.env['SMTP_URL'] = `smtp://127.0.0.1:${await mail()}`;
        server.env['MAIL_FROM'] = 'Tessera <tessera@tessera.example>';
      }
      program ??= bundle('apps/server/src/main.ts');
      server.program = await program;
      await server.run();
    });
    afterAll(async () => {
      await server.kill();
      rmSync(server.dataDir, { recursive: true, force: true });
    });
    return server;
  }

  async run(): Promise<void> {
    const env = {
      ...process.env,
      PORT: String(this.port),
      HOST: '127.0.0.1',
      DATA_DIR: this.dataDir,
      LOG_LEVEL: 'silent',
      SOCKET_MESSAGES_PER_SECOND: '100000',
      HOST_TOKEN,
      ...this.env,
    };
    const child = spawn(process.execPath, [this.program], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.child = child;
    for await (const text of child.stdout) {
      const address = /Tessera is at http:\/\/(?:localhost|127\.0\.0\.1):(\d+)/.exec(String(text));
      if (!address) continue;
      this.port = Number(address[1]);
      return;
    }
    throw new Error('The server ended before it listened.');
  }

  /** As the power cut does it: nothing is written down any more, nobody is told. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** 127.0.0.1 unless something needs a name, as passkeys do. */
  at(path: string, host = '127.0.0.1'): string {
    return `http://${host}:${this.port}${path}`;
  }

  /** Somebody who has just come, as a guest of that name. */
  async guest(name: string, path = '/online'): Promise<Visitor> {
    return visit(this.at(path), {}, async ({ request }) => {
      const headers = { origin: this.at('') };
      const answer = await request.post(this.at('/api/people/guest'), { headers, data: { name, language: 'en' } });
      if (!answer.ok()) throw new Error(await answer.text());
    });
  }

  /** A second line to the same table for whoever uses that browser. */
  async sitDown(page: Page, table: string): Promise<OnlineClient> {
    const cookies = await page.context().cookies();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    return unwrap(
      await OnlineClient.open({
        table,
        dial: ({ opened, heard, gone }) => {
          const headers = { cookie, origin: this.at('') };
          const socket = new WebSocket(this.at(`/ws?table=${table}`).replace('http', 'ws'), { headers });
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

/** Asks the server in the name of whoever uses that browser. */
export const ask = <T = { id: string }>(page: Page, path: string, body?: object): Promise<T> =>
  page.evaluate(
    async ([where, sent]) => {
      const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: sent };
      const answer = await fetch(`/api/${where}`, sent === '' ? {} : post);
      const json = await answer.json();
      if (!answer.ok) throw new Error(`${where}: ${JSON.stringify(json)}`);
      return json;
    },
    [path, body ? JSON.stringify(body) : ''],
  );
