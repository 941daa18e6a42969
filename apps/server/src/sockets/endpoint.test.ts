import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail, ok } from '@tessera/kernel';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Config, defaultConfig } from '../config.ts';
import { listen } from '../listen.ts';
import { createServer } from '../server.ts';
import { CLOSE } from './close.ts';
import type { SocketHandler } from './endpoint.ts';
import type { Socket } from './socket.ts';

const page = mkdtempSync(join(tmpdir(), 'tessera-sockets-'));
beforeAll(() => writeFileSync(join(page, 'index.html'), '<!doctype html>'));
afterAll(() => rmSync(page, { recursive: true }));

const echo: SocketHandler<string> = {
  admit: async ({ url }) => {
    const name = url.searchParams.get('name') ?? 'guest';
    return name === 'nobody' ? fail('signed-out', 'Nobody of this name is here.') : ok(name);
  },
  enter: (socket, name) => {
    socket.onMessage = (message) => socket.send({ name, message });
  },
};

describe('the WebSocket endpoint', () => {
  let server: FastifyInstance;
  let port: number;
  const serve = async (socketHandler: SocketHandler<string> = echo, part: Partial<Config> = {}) => {
    server = await createServer({ page, config: defaultConfig({ logLevel: 'silent', ...part }), socketHandler });
    port = await listen(server, 0, '127.0.0.1');
  };
  afterEach(() => server.close());

  const socket = (path = '/ws', headers: Record<string, string> = {}) =>
    new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
  const opened = async (path = '/ws', headers: Record<string, string> = {}) => {
    const client = socket(path, headers);
    await once(client, 'open');
    return client;
  };
  const closed = async (client: WebSocket) => {
    const [code, reason] = await once(client, 'close');
    return { code, reason: String(reason) };
  };
  const answer = async (client: WebSocket) => JSON.parse(String((await once(client, 'message'))[0]));
  const refused = async (path: string, headers: Record<string, string> = {}) => {
    const client = socket(path, headers);
    client.on('error', () => undefined);
    const [, response] = await once(client, 'unexpected-response');
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    return { status: response.statusCode, ...JSON.parse(Buffer.concat(chunks).toString()).error };
  };
  const count = async () => Number(/tessera_sockets (\d+)/.exec((await server.inject('/metrics')).body)?.[1]);

  it('carries messages in their order for whoever is let in, and counts them', async () => {
    await serve();
    const client = await opened('/ws?name=anna', { origin: `http://127.0.0.1:${port}` });
    const answers: unknown[] = [];
    client.on('message', (data) => answers.push(JSON.parse(String(data)).message));
    for (let n = 0; n < 20; n++) client.send(String(n));
    await expect.poll(() => answers).toEqual(Array.from({ length: 20 }, (_, n) => n));
    expect(await count()).toBe(1);
    client.close();
    await expect.poll(count).toBe(0);
  });

  it('refuses others with a status and a sentence before there is a socket', async () => {
    await serve();
    expect(await refused('/ws', { origin: 'https://evil.example' })).toMatchObject({ status: 403, code: 'bad-origin' });
    expect(await refused('/elsewhere')).toMatchObject({ status: 404, code: 'not-found' });
    expect(await refused('/ws?name=nobody')).toEqual({
      status: 401,
      code: 'signed-out',
      message: 'Nobody of this name is here.',
    });
  });

  it('keeps to its limits of sockets, in all and of one address, and gives places back', async () => {
    await serve(echo, { socketsMax: 3, socketsPerAddress: 2, trustProxy: 1 });
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const first = await opened('/ws', from('1.1.1.1'));
    await opened('/ws', from('1.1.1.1'));
    expect(await refused('/ws', from('1.1.1.1'))).toMatchObject({ status: 429, code: 'too-many' });
    await opened('/ws', from('2.2.2.2'));
    expect(await refused('/ws', from('3.3.3.3'))).toMatchObject({ status: 503, code: 'full' });
    expect(await refused('/ws?name=nobody', from('3.3.3.3'))).toMatchObject({ status: 503 });
    first.close();
    await once(first, 'close');
    await expect.poll(count).toBe(2);
    expect(await refused('/ws?name=nobody', from('4.4.4.4'))).toMatchObject({ status: 401 });
    await opened('/ws', from('1.1.1.1'));
  });

  it.each(['h2c', 'TLS/1.0, h2c'])(
    'leaves a request alone that would rather be %s: it is answered',
    async (upgrade) => {
      server = await createServer({ page, config: defaultConfig({ logLevel: 'silent' }), socketHandler: echo });
      server.post('/echo', async ({ body }) => body);
      port = await listen(server, 0, '127.0.0.1');
      const said = async (method: string, path: string, body = '') => {
        const line = connect(port, '127.0.0.1');
        line.end(
          [
            `${method} ${path} HTTP/1.1`,
            `host: 127.0.0.1:${port}`,
            'connection: upgrade, http2-settings',
            `upgrade: ${upgrade}`,
            ...(body ? [`content-type: application/json`, `content-length: ${body.length}`] : []),
            '',
            body,
          ].join('\r\n'),
        );
        let text = '';
        for await (const chunk of line) text += chunk;
        return text;
      };
      expect(await said('GET', '/healthz')).toMatch(/^HTTP\/1.1 200 /);
      expect(await said('POST', '/echo', '{"a":1}')).toMatch(/^HTTP\/1.1 200 [\s\S]*\{"a":1\}$/);
      expect(await said('CONNECT', 'elsewhere.example:443')).toBe('');
    },
  );

  it('lets nobody come and go without end, and others all the same', async () => {
    await serve(echo, { socketsPerAddress: 5, trustProxy: 1 });
    const comeAndGo = async (address: string) => {
      const client = socket('/ws', { 'x-forwarded-for': address });
      client.on('error', () => undefined);
      const status = await Promise.race([
        once(client, 'open').then(() => 101),
        once(client, 'unexpected-response').then(([, { statusCode }]) => statusCode),
      ]);
      client.terminate();
      return status;
    };
    const statuses: number[] = [];
    while (statuses.at(-1) !== 429 && statuses.length < 300) {
      statuses.push(await comeAndGo('1.1.1.1'));
      await expect.poll(count, { interval: 2 }).toBe(0);
    }
    expect(statuses.slice(0, 60)).toEqual(Array(60).fill(101));
    expect(statuses.at(-1)).toBe(429);
    expect(await comeAndGo('2.2.2.2')).toBe(101);
  });

  it('lets somebody in again whose place is free, however often others there asked for one in vain', async () => {
    await serve(echo, { socketsPerAddress: 1 });
    const first = await opened();
    for (let asked = 0; asked < 80; asked++)
      expect(await refused('/ws')).toMatchObject({ message: 'There are too many connections from your address.' });
    first.close();
    await expect.poll(count).toBe(0);
    await opened();
  });

  it('answers what is not JSON with a sentence and goes on', async () => {
    await serve();
    const client = await opened();
    client.send('{"a":');
    expect(await answer(client)).toEqual({
      type: 'error',
      error: { code: 'bad-json', message: 'A message must be JSON.' },
    });
    client.send('{"a":1}');
    expect(await answer(client)).toEqual({ name: 'guest', message: { a: 1 } });
  });

  it('closes with a reason on bytes, oversize, flood and broken frames, and serves everybody else', async () => {
    await serve(echo, { socketMessagesPerSecond: 10 });
    const other = await opened();
    const bytes = await opened();
    bytes.send(Buffer.from([1, 2, 3]));
    expect(await closed(bytes)).toEqual(CLOSE.notText);
    const big = await opened();
    big.send('x'.repeat(200_000));
    expect((await closed(big)).code).toBe(1009);
    const flood = await opened();
    for (let n = 0; n < 100; n++) flood.send('1');
    expect(await closed(flood)).toEqual(CLOSE.flood);
    const pings = await opened();
    pings.ping('a');
    expect(String((await once(pings, 'pong'))[0])).toBe('a');
    for (let n = 0; n < 100; n++) pings.ping();
    expect(await closed(pings)).toEqual(CLOSE.flood);
    const pongs = await opened();
    for (let n = 0; n < 100; n++) pongs.pong();
    expect(await closed(pongs)).toEqual(CLOSE.flood);
    const raw = connect(port, '127.0.0.1');
    raw.write(
      'GET /ws HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    await once(raw, 'data');
    raw.write(Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff]));
    await once(raw, 'close');
    const halfWay = connect(port, '127.0.0.1');
    halfWay.write('GET /ws HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
    expect(String((await once(halfWay, 'data'))[0])).toContain('400 Bad Request');
    await expect.poll(count).toBe(1);
    other.send('"still here"');
    expect(await answer(other)).toEqual({ name: 'guest', message: 'still here' });
  });

  it('lets a fast sender wait for slow work instead of piling it up', async () => {
    let working = 0;
    let done = 0;
    await serve(
      {
        ...echo,
        enter: (socket) => {
          socket.onMessage = async () => {
            expect(++working).toBe(1);
            await new Promise((resolve) => setImmediate(resolve));
            working--;
            done++;
          };
        },
      },
      { socketMessagesPerSecond: 1_000 },
    );
    const client = await opened();
    for (let n = 0; n < 200; n++) client.send('1');
    await expect.poll(() => done).toBe(200);
  });

  it('sends away who does not read', async () => {
    const sockets: Socket[] = [];
    await serve({ ...echo, enter: (socket) => void sockets.push(socket) });
    const client = await opened();
    client.pause();
    const [slow] = sockets;
    const text = 'x'.repeat(100_000);
    for (let n = 0; n < 200 && slow.isOpen; n++) {
      slow.sendText(text);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(slow.isOpen).toBe(false);
    await expect.poll(count, { timeout: 8_000 }).toBe(0);
  });

  it('closes a socket whose message broke something, with a reason, and no other', async () => {
    await serve({
      ...echo,
      enter: (socket) => {
        socket.onMessage = async (message) => {
          if (message === 'break') throw new Error('on purpose');
          socket.send({ message });
        };
      },
    });
    const [breaking, other] = [await opened(), await opened()];
    breaking.send('"break"');
    expect(await closed(breaking)).toEqual(CLOSE.failed);
    other.send('1');
    expect(await answer(other)).toEqual({ message: 1 });
  });

  it('drops who does not answer a ping', async () => {
    const sockets: Socket[] = [];
    await serve({ ...echo, enter: (socket) => void sockets.push(socket) });
    const [alive, dead] = [await opened(), await opened()];
    dead.pause();
    for (const one of sockets) one.beat();
    await once(alive, 'ping');
    await expect.poll(() => sockets.filter((one) => one['alive']).length).toBe(1);
    for (const one of sockets) one.beat();
    await expect.poll(count).toBe(1);
    expect(alive.readyState).toBe(WebSocket.OPEN);
  });

  it('says goodbye with a reason when the server stops', async () => {
    await serve();
    const client = await opened();
    const goodbye = closed(client);
    await server.close();
    expect(await goodbye).toEqual(CLOSE.restart);
  });
});

it('the reasons fit into a close frame', () => {
  for (const { reason } of Object.values(CLOSE)) expect(Buffer.byteLength(reason)).toBeLessThanOrEqual(123);
});
