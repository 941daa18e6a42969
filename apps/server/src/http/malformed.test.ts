import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SeededRng } from '@tessera/kernel';
import { ROUTES as CONTRACT } from '@tessera/protocol';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Accounts } from '../accounts/index.ts';
import { defaultConfig } from '../config.ts';
import { Metrics } from '../metrics/metrics.ts';
import { createServer } from '../server.ts';
import { type Database, MoveLog, openDatabase } from '../store/index.ts';
import { Tables, tableSocketHandler } from '../tables/index.ts';

const SOCKETS = 150;
const HANG_UPS = 600;
const AT_ONCE = 8;
const PATIENCE_MS = 2_000;

const METHODS = [
  'GET',
  'POST',
  'PATCH',
  'DELETE',
  'PUT',
  'HEAD',
  'OPTIONS',
  'PROPFIND',
  'CONNECT',
  'TRACE',
  'get',
  'G\u00c9T',
  '',
];
/** Every route there is but two: who asks is to be known until the end, and so neither deletes their data nor signs out. */
const ROUTES = [
  ...Object.values(CONTRACT)
    .filter((route) => route !== CONTRACT.deleteMe && route !== CONTRACT.signOut)
    .map(({ method, path }) => [method, path.replaceAll(/:\w+/g, 'ID')]),
  ['GET', '/'],
  ['GET', '/api/tables?mine=1&status=over'],
  ['POST', '/api/test'],
  ['GET', '/assets/index.js'],
  ['GET', '/healthz'],
  ['GET', '/index.html'],
  ['GET', '/metrics'],
  ['GET', '/online/table/ID'],
  ['GET', '/ws'],
  ['GET', '/ws?table=ID'],
];
const STRANGE = [
  '%',
  '%zz',
  '%00',
  '%E0%A4%A',
  '%ff%fe',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e/',
  '//',
  '///x',
  '\\',
  '*',
  '?',
  '??a=%',
  '#',
  '[',
  '__proto__',
  'constructor',
  'a'.repeat(300),
  'a'.repeat(9_000),
  '\u0000',
  '\u00e9',
  '{}',
  ';',
  '%F0%9F%8E%B2',
  '?status=a&status=b',
  '?limit=NaN',
  '?limit=-1&after=%00',
  '?after=%ED%A0%80',
  '?mine[]=1&mine[x]=2',
  '?__proto__[x]=1',
];
const HEADERS = [
  'host:',
  'host: [',
  'host: a b',
  'host: x:99999999',
  'host: localhost\r\nhost: other',
  'cookie: tessera',
  'cookie: tessera=%',
  'cookie: tessera=%E0%A4%A; =; ;;; a=b=c; __Host-tessera="',
  `cookie: tessera=${'x'.repeat(3_000)}`,
  'authorization: Bearer',
  'authorization: Bearer  ',
  'authorization: Basic %%%',
  'authorization: Bearer tsr_\u0000',
  'origin: null',
  'origin: http://',
  'origin: [',
  'origin: http://localhost:99999',
  'content-type: application/json',
  'content-type: application/json; charset=utf-16',
  'content-type: application/json;;;=',
  'content-type: ;',
  'content-type: text/plain',
  'content-type: multipart/form-data; boundary=x',
  'content-length: 0',
  'content-length: 5',
  'content-length: -1',
  'content-length: abc',
  'transfer-encoding: chunked',
  'transfer-encoding: gzip',
  'expect: 100-continue',
  'expect: nothing',
  'if-none-match: "',
  'if-modified-since: tomorrow',
  'range: bytes=-',
  'range: bytes=99-1,2-,x',
  'accept: text/html',
  'accept: ,,,;q=x',
  'accept-encoding: gzip;q=nan, br, *',
  'x-forwarded-for: ,,',
  'x-forwarded-for: not an address, [::1',
  'x-forwarded-for: ::',
  'x-forwarded-for: 1::2::3',
  'x-forwarded-for: fe80::1%eth0',
  'x-forwarded-for: ::ffff:1.2.3.4.5',
  'x-forwarded-for: :',
  'x-forwarded-host: [',
  'x-forwarded-proto: ,',
  'sec-fetch-site: ?',
  'upgrade: websocket',
  'upgrade: websocket\r\nconnection: Upgrade',
  'upgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: short',
  'upgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 99\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
  'upgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
  'sec-websocket-protocol: ,',
  'sec-websocket-extensions: permessage-deflate; x=',
  'connection: close, upgrade, ,',
  'no colon here',
  ': no name',
  'x: \u0001',
];
const BODIES = [
  '',
  'null',
  '[]',
  '0',
  '"x"',
  '{',
  '{"',
  '{}',
  '\u0000',
  '{"message":"\\u0000","reason":"\\u0000"}',
  '{"name":"A\\u0000nna"}',
  '{"name":"A\\ud800nna"}',
  '{"person":"\\u0000","seat":1}',
  '{"offer":"\\u0000","yes":true}',
  '{"secret":"\\u0000","password":"\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000","email":"a@b.c"}',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{}}}',
  '{"name":null,"seats":null,"game":{}}',
  '{"game":"__proto__","seats":[{"kind":"me","colour":"amber"}]}',
  '{"game":"cambria","seats":[null,{}]}',
  '{"game":"cambria","scenario":{},"seats":[{"kind":"me","colour":"amber"},{"kind":"open","colour":"sky"}]}',
  '{"game":"scythia","options":{"__proto__":"x"},"seats":[{"kind":"me","colour":"amber"}]}',
  '{"seat":1e99}',
  '{"seat":"1"}',
  '{"response":null}',
  '{"response":{"id":{},"response":{"clientDataJSON":5}}}',
  `${'['.repeat(2_000)}`,
  `{"a":"${'x'.repeat(20_000)}"}`,
  '\ufeff{}',
  '5\r\nhello\r\n0\r\n\r\n',
  'zz\r\n',
];

