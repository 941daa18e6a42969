import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createServer, defaultConfig, listen } from './index.ts';
import { openDatabase } from './store/index.ts';

const page = mkdtempSync(join(tmpdir(), 'tessera-page-'));

beforeAll(() => {
  mkdirSync(join(page, 'assets'));
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Tessera</title>');
  writeFileSync(join(page, 'assets', 'main-1a2b.js'), 'export {};');
});
afterAll(() => rmSync(page, { recursive: true }));

describe('the server', () => {
  it('serves the page at its own addresses, with a strict content security policy', async () => {
    const server = await createServer({ page });
    for (const url of ['/', '/table/abc', '/rules/cambria/C-21']) {
      const answer = await server.inject({ url, headers: { accept: 'text/html' } });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('<title>Tessera');
      expect(answer.headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';");
      expect(answer.headers['cache-control']).toBe('no-cache');
    }
    await server.close();
  });

  it('keeps hashed files for good and says in a sentence what is not there', async () => {
    const server = await createServer({ page });
    const file = await server.inject({ url: '/assets/main-1a2b.js' });
    expect(file.headers['cache-control']).toContain('immutable');
    const missing = await server.inject({ url: '/assets/gone.js' });
    expect(missing.statusCode).toBe(404);
    expect(missing.json()).toMatchObject({ error: { message: 'There is nothing at this address.' } });
    for (const url of ['/../package.json', '/..%2f..%2fetc/passwd'])
      expect((await server.inject({ url })).statusCode).toBeGreaterThanOrEqual(400);
    await server.close();
  });

  it('logs what went wrong, and never the row that it was about', async () => {
    const lines: string[] = [];
    const log = { stream: { write: (line: string) => void lines.push(line) } };
    const server = await createServer({ page, config: defaultConfig({ logLevel: 'error' }), log });
    server.get('/fails', () => {
      throw Object.assign(new Error('null value in column'), {
        code: '23502',
        detail: 'Failing row: (serverSeed 0c8d)',
      });
    });
    expect((await server.inject({ url: '/fails' })).statusCode).toBe(500);
    await server.close();
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]).err).toMatchObject({ code: '23502', message: 'null value in column' });
    expect(lines[0]).not.toContain('serverSeed');
  });

  it('takes the next free port when its own is taken', async () => {
    const first = await createServer({ page });
    const second = await createServer({ page });
    const port = await listen(first, 0, '127.0.0.1');
    expect(await listen(second, port, '127.0.0.1')).toBeGreaterThan(port);
    await first.close();
    await second.close();
  });

  it('lets the page open WebSockets to its own host and to no other', async () => {
    const server = await createServer({ page });
    const policy = async (host: string) =>
      String((await server.inject({ url: '/', headers: { host } })).headers['content-security-policy']);
    expect(await policy('tessera.example:8080')).toContain(
      "connect-src 'self' ws://tessera.example:8080 wss://tessera.example:8080",
    );
    for (const host of ['a;script-src *', "x 'unsafe-inline'", 'a b'])
      expect(await policy(host)).toMatch(/connect-src 'self'$/);
    await server.close();
    const known = await createServer({
      page,
      config: defaultConfig({ logLevel: 'silent', publicUrl: 'https://t.example' }),
    });
    const answer = await known.inject({ url: '/', headers: { host: 'other.example' } });
    expect(answer.headers['content-security-policy']).toMatch(
      /connect-src 'self' ws:\/\/t\.example wss:\/\/t\.example$/,
    );
    expect(answer.headers['strict-transport-security']).toContain('max-age');
    await known.close();
  });

  it('answers every mistake with JSON, a code and a sentence, and tells nothing of its inside', async () => {
    const server = await createServer({ page });
    server.post('/api/test', { schema: { body: { type: 'object', required: ['name'] } } }, async () => {
      throw new Error('the inside');
    });
    const post = (payload: string, type = 'application/json') =>
      server.inject({ method: 'POST', url: '/api/test', payload, headers: { 'content-type': type } });
    const answers = [
      [await post('{"name":1}'), 500, 'failed'],
      [await post('{"name":'), 400, 'bad-request'],
      [await post('{}'), 400, 'bad-request'],
      [await post('x', 'text/strange'), 415, 'bad-type'],
      [await post(JSON.stringify({ name: 'x'.repeat(200_000) })), 413, 'too-big'],
      [await server.inject({ url: '/api/none', headers: { accept: 'text/html' } }), 404, 'not-found'],
    ] as const;
    for (const [answer, status, code] of answers) {
      expect(answer.statusCode).toBe(status);
      expect(answer.json().error.code).toBe(code);
      expect(answer.json().error.message).toMatch(/[A-Za-z].*[.']$|name/);
      expect(answer.body).not.toContain('the inside');
    }
    await server.close();
  });

  it('says at /healthz whether it and its database are well', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'tessera-health-'));
    const database = await openDatabase({ dataDir });
    const server = await createServer({ page, database });
    expect((await server.inject('/healthz')).json()).toEqual({ ok: true });
    await database.close();
    const ill = await server.inject('/healthz');
    expect(ill.statusCode).toBe(503);
    expect(ill.json()).toEqual({ ok: false, message: 'The database does not answer.' });
    await server.close();
    rmSync(dataDir, { recursive: true });
  });

  it('says at /healthz when nothing can be written any more, and asks for that once in a while only', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'tessera-health-'));
    const database = await openDatabase({ dataDir });
    let full = true;
    let writes = 0;
    const run = database.run.bind(database);
    database.run = (sql, values) => {
      writes++;
      return full ? Promise.reject(new Error('database or disk is full')) : run(sql, values);
    };
    const server = await createServer({ page, database });
    const ill = await server.inject('/healthz');
    expect(ill.statusCode).toBe(503);
    expect(ill.json()).toEqual({ ok: false, message: 'Nothing can be written to the database.' });
    full = false;
    for (let asked = 0; asked < 10; asked++) expect((await server.inject('/healthz')).json()).toEqual({ ok: true });
    expect(writes).toBe(2);
    await server.close();
    await database.close();
    rmSync(dataDir, { recursive: true });
  });

  it('lets nobody who asks at /healthz pile up writes in front of the moves while the database hangs', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'tessera-health-'));
    const database = await openDatabase({ dataDir });
    const run = vi.spyOn(database, 'run').mockImplementation(() => new Promise(() => undefined));
    const server = await createServer({ page, database });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (let asked = 0; asked < 3; asked++) {
      const answer = server.inject('/healthz');
      await new Promise((resolve) => setImmediate(resolve));
      await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
      await vi.advanceTimersByTimeAsync(2_000);
      expect((await answer).statusCode).toBe(503);
    }
    vi.useRealTimers();
    expect(run).toHaveBeenCalledTimes(1);
    await server.close();
    await database.close();
    rmSync(dataDir, { recursive: true });
  });

  it('tells Prometheus its numbers, to whoever has the token where there is one', async () => {
    const open = await createServer({ page });
    await open.inject('/healthz');
    const numbers = await open.inject('/metrics');
    expect(numbers.headers['content-type']).toContain('text/plain');
    expect(numbers.body).toContain('tessera_http_request_seconds_count{method="GET",route="/healthz",status="200"} 1');
    await open.close();
    const metricsToken = 'a token of some length';
    const guarded = await createServer({ page, config: defaultConfig({ logLevel: 'silent', metricsToken }) });
    const ask = (authorization: string) => guarded.inject({ url: '/metrics', headers: { authorization } });
    expect((await ask('')).statusCode).toBe(401);
    expect((await ask('Bearer wrong')).statusCode).toBe(401);
    expect((await ask(`Bearer ${metricsToken}`)).statusCode).toBe(200);
    await guarded.close();
  });

  it('lets nobody guess the token of the metrics for long, and keeps nobody else out', async () => {
    const metricsToken = 'a token of some length';
    const config = defaultConfig({ logLevel: 'silent', metricsToken, trustProxy: 1 });
    const server = await createServer({ page, config });
    const ask = (token: string, from: string) =>
      server.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': from } });
    for (let guess = 0; guess < 10; guess++) expect((await ask(`guess ${guess}`, '203.0.113.1')).statusCode).toBe(401);
    const late = await ask(metricsToken, '203.0.113.1');
    expect(late.statusCode).toBe(429);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(metricsToken, '203.0.113.2')).statusCode).toBe(200);
    await server.close();
  });
});
