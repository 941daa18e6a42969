import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, listen } from './index.ts';

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
      expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
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

  it('takes the next free port when its own is taken', async () => {
    const first = await createServer({ page });
    const second = await createServer({ page });
    const port = await listen(first, 0, '127.0.0.1');
    expect(await listen(second, port, '127.0.0.1')).toBeGreaterThan(port);
    await first.close();
    await second.close();
  });
});
