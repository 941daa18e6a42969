import { afterEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../../store/rows.fixture.ts';
import { AccountServer, type Browser } from '../account-server.fixture.ts';

let site: AccountServer;
afterEach(() => site.close());

const EMAIL = 'anna@example.org';
const PASSWORD = 'correct horse battery';
const SECOND = 1_000;

/** From an address of its own, so that only the account is guessed at too often. */
let address = 0;
const signIn = (browser: Browser, password: string, from = `203.0.113.${address++ % 250}`, email = EMAIL) =>
  browser.send('POST', '/api/sign-in', { email, password }, { 'x-forwarded-for': from });

async function guessMany(times: number, email = EMAIL): Promise<void> {
  for (let guess = 0; guess < times; guess++)
    await signIn(site.browser(), `guess ${guess}`, `198.51.100.${guess}`, email);
}

describe('guessing a password', () => {
  it('takes longer and longer, from wherever, and never longer than a minute', async () => {
    site = await AccountServer.open({ trustProxy: 1 });
    await site.member(EMAIL);
    await guessMany(5);
    const waits: number[] = [];
    for (let guess = 0; guess < 8; guess++) {
      const refused = await signIn(site.browser(), PASSWORD);
      expect(refused.statusCode).toBe(429);
      expect(refused.json().error.code).toBe('too-many-requests');
      expect(refused.json().error.message).toMatch(/^That was wrong too often; try again in (a second|\d+ seconds)\.$/);
      const wait = Number(refused.headers['retry-after']);
      waits.push(wait);
      site.time += wait * SECOND;
      expect((await signIn(site.browser(), 'wrong again')).statusCode).toBe(401);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    site.time += 60 * SECOND;
    expect((await signIn(site.browser(), PASSWORD)).statusCode).toBe(200);
    expect((await signIn(site.browser(), 'one slip')).statusCode).toBe(401);
    expect((await signIn(site.browser(), PASSWORD)).statusCode).toBe(200);
  });

  it('many at the same time are no way around it', async () => {
    site = await AccountServer.open({ trustProxy: 1 });
    await site.member(EMAIL);
    const guesses = Array.from({ length: 12 }, (_, guess) => signIn(site.browser(), `guess ${guess}`));
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  it('keeps nobody out of a browser in which they have signed in before', async () => {
    site = await AccountServer.open({ trustProxy: 1 });
    const home = await site.member(EMAIL);
    const away = site.browser();
    expect((await signIn(away, PASSWORD)).statusCode).toBe(200);
    await home.post('/api/sign-out');
    await away.post('/api/sign-out');
    await guessMany(8);
    expect((await signIn(site.browser(), PASSWORD)).statusCode).toBe(429);
    expect((await signIn(home, PASSWORD)).statusCode).toBe(200);
    expect((await signIn(away, PASSWORD)).statusCode).toBe(200);
  });

  it('is slowed down in a known browser, too, by its own mistakes', async () => {
    site = await AccountServer.open({ trustProxy: 1 });
    const home = await site.member(EMAIL);
    await home.post('/api/sign-out');
    for (let guess = 0; guess < 10; guess++) expect((await signIn(home, `guess ${guess}`)).statusCode).toBe(401);
    expect((await signIn(home, PASSWORD)).statusCode).toBe(429);
    // whoever comes from elsewhere does not wait for it
    expect((await signIn(site.browser(), PASSWORD)).statusCode).toBe(200);
  });

  it('a browser is known to its own account alone, and its cookie can not be read or made up', async () => {
    site = await AccountServer.open({ trustProxy: 1, publicUrl: 'https://tessera.example' });
    const boris = site.browser();
    await boris.post('/api/people/guest', { name: 'Boris' });
    const kept = await boris.post('/api/me/keep', { email: 'boris@example.org', password: PASSWORD });
    const cookie = kept.cookies.find(({ name }) => name === '__Host-tessera-device');
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' });
    await site.member(EMAIL);
    await guessMany(6);
    expect((await signIn(boris, PASSWORD)).statusCode).toBe(429);
    const forged = site.browser();
    forged.cookies.set('__Host-tessera-device', 'x'.repeat(43));
    expect((await signIn(forged, PASSWORD)).statusCode).toBe(429);
    const rows = await rowsOf(site.database, 'known_devices');
    expect(JSON.stringify(rows)).not.toContain(cookie?.value);
  });

  it('is the same for an address that nobody has', async () => {
    site = await AccountServer.open({ trustProxy: 1 });
    await site.member(EMAIL);
    const heard: unknown[][] = [];
    for (const email of [EMAIL, 'nobody@example.org']) {
      const answers: unknown[] = [];
      for (let guess = 0; guess < 8; guess++) {
        const answer = await signIn(site.browser(), `guess ${guess}`, undefined, email);
        answers.push([answer.statusCode, answer.body, answer.headers['retry-after'], answer.cookies]);
      }
      heard.push(answers);
    }
    expect(heard[0]).toEqual(heard[1]);
  });

  it('of many accounts is slowed down by the address it comes from', async () => {
    site = await AccountServer.open({ trustProxy: 1 });
    await site.member(EMAIL);
    const guess = (number: number) =>
      signIn(site.browser(), 'wrong horse', '203.0.113.7', `somebody${number}@example.org`);
    for (let number = 0; number < 20; number++) expect((await guess(number)).statusCode).toBe(401);
    expect((await guess(20)).statusCode).toBe(429);
    expect((await signIn(site.browser(), PASSWORD, '203.0.113.8')).statusCode).toBe(200);
  });

  it.each(['password', 'everywhere'])('a browser is known no more after %s', async (how) => {
    site = await AccountServer.open({ trustProxy: 1 });
    const home = await site.member(EMAIL);
    const away = site.browser();
    await signIn(away, PASSWORD);
    await away.post('/api/sign-out');
    if (how === 'password') await home.post('/api/me/password', { current: PASSWORD, password: 'another horse' });
    else await home.post('/api/sign-out', { everywhere: true });
    await guessMany(6);
    const now = how === 'password' ? 'another horse' : PASSWORD;
    expect((await signIn(away, now)).statusCode).toBe(429);
    // the browser in which the password was changed still is
    expect((await signIn(home, now)).statusCode).toBe(how === 'password' ? 200 : 429);
  });

  it('of somebody who is signed in ends in waiting, too', async () => {
    site = await AccountServer.open();
    const anna = await site.member(EMAIL);
    const change = (current: string) => anna.post('/api/me/password', { current, password: 'another horse' });
    for (let guess = 0; guess < 10; guess++) expect((await change(`guess ${guess}`)).statusCode).toBe(403);
    expect((await change(PASSWORD)).statusCode).toBe(429);
    site.time += 60 * SECOND;
    expect((await change(PASSWORD)).statusCode).toBe(200);
  });
});

describe('a guest who becomes an account', () => {
  it('has another cookie, the old one opens nothing, and sockets stay open until they sign out', async () => {
    site = await AccountServer.open();
    const anna = await site.guest();
    const before = anna.cookies.get('tessera') ?? '';
    const upgrade = { url: new URL('http://localhost/ws'), address: '203.0.113.1', authorization: '' };
    const callerWith = (secret: string) =>
      site.accounts.callerOf({ ...upgrade, from: 'page', cookie: `tessera=${secret}` });
    const socket = await callerWith(before);
    const told: boolean[] = [];
    site.accounts.onSignedOut((isOut) => told.push(socket !== undefined && isOut(socket)));
    await anna.post('/api/me/keep', { email: EMAIL, password: PASSWORD });
    const after = anna.cookies.get('tessera') ?? '';
    expect(after).not.toBe(before);
    expect(await callerWith(before)).toBeUndefined();
    expect(await callerWith(after)).toMatchObject({ person: { name: 'Anna' } });
    expect(told).toEqual([]);
    await anna.post('/api/sign-out');
    expect(told).toEqual([true]);
  });

  it('is still told of turns in the same browser', async () => {
    site = await AccountServer.open();
    const anna = await site.guest();
    const keys = {
      p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
      auth: 'tBHItJI5svbpez7KI4CCXg',
    };
    await anna.post('/api/me/push', { endpoint: 'https://push.example/anna', keys });
    await anna.post('/api/me/keep', { email: EMAIL, password: PASSWORD });
    site.accounts.sweepNow();
    await site.accounts.settle();
    expect(await rowsOf(site.database, 'push_subscriptions')).toHaveLength(1);
  });
});

describe('bot tokens', () => {
  const botOf = async (browser: Browser): Promise<() => Promise<unknown>> => {
    const { secret } = (await browser.post('/api/me/tokens', { name: 'bot' })).json();
    const headers = { authorization: `Bearer ${secret}` };
    return async () => (await site.server.inject({ url: '/api/me', headers })).json().me;
  };

  it('end with a changed password, unless they are to stay', async () => {
    site = await AccountServer.open();
    const anna = await site.member(EMAIL);
    const bot = await botOf(anna);
    const change = (current: string, password: string, more = {}) =>
      anna.post('/api/me/password', { current, password, ...more });
    await change(PASSWORD, 'another horse', { endTokens: false });
    expect(await bot()).not.toBeNull();
    const out: boolean[] = [];
    const { id } = await anna.me();
    const person = { id, name: '', language: null, since: 0 };
    site.accounts.onSignedOut((isOut) => out.push(isOut({ person, by: 'token', token: 'a' })));
    await change('another horse', PASSWORD);
    expect(await bot()).toBeNull();
    expect(out).toEqual([true]);
  });

  it('end when somebody signs out everywhere, unless they are to stay, and not when they sign out here', async () => {
    site = await AccountServer.open();
    const anna = await site.member(EMAIL);
    const bot = await botOf(anna);
    await anna.post('/api/sign-out');
    expect(await bot()).not.toBeNull();
    await signIn(anna, PASSWORD);
    await anna.post('/api/sign-out', { everywhere: true, endTokens: false });
    expect(await bot()).not.toBeNull();
    await signIn(anna, PASSWORD);
    await anna.post('/api/sign-out', { everywhere: true });
    expect(await bot()).toBeNull();
  });
});
