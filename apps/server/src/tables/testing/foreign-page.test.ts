import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { SessionStore, TokenStore } from '../../accounts/store/index.ts';
import { anna, site, useTableServer } from './guests.fixture.ts';

useTableServer();

const SEATS = [
  { kind: 'me', colour: 'amber' },
  { kind: 'bot', colour: 'sky' },
];

/** As a form in a page of somebody else's sends it, with the cookie of whoever looks at that page. */
async function byForm(url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
  const cookie = `tessera=${await new SessionStore(site.database).open(anna.id, site.time)}`;
  const foreign = { origin: 'http://evil.localhost:9999', 'sec-fetch-site': 'same-site', 'content-type': 'text/plain' };
  return site.server.inject({
    method: 'POST',
    url,
    headers: { host: 'localhost:8080', cookie, ...foreign, ...headers },
    payload: '{}',
  });
}

describe("a page of somebody else's", () => {
  it('changes nothing at a table, however it writes the address', async () => {
    const { id } = await anna.post('/api/tables', { game: 'cambria', seats: SEATS, autostart: false });
    for (const url of [`/api/tables/${id}/start`, `/%61pi/tables/${id}/start`, `/api/tables/${id}/%73tart`]) {
      const answer = await byForm(url);
      expect(answer.statusCode).toBe(403);
      expect(answer.json().error.code).toBe('bad-origin');
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    const form = await byForm(`/%61pi/tables/${id}/start`, { origin: 'http://localhost:8080' });
    expect(form.statusCode).toBe(415);
    expect(await anna.get(`/api/tables/${id}`)).toMatchObject({ status: 'gathering' });
  });

  it('is sent away where there is nothing, too', async () => {
    for (const url of ['/nowhere', '/api%2Fsign-out', '/api/nowhere'])
      expect((await byForm(url)).json().error.code).toBe('bad-origin');
  });
});

describe('an answer about somebody', () => {
  it('is kept by nobody on the way, however its address is written', async () => {
    for (const url of ['/api/me', '/%61pi/me', '/api/nowhere'])
      expect((await site.server.inject({ url })).headers['cache-control']).toBe('no-store');
    const page = await site.server.inject({ url: '/table/abc', headers: { accept: 'text/html' } });
    expect(page.headers['cache-control']).toBe('no-cache');
  });
});

describe('what needs no more than its address', () => {
  it('takes an empty body, from a program none at all, and nothing that nobody reads', async () => {
    const { id } = await anna.post('/api/tables', { game: 'cambria', seats: SEATS, autostart: false });
    expect(await anna.refused(`/api/tables/${id}/start`, { now: true })).toBe('bad-request');
    expect(await anna.refused(`/api/tables/${id}/decline`, { why: 'no time' })).toBe('bad-request');
    const { secret } = await new TokenStore(site.database).create(anna.id, 'bot', site.time);
    const declined = await site.server.inject({
      method: 'POST',
      url: `/api/tables/${id}/decline`,
      headers: { host: 'localhost:8080', authorization: `Bearer ${secret}` },
    });
    expect(declined.json().error.code).toBe('not-invited');
    expect(await anna.post(`/api/tables/${id}/start`)).toMatchObject({ status: 'playing' });
  });
});
