import { afterEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../store/rows.fixture.ts';
import { AccountServer } from './account-server.fixture.ts';

let site: AccountServer;
afterEach(() => site.close());

const EMAIL = 'anna@example.org';
const PASSWORD = 'correct horse battery';
const withEmail = { emails: true, publicUrl: 'https://tessera.example' } as const;

describe('an account', () => {
  it('is kept by an e-mail address and a password, and opened with them elsewhere', async () => {
    site = await AccountServer.open();
    const home = await site.guest('Anna');
    const { id } = await home.me();
    const kept = await home.post('/api/me/keep', { email: ' Anna@Example.org', password: PASSWORD });
    expect(kept.json().me).toMatchObject({ id, email: EMAIL, kept: true, hasPassword: true, emailConfirmed: false });
    const away = site.browser();
    expect((await away.post('/api/sign-in', { email: 'ANNA@example.org', password: PASSWORD })).json().me.id).toBe(id);
    expect(await away.me()).toMatchObject({ id, name: 'Anna' });
    expect((await home.post('/api/me/keep', { email: EMAIL, password: PASSWORD })).json().error.code).toBe(
      'already-kept',
    );
    const [row] = await rowsOf(site.database, 'people');
    expect(row['password']).toMatch(/^\$argon2id\$/);
  });

  it('has an address of its own, a real one, and a good password', async () => {
    site = await AccountServer.open();
    await site.member(EMAIL);
    const other = await site.guest('Boris');
    for (const [email, password, code] of [
      [EMAIL, PASSWORD, 'email-taken'],
      ['boris', PASSWORD, 'bad-email'],
      ['boris@localhost', PASSWORD, 'bad-email'],
      ['boris@example.org\r\nBcc: x@example.org', PASSWORD, 'bad-email'],
      ['boris@example.org', 'short', 'bad-password'],
      ['boris@example.org', 'boris@example.org', 'bad-password'],
    ]) {
      const answer = await other.post('/api/me/keep', { email, password });
      expect(answer.json().error.code).toBe(code);
      expect(answer.json().error.message).toMatch(/^[A-Z].*\.$/);
    }
    expect(await other.me()).toMatchObject({ kept: false, email: null });
  });

  it('tells nobody whether an address is known', async () => {
    site = await AccountServer.open();
    await site.member(EMAIL);
    const known = await site.browser().post('/api/sign-in', { email: EMAIL, password: 'a wrong guess' });
    const unknown = await site.browser().post('/api/sign-in', { email: 'x@example.org', password: 'a wrong guess' });
    expect(known.statusCode).toBe(401);
    expect(known.json().error.code).toBe('wrong-sign-in');
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect(known.cookies).toEqual([]);
  });

  it('leaves the guest behind who signs in to it', async () => {
    site = await AccountServer.open();
    const anna = await site.member(EMAIL);
    const browser = await site.guest('Nobody');
    const guest = browser.cookies.get('tessera') ?? '';
    await browser.post('/api/sign-in', { email: EMAIL, password: PASSWORD });
    expect(browser.cookies.get('tessera')).not.toBe(guest);
    browser.cookies.set('tessera', guest);
    expect(await browser.me()).toBeNull();
    expect(await anna.me()).not.toBeNull();
  });

  it('has its password changed by whoever knows it, and is closed everywhere else then', async () => {
    site = await AccountServer.open();
    const home = await site.member(EMAIL);
    const away = site.browser();
    await away.post('/api/sign-in', { email: EMAIL, password: PASSWORD });
    const change = (current: string, password: string) => home.post('/api/me/password', { current, password });
    expect((await change('wrong horse', 'another horse')).json().error.code).toBe('wrong-password');
    expect((await change(PASSWORD, 'short')).json().error.code).toBe('bad-password');
    expect(await away.me()).not.toBeNull();
    expect((await change(PASSWORD, 'another horse')).statusCode).toBe(200);
    expect(await home.me()).not.toBeNull();
    expect(await away.me()).toBeNull();
    const signIn = (password: string) => site.browser().post('/api/sign-in', { email: EMAIL, password });
    expect((await signIn(PASSWORD)).statusCode).toBe(401);
    expect((await signIn('another horse')).statusCode).toBe(200);
    const guest = await site.guest();
    expect((await guest.post('/api/me/password', { current: 'x', password: PASSWORD })).json().error.code).toBe(
      'no-password',
    );
  });

  it('is signed out everywhere at once, and sockets hear of it', async () => {
    site = await AccountServer.open();
    const home = await site.member(EMAIL);
    const away = site.browser();
    await away.post('/api/sign-in', { email: EMAIL, password: PASSWORD });
    const { id } = await home.me();
    const person = { id, name: '', language: null, since: 0 };
    const out: boolean[] = [];
    const stop = site.accounts.onSignedOut((isOut) => {
      out.push(
        isOut({ person, by: 'session', session: 'any', stale: false }),
        isOut({ person: { ...person, id: 'other' }, by: 'session', session: 'any', stale: false }),
        isOut({ person, by: 'token', token: 'a' }),
      );
    });
    await away.post('/api/sign-out', { everywhere: true });
    expect(out).toEqual([true, false, true]);
    expect(await home.me()).toBeNull();
    stop();
  });

  it('moves to another address by its password', async () => {
    site = await AccountServer.open();
    const anna = await site.member(EMAIL);
    await site.member('taken@example.org');
    const move = (email: string, password = PASSWORD) => anna.post('/api/me/email', { email, password });
    expect((await move('new@example.org', 'wrong horse')).json().error.code).toBe('wrong-password');
    expect((await move('taken@example.org')).json().error.code).toBe('email-taken');
    expect((await move('new@example.org')).json().me.email).toBe('new@example.org');
    const signIn = (email: string) => site.browser().post('/api/sign-in', { email, password: PASSWORD });
    expect((await signIn(EMAIL)).statusCode).toBe(401);
    expect((await signIn('new@example.org')).statusCode).toBe(200);
  });
});

describe('the link of an e-mail', () => {
  it('confirms an address, once', async () => {
    site = await AccountServer.open(withEmail);
    const anna = await site.guest();
    await anna.post('/api/me/keep', { email: EMAIL, password: PASSWORD });
    const token = await site.link();
    expect(await anna.me()).toMatchObject({ email: null, pendingEmail: EMAIL, kept: false });
    expect((await site.browser().post('/api/sign-in', { email: EMAIL, password: PASSWORD })).statusCode).toBe(401);
    expect(site.emails).toEqual([expect.objectContaining({ to: EMAIL, subject: 'Is this your e-mail address?' })]);
    expect(site.emails[0].text).toContain('https://tessera.example/confirm-email#');
    const confirm = () => site.browser().post('/api/email/confirm', { token });
    expect((await confirm()).statusCode).toBe(200);
    expect(await anna.me()).toMatchObject({ email: EMAIL, emailConfirmed: true, pendingEmail: null, kept: true });
    expect((await site.browser().post('/api/sign-in', { email: EMAIL, password: PASSWORD })).statusCode).toBe(200);
    expect((await confirm()).json().error.code).toBe('link-over');
    // a page of the version before asks at another address
    for (const path of ['link', 'letter'])
      expect((await anna.post(`/api/me/email/${path}`)).json().error.code).toBe('already-confirmed');
  });

  it('confirms no address that has been given up since', async () => {
    site = await AccountServer.open(withEmail);
    const anna = await site.member(EMAIL);
    const to = (email: string) => anna.post('/api/me/email', { email, password: PASSWORD });
    await to('wrong@example.org');
    const token = await site.link();
    await to('new@example.org');
    expect((await site.browser().post('/api/email/confirm', { token })).statusCode).toBe(410);
    expect(await anna.me()).toMatchObject({ email: EMAIL, emailConfirmed: true, pendingEmail: 'new@example.org' });
    const good = await site.link();
    await to(EMAIL);
    expect(await anna.me()).toMatchObject({ email: EMAIL, emailConfirmed: true, pendingEmail: null });
    expect((await site.browser().post('/api/email/confirm', { token: good })).statusCode).toBe(410);
  });

  it('opens the way to a new password for an hour, once, and closes every session', async () => {
    site = await AccountServer.open(withEmail);
    const anna = await site.member(EMAIL);
    await anna.patch('/api/me', { language: 'fr' });
    const ask = () => site.browser().post('/api/password-reset', { email: EMAIL });
    expect((await ask()).statusCode).toBe(202);
    const late = await site.link();
    expect(site.emails.at(-1)?.subject).toBe('Un nouveau mot de passe pour Tessera');
    site.time += 60 * 60 * 1000 + 1;
    const finish = (token: string, password = 'another horse') =>
      site.browser().post('/api/password-reset/finish', { token, password });
    expect((await finish(late)).json().error.code).toBe('link-over');
    await ask();
    const token = await site.link();
    expect((await finish(token, 'short')).json().error.code).toBe('bad-password');
    const done = await finish(token);
    expect(done.json().me).toMatchObject({ email: EMAIL, emailConfirmed: true });
    expect(done.cookies[0].name).toBe('__Host-tessera');
    expect((await finish(token)).statusCode).toBe(410);
    expect(await anna.me()).toBeNull();
  });

  it('is not known to be sent or not', async () => {
    site = await AccountServer.open(withEmail);
    await site.member(EMAIL);
    await site.accounts.settle();
    const before = site.emails.length;
    const known = await site.browser().post('/api/password-reset', { email: EMAIL });
    const unknown = await site.browser().post('/api/password-reset', { email: 'x@example.org' });
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    await site.accounts.settle();
    expect(site.emails.length).toBe(before + 1);
  });

  it('drives out whoever opened an account with an address that is not theirs', async () => {
    site = await AccountServer.open(withEmail);
    const thief = await site.unconfirmedMember(EMAIL);
    const { secret } = (await thief.post('/api/me/tokens', { name: 'bot' })).json();
    await thief.patch('/api/me/notify', { webhook: 'https://thief.example/' });
    await site.browser().post('/api/password-reset', { email: EMAIL });
    const owner = site.browser();
    await owner.post('/api/password-reset/finish', { token: await site.link(), password: 'another horse' });
    expect(await owner.me()).toMatchObject({ notify: { webhook: null } });
    expect(await thief.me()).toBeNull();
    const bot = await site.server.inject({ url: '/api/me', headers: { authorization: `Bearer ${secret}` } });
    expect(bot.json().me).toBeNull();
  });

  it('is asked for only so often for one address', async () => {
    site = await AccountServer.open(withEmail);
    const ask = () => site.browser().post('/api/password-reset', { email: EMAIL });
    for (let time = 0; time < 3; time++) expect((await ask()).statusCode).toBe(202);
    expect((await ask()).statusCode).toBe(429);
  });

  it('goes to one address only so often, however its owner is pestered', async () => {
    site = await AccountServer.open(withEmail);
    const thief = await site.member('thief@example.org');
    const to = (email: string) => thief.post('/api/me/email', { email, password: PASSWORD });
    const statuses: number[] = [];
    for (let turn = 0; turn < 8; turn++) {
      statuses.push((await to(EMAIL)).statusCode);
      await to(`thief${turn}@example.org`);
    }
    await site.accounts.settle();
    expect(site.emails.filter((mail) => mail.to === EMAIL)).toHaveLength(5);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    const guest = await site.guest();
    expect((await guest.post('/api/me/keep', { email: EMAIL, password: PASSWORD })).statusCode).toBe(429);
  });

  it('is not promised where the server sends none', async () => {
    site = await AccountServer.open();
    const answer = await site.browser().post('/api/password-reset', { email: EMAIL });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().error).toEqual({
      code: 'no-mail',
      message: 'This server sends no e-mail. Sign in with a passkey, or ask whoever runs the server.',
    });
  });

  it('that can not be sent does no harm', async () => {
    site = await AccountServer.open(withEmail);
    const troubles: string[] = [];
    site.accounts.onError = (what) => troubles.push(what);
    site.mailTrouble = new Error('no route to host');
    await site.member(EMAIL);
    await site.accounts.settle();
    expect(troubles).toEqual(['sending an e-mail failed']);
  });
});
