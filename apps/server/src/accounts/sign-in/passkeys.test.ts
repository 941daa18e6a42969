import { afterEach, describe, expect, it } from 'vitest';
import { AccountServer, type Browser } from '../account-server.fixture.ts';
import { Authenticator } from './authenticator.fixture.ts';

let site: AccountServer;
afterEach(() => site.close());

const SITE = { origin: 'https://tessera.example', rpId: 'tessera.example' };

async function makeKey(browser: Browser, key: Authenticator, site = SITE) {
  const { challenge } = (await browser.post('/api/me/passkeys/options')).json();
  return browser.post('/api/me/passkeys', { name: 'My phone', response: key.make(challenge, site) });
}

async function signIn(browser: Browser, key: Authenticator, site = SITE) {
  const { challenge } = (await browser.post('/api/sign-in/passkey/options')).json();
  return browser.post('/api/sign-in/passkey', { response: key.show(challenge, site) });
}

describe('a passkey', () => {
  it('keeps an account and opens it elsewhere, without a name or a password', async () => {
    site = await AccountServer.open({ publicUrl: SITE.origin });
    const home = await site.guest('Anna');
    const { id } = await home.me();
    const key = new Authenticator();
    const options = (await home.post('/api/me/passkeys/options')).json();
    expect(options).toMatchObject({
      rp: { name: 'Tessera', id: 'tessera.example' },
      user: { name: 'Anna' },
      authenticatorSelection: { residentKey: 'required' },
    });
    const made = await makeKey(home, key);
    expect(made.statusCode).toBe(201);
    expect(made.json().me).toMatchObject({ kept: true, passkeys: [{ name: 'My phone', usedAt: null }] });
    const away = site.browser();
    for (let time = 0; time < 2; time++) expect((await signIn(away, key)).json().me).toMatchObject({ id });
    expect(await away.me()).toMatchObject({ id, passkeys: [{ usedAt: site.time }] });
    const again = (await home.post('/api/me/passkeys/options')).json();
    expect(again.excludeCredentials).toEqual([expect.objectContaining({ transports: ['internal'] })]);
  });

  it('works on localhost where no address is set, and nowhere else', async () => {
    site = await AccountServer.open();
    const home = await site.guest('Anna');
    const key = new Authenticator();
    const local = { origin: 'http://localhost:8080', rpId: 'localhost' };
    expect((await makeKey(home, key, local)).statusCode).toBe(201);
    expect((await signIn(site.browser(), key, local)).statusCode).toBe(200);
    const elsewhere = await site
      .browser()
      .send(
        'POST',
        '/api/sign-in/passkey/options',
        {},
        { host: '192.168.1.7:8080', origin: 'http://192.168.1.7:8080' },
      );
    expect(elsewhere.statusCode).toBe(409);
    expect(elsewhere.json().error).toMatchObject({
      code: 'no-passkeys',
      message: expect.stringContaining('PUBLIC_URL'),
    });
  });

  it('answers a challenge once, in time, and its own', async () => {
    site = await AccountServer.open({ publicUrl: SITE.origin });
    const home = await site.guest('Anna');
    const key = new Authenticator();
    await makeKey(home, key);
    const { challenge } = (await home.post('/api/sign-in/passkey/options')).json();
    const response = key.show(challenge, SITE);
    const send = (given: object) => site.browser().post('/api/sign-in/passkey', { response: given });
    expect((await send(response)).statusCode).toBe(200);
    expect((await send(response)).json().error.code).toBe('wrong-sign-in');
    expect((await send(key.show('bWFkZSB1cA', SITE))).statusCode).toBe(401);
    const late = (await home.post('/api/sign-in/passkey/options')).json().challenge;
    site.time += 5 * 60 * 1000 + 1;
    expect((await send(key.show(late, SITE))).statusCode).toBe(401);
    // a challenge to make a key is not one to sign in
    const forMaking = (await home.post('/api/me/passkeys/options')).json().challenge;
    expect((await send(key.show(forMaking, SITE))).statusCode).toBe(401);
  });

  it('is not made for somebody else with their challenge', async () => {
    site = await AccountServer.open({ publicUrl: SITE.origin });
    const anna = await site.guest('Anna');
    const eve = await site.guest('Eve');
    const { challenge } = (await anna.post('/api/me/passkeys/options')).json();
    const response = new Authenticator().make(challenge, SITE);
    expect((await eve.post('/api/me/passkeys', { response })).json().error.code).toBe('bad-passkey');
    expect((await anna.post('/api/me/passkeys', { response })).statusCode).toBe(201);
    expect((await eve.post('/api/me/passkeys', { response })).statusCode).toBe(400);
  });

  it('is good for this site alone, and for whoever has it', async () => {
    site = await AccountServer.open({ publicUrl: SITE.origin });
    const home = await site.guest('Anna');
    const key = new Authenticator();
    await makeKey(home, key);
    const evil = { origin: 'https://tessera.evil.example', rpId: 'tessera.evil.example' };
    expect((await signIn(site.browser(), key, evil)).statusCode).toBe(401);
    expect((await makeKey(home, new Authenticator(), evil)).statusCode).toBe(400);
    const unknown = new Authenticator();
    expect((await signIn(site.browser(), unknown)).statusCode).toBe(401);
    const forged = Object.assign(new Authenticator(), { id: key.id });
    expect((await signIn(site.browser(), forged)).statusCode).toBe(401);
  });

  it('that was copied is noticed by its count', async () => {
    site = await AccountServer.open({ publicUrl: SITE.origin });
    const home = await site.guest('Anna');
    const key = new Authenticator();
    await makeKey(home, key);
    key.counter = 10;
    expect((await signIn(site.browser(), key)).statusCode).toBe(200);
    key.counter = 5;
    expect((await signIn(site.browser(), key)).statusCode).toBe(401);
  });

  it('belongs to one account, and is removed by it', async () => {
    site = await AccountServer.open({ publicUrl: SITE.origin });
    const anna = await site.guest('Anna');
    const boris = await site.guest('Boris');
    const key = new Authenticator(1_000);
    const { passkeys } = (await makeKey(anna, key)).json().me;
    expect((await makeKey(boris, key)).json().error.code).toBe('passkey-taken');
    const url = `/api/me/passkeys/${passkeys[0].id}`;
    expect((await boris.delete(url)).json().error.code).toBe('no-such-passkey');
    expect((await anna.delete(url)).json().me).toMatchObject({ kept: false, passkeys: [] });
    expect((await signIn(site.browser(), key)).statusCode).toBe(401);
  });

  it('of any nonsense is refused with a sentence', async () => {
    site = await AccountServer.open({ publicUrl: SITE.origin });
    const anna = await site.guest('Anna');
    const key = new Authenticator();
    const { challenge } = (await anna.post('/api/me/passkeys/options')).json();
    const good = key.make(challenge, SITE) as { response: Record<string, unknown> };
    for (const response of [
      {},
      { ...good, id: '' },
      { ...good, rawId: 'AAAA' },
      { ...good, response: {} },
      { ...good, response: { ...good.response, attestationObject: 'AAAA' } },
      { ...good, response: { ...good.response, clientDataJSON: 'AAAA' } },
      { ...good, response: { ...good.response, attestationObject: '\u0000' } },
    ]) {
      for (const url of ['/api/me/passkeys', '/api/sign-in/passkey']) {
        const answer = await anna.post(url, { response });
        expect([400, 401]).toContain(answer.statusCode);
        expect(answer.json().error.message).toMatch(/^["A-Z].*\.$/);
      }
    }
  });
});
