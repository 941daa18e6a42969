import { afterEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../../store/rows.fixture.ts';
import { AccountServer } from '../account-server.fixture.ts';

let site: AccountServer;
afterEach(() => site.close());

const upgrade = { url: new URL('http://localhost/ws'), address: '203.0.113.1', cookie: '', authorization: '' };

describe('a bot token', () => {
  it('is shown once, kept as a hash, and known by how it begins', async () => {
    site = await AccountServer.open();
    const anna = await site.guest();
    const made = await anna.post('/api/me/tokens', { name: 'My bot' });
    expect(made.statusCode).toBe(201);
    const { secret, token } = made.json();
    expect(secret).toMatch(/^tsr_[A-Za-z0-9_-]{43}$/);
    expect(secret.startsWith(token.prefix)).toBe(true);
    expect(token.prefix).toHaveLength(10);
    expect((await anna.get('/api/me/tokens')).json()).toEqual({ tokens: [token] });
    const rows = await rowsOf(site.database, 'bot_tokens');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('speaks for its owner, over HTTP and a WebSocket', async () => {
    site = await AccountServer.open();
    const anna = await site.guest();
    const { id } = await anna.me();
    const { secret, token } = (await anna.post('/api/me/tokens', { name: 'My bot' })).json();
    const me = await site.server.inject({ url: '/api/me', headers: { authorization: `Bearer ${secret}` } });
    expect(me.json().me).toEqual(expect.objectContaining({ id, name: 'Anna' }));
    expect(me.json().me).not.toHaveProperty('email');
    const caller = await site.accounts.callerOf({ ...upgrade, from: 'program', authorization: `Bearer ${secret}` });
    expect(caller).toMatchObject({ by: 'token', token: token.id, person: { id } });
    expect((await anna.get('/api/me/tokens')).json().tokens[0].usedAt).toBe(site.time);
  });

  it('can not change the account it belongs to', async () => {
    site = await AccountServer.open();
    const anna = await site.guest();
    const { secret } = (await anna.post('/api/me/tokens', { name: 'My bot' })).json();
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
    for (const [method, url] of [
      ['PATCH', '/api/me'],
      ['DELETE', '/api/me'],
      ['GET', '/api/me/export'],
      ['POST', '/api/me/tokens'],
      ['POST', '/api/me/keep'],
      ['POST', '/api/me/passkeys/options'],
      ['PATCH', '/api/me/notify'],
    ] as const) {
      const answer = await site.server.inject({ method, url, headers, ...(method !== 'GET' && { payload: '{}' }) });
      expect(answer.statusCode).toBe(403);
      expect(answer.json().error.code).toBe('not-by-token');
    }
  });

  it('opens nothing once it is revoked, and sockets hear of it', async () => {
    site = await AccountServer.open();
    const anna = await site.guest();
    const eve = await site.guest('Eve');
    const { secret, token } = (await anna.post('/api/me/tokens', { name: 'My bot' })).json();
    const caller = await site.accounts.callerOf({ ...upgrade, from: 'program', authorization: `Bearer ${secret}` });
    const out: boolean[] = [];
    site.accounts.onSignedOut((isOut) => caller && out.push(isOut(caller)));
    expect((await eve.delete(`/api/me/tokens/${token.id}`)).json().error.code).toBe('no-such-token');
    expect((await anna.delete(`/api/me/tokens/${token.id}`)).json()).toEqual({ tokens: [] });
    expect(out).toEqual([true]);
    for (const authorization of [`Bearer ${secret}`, 'Bearer', 'Basic eA==', `Bearer ${'x'.repeat(5_000)}`])
      expect(await site.accounts.personOf({ ...upgrade, from: 'program', authorization })).toBeUndefined();
  });

  it('counts before a cookie, so that a page can not lend its own', async () => {
    site = await AccountServer.open();
    const anna = await site.guest();
    const cookie = `tessera=${anna.cookies.get('tessera')}`;
    expect(await site.accounts.personOf({ ...upgrade, from: 'page', cookie })).toMatchObject({ name: 'Anna' });
    expect(await site.accounts.personOf({ ...upgrade, from: 'program', cookie })).toBeUndefined();
    const wrong = { ...upgrade, from: 'page', cookie, authorization: 'Bearer wrong' } as const;
    expect(await site.accounts.personOf(wrong)).toBeUndefined();
  });

  it('is one of twenty at the most', async () => {
    site = await AccountServer.open();
    const anna = await site.guest();
    const make = () => anna.post('/api/me/tokens', { name: 'bot' });
    for (let token = 0; token < 20; token++) expect((await make()).statusCode).toBe(201);
    expect((await make()).json().error.code).toBe('too-many-tokens');
  });
});
