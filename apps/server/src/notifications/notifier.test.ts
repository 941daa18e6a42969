import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto';
import type { SeatNumber } from '@tessera/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { AccountServer, type Browser } from '../accounts/account-server.fixture.ts';
import { NoticeStore } from '../accounts/store/index.ts';
import { someTable } from '../store/conformance.ts';
import { TableStore } from '../store/index.ts';
import { rowsOf } from '../store/rows.fixture.ts';

const FIRST = 1 as SeatNumber;

let site: AccountServer;
afterEach(() => site.close());

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const A = { id: 'table-a', game: 'cambria' };
const B = { id: 'table-b', game: 'hibernia' };

/** What a browser has of its own: the keys that a push to it is encrypted for. */
function newSubscription(endpoint = 'https://push.example/abc') {
  const ecdh = createECDH('prime256v1');
  const auth = randomBytes(16);
  const keys = { p256dh: ecdh.generateKeys('base64url'), auth: auth.toString('base64url') };
  return { ecdh, auth, json: { endpoint, expirationTime: null, keys } };
}

/** RFC 8188 and 8291, as the browser does it. */
function decrypt(body: Buffer, { ecdh, auth }: ReturnType<typeof newSubscription>): string {
  const hkdf = (salt: Buffer, key: Buffer, info: Buffer, length: number) => {
    const prk = createHmac('sha256', salt).update(key).digest();
    return createHmac('sha256', prk)
      .update(info)
      .update(Buffer.from([1]))
      .digest()
      .subarray(0, length);
  };
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body[20]);
  const secret = ecdh.computeSecret(sender);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const key = hkdf(auth, secret, info, 32);
  const cek = hkdf(salt, key, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(salt, key, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = body.subarray(21 + body[20]);
  const decipher = createDecipheriv('aes-128-gcm', cek, nonce).setAuthTag(cipher.subarray(-16));
  const text = Buffer.concat([decipher.update(cipher.subarray(0, -16)), decipher.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString();
}

async function pass(ms: number): Promise<void> {
  site.time += ms;
  site.accounts.notifier.look();
  await site.accounts.settle();
}

async function subscribed(browser: Browser, subscription = newSubscription()) {
  const answer = await browser.post('/api/me/push', subscription.json);
  expect(answer.statusCode).toBe(201);
  return subscription;
}

describe('word of a turn', () => {
  it('says who invites, unless one is waited for somewhere else', async () => {
    site = await AccountServer.open({ emails: true, publicUrl: 'https://tessera.example' });
    const anna = await site.member('anna@example.org');
    await anna.post('/api/email/confirm', { token: await site.link() });
    await anna.patch('/api/me', { language: 'de' });
    await anna.patch('/api/me/notify', { webhook: 'https://hooks.example/x', email: true });
    const { id } = await anna.me();
    site.accounts.notifier.yourTurn(id, { ...A, invitedBy: 'Boris' });
    await pass(5 * MINUTE);
    expect(JSON.parse(String(site.posts[0].body))).toMatchObject({
      type: 'invitation',
      text: 'Boris lädt dich zum Spielen ein: Cambria https://tessera.example/online/table/table-a',
    });
    expect(site.emails.at(-1)).toMatchObject({ subject: 'Tessera: Boris lädt dich zum Spielen ein' });
    expect(site.emails.at(-1)?.text).toMatch(/Hallo Anna,\n\nBoris lädt dich zum Spielen ein:\nCambria: https:/);
    site.accounts.notifier.yourTurn(id, { ...A, invitedBy: 'Boris' });
    site.accounts.notifier.yourTurn(id, B);
    await pass(30 * MINUTE);
    expect(JSON.parse(String(site.posts[1].body))).toMatchObject({ type: 'your-turn', tables: { length: 2 } });
  });

  it('is pushed, encrypted for the browser and signed with the key that pages get', async () => {
    site = await AccountServer.open({ publicUrl: 'https://tessera.example' });
    const anna = await site.guest();
    await anna.patch('/api/me', { language: 'ru' });
    const subscription = await subscribed(anna);
    site.accounts.notifier.yourTurn((await anna.me()).id, A);
    await pass(7 * SECOND);
    expect(site.posts).toEqual([]);
    await pass(SECOND);
    const [{ url, headers, body }] = site.posts;
    expect(url).toBe('https://push.example/abc');
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: 'your-turn' });
    expect(JSON.parse(decrypt(Buffer.from(body), subscription))).toEqual({
      type: 'your-turn',
      title: 'Ваш ход',
      body: 'Cambria',
      path: '/online/table/table-a',
    });
    const { pushKey } = (await anna.get('/api/me')).json().server;
    const [, token, key] = /^vapid t=(\S+), k=(\S+)$/.exec(headers['Authorization']) ?? [];
    expect(key).toBe(pushKey);
    const [head, claims, signature] = token.split('.');
    const point = Buffer.from(pushKey, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    expect(
      verify(
        'sha256',
        Buffer.from(`${head}.${claims}`),
        { key: publicKey, dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      ),
    ).toBe(true);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: 'https://push.example',
      sub: 'https://tessera.example',
    });
  });

  it('is not said to who moves in time, or has the table open', async () => {
    site = await AccountServer.open();
    const anna = await site.guest();
    await subscribed(anna);
    const { id } = await anna.me();
    site.accounts.notifier.yourTurn(id, A);
    site.accounts.notifier.turnOver(id, A.id);
    await pass(MINUTE);
    expect(site.posts).toEqual([]);
    site.accounts.notifier.isHere = (person, table) => person === id && table === A.id;
    site.accounts.notifier.yourTurn(id, A);
    await pass(MINUTE);
    expect(site.posts).toEqual([]);
    site.accounts.notifier.yourTurn(id, B);
    await pass(MINUTE);
    expect(site.posts).toHaveLength(1);
  });

  it('is said once for many tables, and not again within a minute', async () => {
    site = await AccountServer.open();
    const anna = await site.guest();
    const subscription = await subscribed(anna);
    const { id } = await anna.me();
    for (const table of [A, B, { id: 'table-c', game: 'hibernia' }]) site.accounts.notifier.yourTurn(id, table);
    await pass(10 * SECOND);
    expect(JSON.parse(decrypt(Buffer.from(site.posts[0].body), subscription))).toMatchObject({
      body: 'Cambria, Hibernia (2)',
      path: '/online',
    });
    site.accounts.notifier.turnOver(id, A.id);
    site.accounts.notifier.yourTurn(id, A);
    await pass(30 * SECOND);
    expect(site.posts).toHaveLength(1);
    await pass(30 * SECOND);
    expect(site.posts).toHaveLength(2);
  });

  it('forgets a browser that is gone, and tries again where only the push service failed', async () => {
    site = await AccountServer.open();
    const anna = await site.guest();
    await subscribed(anna);
    const { id } = await anna.me();
    const troubles: string[] = [];
    site.accounts.onError = (what) => troubles.push(what);
    site.answer = 503;
    site.accounts.notifier.yourTurn(id, A);
    await pass(MINUTE);
    site.answer = new Error('no route to host');
    await pass(2 * MINUTE);
    site.answer = 410;
    await pass(2 * MINUTE);
    expect(site.posts).toHaveLength(3);
    expect(troubles).toEqual(Array(2).fill('a turn could not be told by push'));
    expect(await rowsOf(site.database, 'push_subscriptions')).toEqual([]);
    site.accounts.notifier.yourTurn(id, A);
    await pass(2 * MINUTE);
    expect(site.posts).toHaveLength(3);
  });

  it('comes by webhook without links where nobody knows the address of the server, which is told', async () => {
    site = await AccountServer.open();
    const anna = await site.guest();
    const { id } = await anna.me();
    const answer = (await anna.patch('/api/me/notify', { webhook: 'https://hooks.example/x' })).json();
    expect(answer.note).toMatch(/PUBLIC_URL/);
    expect((await anna.get('/api/me')).json().server.links).toBe(false);
    expect((await anna.patch('/api/me/notify', { push: true })).json().note).toBeUndefined();
    site.accounts.notifier.yourTurn(id, A);
    await pass(10 * SECOND);
    expect(JSON.parse(String(site.posts[0].body))).toEqual({
      type: 'your-turn',
      person: { id, name: 'Anna' },
      tables: [{ id: 'table-a', game: 'cambria' }],
      text: 'It is your turn: Cambria',
      content: 'It is your turn: Cambria',
    });
  });

  it('comes by webhook as JSON that chat programs show', async () => {
    site = await AccountServer.open({ publicUrl: 'https://tessera.example' });
    const anna = await site.guest();
    const { id } = await anna.me();
    expect((await anna.patch('/api/me/notify', { webhook: 'https://hooks.example/x' })).json().me.notify).toEqual({
      push: true,
      email: false,
      webhook: 'https://hooks.example/x',
    });
    site.accounts.notifier.yourTurn(id, A);
    await pass(10 * SECOND);
    expect(site.posts.map(({ url }) => url)).toEqual(['https://hooks.example/x']);
    const url = 'https://tessera.example/online/table/table-a';
    expect(JSON.parse(String(site.posts[0].body))).toEqual({
      type: 'your-turn',
      person: { id, name: 'Anna' },
      tables: [{ id: 'table-a', game: 'cambria', url }],
      text: `It is your turn: Cambria ${url}`,
      content: `It is your turn: Cambria ${url}`,
    });
    for (const webhook of [null, ''])
      expect((await anna.patch('/api/me/notify', { webhook })).json().me.notify.webhook).toBeNull();
  });

  it('goes to no address of a private network, and to no key that is none', async () => {
    site = await AccountServer.open();
    const anna = await site.guest();
    for (const webhook of ['http://hooks.example/', 'https://192.168.0.1/', 'https://localhost/', 'x'])
      expect((await anna.patch('/api/me/notify', { webhook })).json().error.code).toBe('bad-address');
    const { json } = newSubscription('https://127.0.0.1/push');
    expect((await anna.post('/api/me/push', json)).json().error.code).toBe('bad-address');
    const good = newSubscription().json;
    for (const keys of [
      { ...good.keys, p256dh: 'A'.repeat(87) },
      { ...good.keys, auth: 'A'.repeat(17) },
    ])
      expect((await anna.post('/api/me/push', { ...good, keys })).json().error.code).toBe('bad-subscription');
    expect((await anna.post('/api/me/push', { ...good, keys: {} })).statusCode).toBe(400);
  });

  it('comes by e-mail to an address that is confirmed, after a while, and not often', async () => {
    site = await AccountServer.open({ emails: true, publicUrl: 'https://tessera.example' });
    const anna = await site.unconfirmedMember('anna@example.org');
    const { id } = await anna.me();
    await anna.post('/api/me/email/link');
    const token = await site.link();
    await anna.patch('/api/me/notify', { email: true });
    site.emails.length = 0;
    site.accounts.notifier.yourTurn(id, A);
    await pass(6 * MINUTE);
    expect(site.emails).toEqual([]);
    await anna.post('/api/email/confirm', { token });
    site.accounts.notifier.yourTurn(id, A);
    site.accounts.notifier.yourTurn(id, B);
    await pass(31 * MINUTE);
    expect(site.emails).toEqual([
      {
        to: 'anna@example.org',
        subject: 'Tessera: it is your turn',
        text: expect.stringContaining(
          'Cambria: https://tessera.example/online/table/table-a\nHibernia: https://tessera.example/online/table/table-b\n',
        ),
      },
    ]);
    site.accounts.notifier.yourTurn(id, A);
    await pass(10 * MINUTE);
    expect(site.emails).toHaveLength(1);
  });

  it('is promised by e-mail only where e-mails are sent and there is an address', async () => {
    site = await AccountServer.open();
    const anna = await site.guest();
    expect((await anna.patch('/api/me/notify', { email: true })).json().error.code).toBe('no-mail');
    await site.close();
    site = await AccountServer.open({ emails: true, publicUrl: 'https://tessera.example' });
    const boris = await site.guest();
    expect((await boris.patch('/api/me/notify', { email: true })).json().error.code).toBe('no-email');
  });

  it('is said after a restart to whoever was not told, and not twice', async () => {
    site = await AccountServer.open();
    const anna = await site.guest();
    await subscribed(anna);
    const { id } = await anna.me();
    const table = someTable({
      id: A.id,
      game: A.game,
      seats: [
        { kind: 'bot', person: null },
        { kind: 'person', person: id },
      ],
      waitingSeat: 2 as SeatNumber,
      updatedAt: site.time,
    });
    const tables = new TableStore(site.database);
    await tables.create(table);
    await tables.create({ ...table, id: 'not-hers', waitingSeat: FIRST });
    await tables.create({ ...table, id: 'over', status: 'over' });
    const restarted = async () => {
      await site.accounts.notifier.catchUp();
      await pass(2 * MINUTE);
      return site.posts.length;
    };
    expect(await restarted()).toBe(1);
    expect(await restarted()).toBe(1);
    await tables.update(A.id, { updatedAt: site.time });
    expect(await restarted()).toBe(2);
    // a table that can't be read keeps nobody from hearing of another
    await tables.create({ ...table, id: B.id, game: B.game });
    site.accounts.notifier.isUntold = async (at) => {
      if (at === A.id) throw new Error('this log is broken');
      return true;
    };
    site.time += SECOND;
    await tables.update(A.id, { updatedAt: site.time });
    expect(await restarted()).toBe(3);
    expect(await new NoticeStore(site.database).toldAt(id, B.id)).toBe(site.time);
  });

  it('is given after a vacation, also when the server was restarted during it', async () => {
    site = await AccountServer.open();
    const anna = await site.guest('Anna');
    const { id: person } = await anna.me();
    await anna.patch('/api/me/notify', { webhook: 'https://hooks.example/x' });
    expect((await anna.post('/api/me/vacation', { until: site.time + 25 * DAY })).statusCode).toBe(200);
    await new TableStore(site.database).create(
      someTable({ id: A.id, game: A.game, updatedAt: site.time, seats: [{ kind: 'person', person }] }),
    );
    await pass(10 * DAY);
    await site.accounts.notifier.catchUp();
    await pass(MINUTE);
    expect(site.posts).toEqual([]);
    await pass(15 * DAY);
    expect(site.posts).toHaveLength(1);
  });

  it('goes to the browser that subscribed last, however old its subscription and however many there are', async () => {
    site = await AccountServer.open();
    const anna = await site.guest('Anna');
    const boris = await site.guest('Boris');
    const shared = newSubscription('https://push.example/shared');
    await subscribed(boris, shared);
    for (let number = 0; number < 20; number++) {
      site.time += SECOND;
      await subscribed(anna, newSubscription(`https://push.example/${number}`));
    }
    site.time += SECOND;
    await subscribed(anna, shared);
    site.accounts.notifier.yourTurn((await anna.me()).id, A);
    await pass(MINUTE);
    expect(site.posts.map(({ url }) => url)).toContain('https://push.example/shared');
    expect(site.posts).toHaveLength(20);
  });

  it('stops in browsers where somebody is signed in no more, and nowhere else', async () => {
    site = await AccountServer.open();
    const email = 'anna@example.org';
    const password = 'correct horse battery';
    const first = await site.member(email, password);
    const { id } = await first.me();
    const second = site.browser();
    const signIn = () => second.post('/api/sign-in', { email, password });
    await signIn();
    const [atFirst, atSecond] = ['first', 'second'].map((name) => newSubscription(`https://push.example/${name}`));
    let table = 0;
    const toldAt = async () => {
      const before = site.posts.length;
      site.accounts.notifier.yourTurn(id, { id: `table-${table++}`, game: 'cambria' });
      await pass(2 * MINUTE);
      return site.posts.slice(before).map(({ url }) => url.slice('https://push.example/'.length));
    };
    await subscribed(first, atFirst);
    await subscribed(second, atSecond);
    expect(await toldAt()).toEqual(['first', 'second']);
    await second.post('/api/sign-out');
    expect(await toldAt()).toEqual(['first']);
    await signIn();
    await subscribed(second, atSecond);
    await first.post('/api/me/password', { current: password, password: 'another horse' });
    expect(await toldAt()).toEqual(['first']);
    // somebody else signs in there
    await site.member('boris@example.org', password);
    await first.post('/api/sign-in', { email: 'boris@example.org', password });
    expect(await toldAt()).toEqual([]);
    await second.post('/api/sign-in', { email, password: 'another horse' });
    await subscribed(second, atSecond);
    expect(await toldAt()).toEqual(['second']);
    await second.post('/api/sign-out', { everywhere: true });
    expect(await toldAt()).toEqual([]);
  });

  it('stops in a browser that unsubscribes, and goes to whoever uses it now', async () => {
    site = await AccountServer.open();
    const anna = await site.guest('Anna');
    const boris = await site.guest('Boris');
    const { json } = await subscribed(anna);
    await subscribed(boris, { ...newSubscription(), json });
    site.accounts.notifier.yourTurn((await anna.me()).id, A);
    await pass(MINUTE);
    expect(site.posts).toEqual([]);
    expect((await boris.delete('/api/me/push', { endpoint: json.endpoint })).json()).toEqual({ subscribed: false });
    site.accounts.notifier.yourTurn((await boris.me()).id, A);
    await pass(MINUTE);
    expect(site.posts).toEqual([]);
  });
});
