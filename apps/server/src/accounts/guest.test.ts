import { afterEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../store/rows.fixture.ts';
import { AccountServer } from './account-server.fixture.ts';
import { SESSION_MS } from './store/index.ts';

let site: AccountServer;
afterEach(() => site.close());

const DAY = 24 * 60 * 60 * 1000;

describe('a guest', () => {
  it('is somebody at once, by a name alone', async () => {
    site = await AccountServer.open();
    const browser = site.browser();
    expect((await browser.get('/api/me')).json()).toMatchObject({ me: null, server: { mail: false } });
    const answer = await browser.post('/api/people/guest', { name: '  Änna ', language: 'de' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().me).toMatchObject({ name: 'Änna', language: 'de', kept: false, email: null, passkeys: [] });
    expect(await browser.me()).toEqual(answer.json().me);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is known by a cookie that no script can read and no other site can send', async () => {
    site = await AccountServer.open();
    const answer = await site.browser().post('/api/people/guest', { name: 'Anna' });
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({ name: 'tessera', httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie.secure).toBeUndefined();
    const rows = await rowsOf(site.database, 'sessions');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(cookie.value);
  });

  it('has a cookie of this very host by https alone, where that is where people come', async () => {
    site = await AccountServer.open({ publicUrl: 'https://tessera.example' });
    const browser = site.browser();
    const answer = await browser.post('/api/people/guest', { name: 'Anna' });
    expect(answer.cookies).toEqual([
      expect.objectContaining({ name: '__Host-tessera', secure: true, httpOnly: true, path: '/', sameSite: 'Lax' }),
    ]);
    expect(await browser.me()).toMatchObject({ name: 'Anna' });
    // one under the plain name could have been put there by a neighbour under the same domain
    browser.cookies.set('tessera', browser.cookies.get('__Host-tessera') ?? '');
    browser.cookies.delete('__Host-tessera');
    expect(await browser.me()).toBeNull();
  });

  it('is told in a sentence what is wrong with the name', async () => {
    site = await AccountServer.open();
    const browser = site.browser();
    for (const [body, code] of [
      [{}, 'bad-request'],
      [{ name: 7 }, 'bad-request'],
      [{ name: '  ' }, 'bad-name'],
      [{ name: 'x'.repeat(31) }, 'bad-name'],
      [{ name: 'x'.repeat(1_000) }, 'bad-request'],
      [{ name: 'Anna', admin: true }, 'bad-request'],
      [{ name: 'Anna', language: 'xx' }, 'bad-request'],
    ] as const) {
      const answer = await browser.post('/api/people/guest', body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error.code).toBe(code);
      expect(answer.json().error.message).toMatch(/^["A-Z].*\.$/);
    }
    expect((await browser.post('/api/people/guest', { name: 'x'.repeat(50_000) })).statusCode).toBe(413);
    expect(await rowsOf(site.database, 'people')).toEqual([]);
  });

  it('is not replaced by another by mistake', async () => {
    site = await AccountServer.open();
    const anna = await site.guest('Anna');
    const again = await anna.post('/api/people/guest', { name: 'Anna' });
    expect(again.statusCode).toBe(409);
    expect(again.json().error).toEqual({
      code: 'signed-in',
      message: 'You are here as Anna already; sign out to start anew.',
    });
    await anna.post('/api/sign-out');
    expect((await anna.post('/api/people/guest', { name: 'Olga' })).statusCode).toBe(201);
  });

  it('comes from one address only so often', async () => {
    site = await AccountServer.open({ guestsPerHour: 3 });
    for (let guest = 0; guest < 3; guest++)
      expect((await site.browser().post('/api/people/guest', { name: 'Anna' })).statusCode).toBe(201);
    const answer = await site.browser().post('/api/people/guest', { name: 'Anna' });
    expect(answer.statusCode).toBe(429);
    expect(answer.json().error.code).toBe('too-many-requests');
  });

  it('is renamed, and speaks another language', async () => {
    site = await AccountServer.open();
    const browser = await site.guest();
    expect((await browser.patch('/api/me', { name: 'Olga', language: 'ru' })).json().me).toMatchObject({
      name: 'Olga',
      language: 'ru',
    });
    expect((await browser.patch('/api/me', { language: null })).json().me).toMatchObject({
      name: 'Olga',
      language: null,
    });
    expect((await browser.patch('/api/me', { name: '\u200b' })).json().error.code).toBe('bad-name');
    expect((await site.browser().patch('/api/me', { name: 'Eve' })).statusCode).toBe(401);
  });

  it('stays signed in as long as they come now and then, and no longer', async () => {
    site = await AccountServer.open();
    const browser = await site.guest();
    for (let visit = 0; visit < 4; visit++) {
      site.time += SESSION_MS - DAY;
      const answer = await browser.get('/api/me');
      expect(answer.json().me).not.toBeNull();
      expect(answer.cookies).toHaveLength(1);
    }
    expect((await browser.get('/api/me')).cookies).toHaveLength(0);
    site.time += SESSION_MS + 1;
    expect(await browser.me()).toBeNull();
  });

  it('signs out in this browser alone', async () => {
    site = await AccountServer.open();
    const anna = await site.guest('Anna');
    const boris = await site.guest('Boris');
    const secret = anna.cookies.get('tessera') ?? '';
    expect((await anna.post('/api/sign-out')).json()).toEqual({ me: null });
    expect(anna.cookies.size).toBe(0);
    anna.cookies.set('tessera', secret);
    expect(await anna.me()).toBeNull();
    expect(await boris.me()).toMatchObject({ name: 'Boris' });
    expect((await site.browser().post('/api/sign-out')).statusCode).toBe(200);
  });
});

describe('a page of somebody else', () => {
  it('can do nothing in the name of a visitor', async () => {
    site = await AccountServer.open();
    const anna = await site.guest();
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://localhost:8081' },
      { origin: '' },
    ]) {
      const answer = await anna.send('PATCH', '/api/me', { name: 'Eve' }, headers);
      expect(answer.statusCode).toBe(403);
      expect(answer.json().error.code).toBe('bad-origin');
    }
    expect(await anna.me()).toMatchObject({ name: 'Anna' });
  });

  it('is known by what the browser says where there is no origin', async () => {
    site = await AccountServer.open();
    const anna = await site.guest();
    const cookie = `tessera=${anna.cookies.get('tessera')}`;
    const patch = (headers: Record<string, string>) =>
      site.server.inject({
        method: 'PATCH',
        url: '/api/me',
        headers: { host: 'localhost:8080', 'content-type': 'application/json', cookie, ...headers },
        payload: '{"name":"Olga"}',
      });
    expect((await patch({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await patch({ 'sec-fetch-site': 'same-site' })).statusCode).toBe(403);
    expect((await patch({})).statusCode).toBe(403);
    expect((await patch({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
  });

  it('can not send a form for JSON', async () => {
    site = await AccountServer.open();
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/jsonp',
    ]) {
      const answer = await site.browser().send('POST', '/api/people/guest', { name: 'Eve' }, { 'content-type': type });
      expect(answer.statusCode).toBe(415);
      expect(answer.json().error.code).toBe('bad-type');
    }
  });

  it('is any but that of PUBLIC_URL, where that is set', async () => {
    site = await AccountServer.open({ publicUrl: 'https://tessera.example' });
    const answer = await site
      .browser()
      .send('POST', '/api/people/guest', { name: 'Eve' }, { host: 'evil.example', origin: 'https://evil.example' });
    expect(answer.statusCode).toBe(403);
  });
});