/** What comes over a WebSocket; also right but for something. */
const MESSAGES = [
  'null',
  '5',
  '"open"',
  '[]',
  '[{"type":"open"}]',
  '{}',
  '{',
  `${'['.repeat(5_000)}`,
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  '{"type":null}',
  '{"type":{}}',
  '{"type":"__proto__"}',
  '{"__proto__":{"type":"open"},"v":3,"id":1}',
  '{"v":3,"id":1,"type":"open"}',
  '{"v":3,"id":1,"type":"open","table":"TABLE","from":1e99}',
  '{"v":3,"id":1,"type":"open","table":"TABLE","from":0,"as":99}',
  '{"v":3,"id":1,"type":"open","table":"TABLE","from":0,"lean":true}',
  '{"v":3,"id":{},"type":"open","table":"TABLE"}',
  '{"v":3,"id":1,"type":"steps","from":-1}',
  '{"v":3,"id":1,"type":"steps","from":9007199254740991}',
  '{"v":3,"id":1,"type":"steps","from":0,"as":"revealed"}',
  '{"v":3,"id":1,"type":"move","move":"\\u0000","at":0}',
  '{"v":3,"id":1,"type":"move","move":5}',
  '{"v":3,"id":1,"type":"undo","at":null}',
  '{"v":3,"id":1,"type":"settings","settings":null}',
  '{"v":3,"id":1,"type":"plan","plan":{"lines":[[null]]}}',
  '{"v":3,"id":1,"type":"plan","plan":{"lines":[[{"move":"\\ud800"}]],"done":true,"unhurt":true}}',
  '{"v":3,"id":1,"type":"planned","plan":1}',
  '{"v":3,"id":1,"type":"resign"}',
  '{"v":3,"id":1,"type":"create","table":null}',
  '{"v":3,"id":1,"type":"record"}',
  '{"v":"3","id":1,"type":"record"}',
  '{"type":"chat"}',
  '{"type":"chat","text":null,"line":{}}',
  '{"type":"chat","text":"\\ud800\\u0000","line":"__proto__"}',
  '{"type":"phrase","id":["hello"]}',
  '{"type":"phrase","id":"__proto__","line":5}',
  '{"type":"seed"}',
  '{"type":"seed","seed":{"length":64}}',
  '{"type":"ping","id":[]}',
];

