import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountServer, type Browser } from '../account-server.fixture.ts';
import { PasskeyStore, TokenStore } from '../store/index.ts';

const EMAIL = 'anna@example.org';

let site: AccountServer;
let anna: Browser;
beforeEach(async () => {
  site = await AccountServer.open({ emails: true, publicUrl: 'https://tessera.example' });
  anna = await site.unconfirmedMember(EMAIL);
});
afterEach(() => site.close());

const finish = (token: string, endTokens?: boolean) =>
  site.browser().post('/api/password-reset/finish', { token, password: 'another horse', endTokens });

async function addPasskey(id: string, person: string): Promise<void> {
  const key = { name: id, counter: 0, transports: [], createdAt: site.time, usedAt: null };
  await new PasskeyStore(site.database).add({ ...key, id, person, publicKey: Uint8Array.of(1) });
}

/** The address is confirmed, a passkey and a token of one's own are added, and then the password is forgotten. */
async function confirmAndForget(person: string): Promise<void> {
  await anna.post('/api/me/email/link');
  await site.browser().post('/api/email/confirm', { token: await site.link() });
  site.time += 60_000;
  await addPasskey('my own', person);
  await anna.post('/api/me/tokens', { name: 'my own' });
  await site.browser().post('/api/password-reset', { email: EMAIL });
}

describe('a new password', () => {
  it('is hashed only for whoever has had an e-mail', async () => {
    const hash = vi.spyOn(site.accounts.passwords, 'hash');
    expect((await finish('x'.repeat(43))).json().error.code).toBe('link-over');
    expect(hash).not.toHaveBeenCalled();
    await site.browser().post('/api/password-reset', { email: EMAIL });
    expect((await finish(await site.link())).statusCode).toBe(200);
    expect(hash).toHaveBeenCalledTimes(1);
  });

  it('drives out whoever prepared the account before its address was confirmed, and nobody else', async () => {
    const { id } = await anna.me();
    await addPasskey('of a thief', id);
    await anna.post('/api/me/tokens', { name: 'of a thief' });
    await confirmAndForget(id);
    expect((await finish(await site.link(), false)).statusCode).toBe(200);
    const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
    expect(names(await new PasskeyStore(site.database).of(id))).toEqual(['my own']);
    expect(names(await new TokenStore(site.database).of(id))).toEqual(['my own']);
    // nor does the next one drive out whoever is at home since
    site.time += 60_000;
    await site.browser().post('/api/password-reset', { email: EMAIL });
    expect((await finish(await site.link(), false)).statusCode).toBe(200);
    expect(names(await new PasskeyStore(site.database).of(id))).toEqual(['my own']);
    expect(names(await new TokenStore(site.database).of(id))).toEqual(['my own']);
  });

  it('ends bot tokens unless it is asked not to; passkeys stay', async () => {
    const { id } = await anna.me();
    await confirmAndForget(id);
    expect((await finish(await site.link())).statusCode).toBe(200);
    expect(await new TokenStore(site.database).of(id)).toEqual([]);
    expect(await new PasskeyStore(site.database).of(id)).toHaveLength(1);
  });
});