const frame = (first: number, body: Buffer): Buffer => {
  const length =
    body.length < 126 ? Buffer.from([0x80 | body.length]) : Buffer.from([0xfe, body.length >> 8, body.length & 255]);
  return Buffer.concat([Buffer.from([first]), length, Buffer.alloc(4), body]);
};
const text = (message: string): Buffer => frame(0x81, Buffer.from(message));
/** Frames that are none, or none that a client may send. */
const FRAMES = [
  frame(0x81, Buffer.from([0xff, 0xfe, 0xc0])),
  frame(0x82, Buffer.from([1, 2, 3])),
  frame(0xc1, Buffer.from('{}')),
  frame(0x83, Buffer.alloc(0)),
  frame(0x80, Buffer.from('{}')),
  Buffer.concat([frame(0x01, Buffer.from('{"type"')), frame(0x80, Buffer.from(':"ping"}'))]),
  Buffer.concat([frame(0x01, Buffer.from('{')), text('{}')]),
  frame(0x08, Buffer.alloc(0)),
  frame(0x88, Buffer.from([0x03])),
  frame(0x88, Buffer.from([0x03, 0xec])),
  frame(0x88, Buffer.from([0xff, 0xff, 0xff])),
  frame(0x89, Buffer.alloc(126)),
  frame(0x8a, Buffer.alloc(5)),
  Buffer.from([0x81, 0x02, 0x7b, 0x7d]),
  Buffer.from([0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
  Buffer.from([0x81, 0xfe, 0xff]),
  Buffer.alloc(40, 0xaa),
];

describe('malformed requests', () => {
  const dir = mkdtempSync(join(tmpdir(), 'tessera-malformed-'));
  const lines: string[] = [];
  const troubles: unknown[] = [];
  let database: Database;
  let accounts: Accounts;
  let tables: Tables;
  let server: FastifyInstance;
  let port: number;
  let ids: string[];
  let cookie: string;
  let token: string;

  beforeAll(async () => {
    writeFileSync(join(dir, 'index.html'), '<!doctype html><title>Tessera</title>');
    const config = defaultConfig({
      logLevel: 'warn',
      trustProxy: 1,
      hostToken: 'a token of sixteen',
      socketsPerAddress: 1_000_000,
    });
    database = await openDatabase({ dataDir: dir });
    accounts = await Accounts.open({ database, config });
    const metrics = new Metrics();
    tables = await Tables.open({
      database,
      log: new MoveLog(database),
      accounts,
      metrics,
      review: () => new Promise(() => undefined),
      think: async () => '',
    });
    const socketHandler = tableSocketHandler(tables);
    const log = { stream: { write: (line: string) => void lines.push(line) } };
    server = await createServer({ page: dir, config, database, metrics, accounts, tables, socketHandler, log });
    tables.onError = (_, error) => troubles.push(error);
    await server.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = server.server.address() as AddressInfo);
    const headers = { 'content-type': 'application/json', origin: `http://127.0.0.1:${port}` };
    const base = `http://127.0.0.1:${port}`;
    cookie = await guest();
    const seats = ['me', 'open'].map((kind, index) => ({ kind, colour: ['amber', 'sky'][index] }));
    const made = await fetch(`${base}/api/tables`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: JSON.stringify({ game: 'cambria', seats }),
    });
    const tokens = await fetch(`${base}/api/me/tokens`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: '{"name":"bot"}',
    });
    token = ((await tokens.json()) as { secret: string }).secret;
    ids = [((await made.json()) as { id: string }).id, 'abc', '%', '__proto__', 'x'.repeat(65)];
  });
  afterAll(async () => {
    await server.close();
    await tables.close();
    await accounts.close();
    await database.close();
    rmSync(dir, { recursive: true });
  });

  async function guest(): Promise<string> {
    const base = `http://127.0.0.1:${port}`;
    const headers = { 'content-type': 'application/json', origin: base };
    const made = await fetch(`${base}/api/people/guest`, { method: 'POST', headers, body: '{"name":"Anna"}' });
    return made.headers.getSetCookie()[0].split(';')[0];
  }

  interface Part {
    readonly method?: string;
    readonly path: string;
    readonly header?: string;
    readonly body?: string;
    readonly version?: string;
    /** Headers that are left out. */
    readonly leave?: readonly string[];
  }

  let addresses = 0;
  /** A request that is right but for something. */
  function request({ method = 'GET', path, header, body = '', version = 'HTTP/1.1', leave = [] }: Part): string {
    const name = header?.split(':')[0];
    const headers = {
      host: `127.0.0.1:${port}`,
      origin: `http://127.0.0.1:${port}`,
      cookie,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      // ever new ones, so that the limits don't hide what is behind them
      'x-forwarded-for': `10.${addresses % 250}.${Math.floor(addresses++ / 250)}.1`,
      connection: 'close',
    };
    const left = new Set([...leave, name, ...(name === 'transfer-encoding' ? ['content-length'] : [])]);
    const others = Object.entries(headers).filter(([key]) => !left.has(key));
    const lines = [...others.map(([key, value]) => `${key}: ${value}`), ...(header === undefined ? [] : [header])];
    return `${method} ${path} ${version}\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
  }

  /** Every route with everything that can be wrong with a request. */
  function* requests(): Generator<string> {
    for (const [method, route] of ROUTES) {
      const path = route.replace('ID', ids[0]);
      const body = method === 'GET' ? '' : '{}';
      for (const header of HEADERS) yield request({ path, method, header, body });
      for (const strange of STRANGE) yield request({ path: path + strange, method, body });
      if (route.includes('ID'))
        for (const id of [...STRANGE, ...ids.slice(1)]) yield request({ path: route.replace('ID', id), method, body });
      for (const wrong of BODIES) yield request({ path, method: method === 'GET' ? 'POST' : method, body: wrong });
      // a program may leave out what there is nothing of
      yield request({
        path,
        method,
        header: `authorization: Bearer ${token}`,
        leave: ['content-type', 'cookie', 'origin'],
      });
      for (const other of METHODS) if (other !== 'DELETE') yield request({ path, method: other });
    }
    for (const path of STRANGE) for (const method of METHODS) yield request({ path, method });
    for (const version of ['HTTP/1.0', 'HTTP/2', 'HTTP/9.9', '']) yield request({ path: '/', version });
  }

  /** The first line of the answer; nothing where the connection was only closed. */
  async function send(text: string, encoding: BufferEncoding): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    const closed = once(socket, 'close');
    // a request whose body is shorter than it says is waited for, and a WebSocket stays open
    const timer = setTimeout(() => socket.destroy(), PATIENCE_MS);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      answer += data.toString('latin1');
      if (/^HTTP\/1\.1 101/.test(answer)) socket.destroy();
    });
    socket.write(Buffer.from(text, encoding));
    await closed;
    clearTimeout(timer);
    return answer.split('\r\n')[0];
  }

  it('are refused with a sentence: nothing fails, and nothing is logged as a failure', async () => {
    const texts = [...requests()];
    const statuses = new Map<string, number>();
    const failed: string[] = [];
    let next = 0;
    const worker = async () => {
      while (next < texts.length) {
        const text = texts[next++];
        const status = (await send(text, next % 2 ? 'utf8' : 'latin1')).split(' ')[1] ?? 'closed';
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status >= '500' && status < '600' && status !== '505') failed.push(`${status} ${text.slice(0, 500)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    expect(failed).toEqual([]);
    expect(troubles).toEqual([]);
    expect(lines).toEqual([]);
    for (const status of ['200', '400', '401', '403', '404', '415']) expect(statuses.get(status)).toBeGreaterThan(5);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  }, 120_000);

  it('are let go when whoever sent them hangs up at once', async () => {
    const open = () => new Promise<number>((resolve) => server.server.getConnections((_, count) => resolve(count)));
    const before = await open();
    for (let number = 0; number < HANG_UPS; number++) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      const [method, route] = ROUTES[number % ROUTES.length];
      const path = route.replace('ID', ids[0]);
      const leave = ['x-forwarded-for', 'connection'];
      const sent = request({ path, method, body: method === 'GET' ? '' : '{}', leave });
      // several behind one another, so that some of them are read when nobody is there any more
      socket.write(sent.repeat(3), () => (number % 2 ? socket.resetAndDestroy() : socket.destroy()));
    }
    await expect.poll(open, { timeout: 20_000 }).toBeLessThanOrEqual(before);
    expect(troubles).toEqual([]);
    expect(lines).toEqual([]);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  }, 60_000);

  it('over a WebSocket are answered, or it is closed: nothing fails, whoever sends them and whether the game has begun or not', async () => {
    const rng = new SeededRng('frames');
    const base = `http://127.0.0.1:${port}`;
    cookie = await guest();
    const headers = { 'content-type': 'application/json', origin: base, cookie };
    const seats = [
      { kind: 'me', colour: 'amber' },
      { kind: 'bot', colour: 'sky', level: 'easy' },
    ];
    const playing: string[] = [];
    for (const game of ['cambria', 'scythia']) {
      const made = await fetch(`${base}/api/tables`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ game, seats }),
      });
      const { id } = (await made.json()) as { id: string };
      await expect.poll(async () => (await tables.rows.get(id))?.status, { timeout: 10_000 }).toBe('playing');
      playing.push(id);
    }
    for (let number = 0; number < SOCKETS; number++) {
      const table = [ids[0], ...playing][number % 3];
      const shake = [
        `GET /ws?table=${table} HTTP/1.1`,
        `host: 127.0.0.1:${port}`,
        ...(number % 2 ? [`origin: ${base}`, `cookie: ${cookie}`] : []),
        `x-forwarded-for: 10.8.${number % 250}.1`,
        'upgrade: websocket',
        'connection: Upgrade',
        'sec-websocket-version: 13',
        'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
      ];
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      let heard = 0;
      socket.on('data', (data) => {
        heard += data.length;
      });
      const closed = once(socket, 'close');
      socket.write(`${shake.join('\r\n')}\r\n\r\n`);
      for (let n = 0; n < 12; n++) {
        const message = MESSAGES[rng.below(MESSAGES.length)].replace('TABLE', table);
        socket.write(rng.below(12) === 0 ? FRAMES[rng.below(FRAMES.length)] : text(message));
      }
      socket.write(frame(0x88, Buffer.from([0x03, 0xe8])));
      const timer = setTimeout(() => socket.destroy(), PATIENCE_MS);
      await closed;
      clearTimeout(timer);
      expect(heard).toBeGreaterThan(0);
    }
    expect(troubles).toEqual([]);
    expect(lines).toEqual([]);
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
  }, 120_000);
});
