import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { type Browser, Club } from '../accounts/accounts.fixture.ts';
import { NoticeStore } from '../accounts/store/index.ts';
import { type StoredTable, TableStore } from '../store/index.ts';

let club: Club;
afterEach(() => club.close());

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
  club.time += ms;
  club.people.notifier.look();
  await club.people.settle();
}

async function subscribed(browser: Browser, subscription = newSubscription()) {
  const answer = await browser.post('/api/me/push', subscription.json);
  expect(answer.statusCode).toBe(201);
  return subscription;
}

describe('word of a turn', () => {
  it('says who invites, unless one is waited for somewhere else', async () => {
    club = await Club.open({ letters: true, publicUrl: 'https://tessera.example' });
    const anna = await club.member('anna@example.org');
    await anna.post('/api/email/confirm', { token: await club.link() });
    await anna.patch('/api/me', { language: 'de' });
    await anna.patch('/api/me/notify', { webhook: 'https://hooks.example/x', email: true });
    const { id } = await anna.me();
    club.people.notifier.yourTurn(id, { ...A, invitedBy: 'Boris' });
    await pass(5 * MINUTE);
    expect(JSON.parse(String(club.posts[0].body))).toMatchObject({
      type: 'invitation',
      text: 'Boris lädt dich zum Spielen ein: Cambria https://tessera.example/online/table/table-a',
    });
    expect(club.letters.at(-1)).toMatchObject({ subject: 'Tessera: Boris lädt dich zum Spielen ein' });
    expect(club.letters.at(-1)?.text).toMatch(/Hallo Anna,\n\nBoris lädt dich zum Spielen ein:\nCambria: https:/);
    club.people.notifier.yourTurn(id, { ...A, invitedBy: 'Boris' });
    club.people.notifier.yourTurn(id, B);
    await pass(30 * MINUTE);
    expect(JSON.parse(String(club.posts[1].body))).toMatchObject({ type: 'your-turn', tables: { length: 2 } });
  });

  it('is pushed, encrypted for the browser and signed with the key that pages get', async () => {
    club = await Club.open({ publicUrl: 'https://tessera.example' });
    const anna = await club.guest();
    await anna.patch('/api/me', { language: 'ru' });
    const subscription = await subscribed(anna);
    club.people.notifier.yourTurn((await anna.me()).id, A);
    await pass(7 * SECOND);
    expect(club.posts).toEqual([]);
    await pass(SECOND);
    const [{ url, headers, body }] = club.posts;
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
    club = await Club.open();
    const anna = await club.guest();
    await subscribed(anna);
    const { id } = await anna.me();
    club.people.notifier.yourTurn(id, A);
    club.people.notifier.turnOver(id, A.id);
    await pass(MINUTE);
    expect(club.posts).toEqual([]);
    club.people.notifier.isHere = (person, table) => person === id && table === A.id;
    club.people.notifier.yourTurn(id, A);
    await pass(MINUTE);
    expect(club.posts).toEqual([]);
    club.people.notifier.yourTurn(id, B);
    await pass(MINUTE);
    expect(club.posts).toHaveLength(1);
  });

  it('is said once for many tables, and not again within a minute', async () => {
    club = await Club.open();
    const anna = await club.guest();
    const subscription = await subscribed(anna);
    const { id } = await anna.me();
    for (const table of [A, B, { id: 'table-c', game: 'hibernia' }]) club.people.notifier.yourTurn(id, table);
    await pass(10 * SECOND);
    expect(JSON.parse(decrypt(Buffer.from(club.posts[0].body), subscription))).toMatchObject({
      body: 'Cambria, Hibernia (2)',
      path: '/online',
    });
    club.people.notifier.turnOver(id, A.id);
    club.people.notifier.yourTurn(id, A);
    await pass(30 * SECOND);
    expect(club.posts).toHaveLength(1);
    await pass(30 * SECOND);
    expect(club.posts).toHaveLength(2);
  });

  it('forgets a browser that is gone, and tries again where only the push service failed', async () => {
    club = await Club.open();
    const anna = await club.guest();
    await subscribed(anna);
    const { id } = await anna.me();
    const troubles: string[] = [];
    club.people.onTrouble = (what) => troubles.push(what);
    club.answer = 503;
    club.people.notifier.yourTurn(id, A);
    await pass(MINUTE);
    club.answer = new Error('no route to host');
    await pass(2 * MINUTE);
    club.answer = 410;
    await pass(2 * MINUTE);
    expect(club.posts).toHaveLength(3);
    expect(troubles).toEqual(Array(2).fill('a turn could not be told by push'));
    expect(await club.database.all('SELECT endpoint FROM push_subscriptions')).toEqual([]);
    club.people.notifier.yourTurn(id, A);
    await pass(2 * MINUTE);
    expect(club.posts).toHaveLength(3);
  });

  it('comes by webhook without links where nobody knows the address of the server, which is told', async () => {
    club = await Club.open();
    const anna = await club.guest();
    const { id } = await anna.me();
    const answer = (await anna.patch('/api/me/notify', { webhook: 'https://hooks.example/x' })).json();
    expect(answer.note).toMatch(/PUBLIC_URL/);
    expect((await anna.get('/api/me')).json().server.links).toBe(false);
    expect((await anna.patch('/api/me/notify', { push: true })).json().note).toBeUndefined();
    club.people.notifier.yourTurn(id, A);
    await pass(10 * SECOND);
    expect(JSON.parse(String(club.posts[0].body))).toEqual({
      type: 'your-turn',
      person: { id, name: 'Anna' },
      tables: [{ id: 'table-a', game: 'cambria' }],
      text: 'It is your turn: Cambria',
      content: 'It is your turn: Cambria',
    });
  });

  it('comes by webhook as JSON that chat programs show', async () => {
    club = await Club.open({ publicUrl: 'https://tessera.example' });
    const anna = await club.guest();
    const { id } = await anna.me();
    expect((await anna.patch('/api/me/notify', { webhook: 'https://hooks.example/x' })).json().me.notify).toEqual({
      push: true,
      email: false,
      webhook: 'https://hooks.example/x',
    });
    club.people.notifier.yourTurn(id, A);
    await pass(10 * SECOND);
    expect(club.posts.map(({ url }) => url)).toEqual(['https://hooks.example/x']);
    const url = 'https://tessera.example/online/table/table-a';
    expect(JSON.parse(String(club.posts[0].body))).toEqual({
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
    club = await Club.open();
    const anna = await club.guest();
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

  it('comes by letter to an address that is confirmed, after a while, and not often', async () => {
    club = await Club.open({ letters: true, publicUrl: 'https://tessera.example' });
    const anna = await club.unconfirmedMember('anna@example.org');
    const { id } = await anna.me();
    await anna.post('/api/me/email/letter');
    const token = await club.link();
    await anna.patch('/api/me/notify', { email: true });
    club.letters.length = 0;
    club.people.notifier.yourTurn(id, A);
    await pass(6 * MINUTE);
    expect(club.letters).toEqual([]);
    await anna.post('/api/email/confirm', { token });
    club.people.notifier.yourTurn(id, A);
    club.people.notifier.yourTurn(id, B);
    await pass(31 * MINUTE);
    expect(club.letters).toEqual([
      {
        to: 'anna@example.org',
        subject: 'Tessera: it is your turn',
        text: expect.stringContaining(
          'Cambria: https://tessera.example/online/table/table-a\nHibernia: https://tessera.example/online/table/table-b\n',
        ),
      },
    ]);
    club.people.notifier.yourTurn(id, A);
    await pass(10 * MINUTE);
    expect(club.letters).toHaveLength(1);
  });

  it('is promised by letter only where there are letters and an address', async () => {
    club = await Club.open();
    const anna = await club.guest();
    expect((await anna.patch('/api/me/notify', { email: true })).json().error.code).toBe('no-mail');
    await club.close();
    club = await Club.open({ letters: true, publicUrl: 'https://tessera.example' });
    const boris = await club.guest();
    expect((await boris.patch('/api/me/notify', { email: true })).json().error.code).toBe('no-email');
  });

  it('is said after a restart to whoever was not told, and not twice', async () => {
    club = await Club.open();
    const anna = await club.guest();
    await subscribed(anna);
    const { id } = await anna.me();
    const table: StoredTable = {
      id: A.id,
      game: A.game,
      status: 'playing',
      visibility: 'public',
      seats: [
        { kind: 'bot', person: null },
        { kind: 'person', person: id },
      ],
      waitingSeat: 2,
      createdAt: club.time,
      updatedAt: club.time,
      data: {},
    };
    const tables = new TableStore(club.database);
    await tables.create(table);
    await tables.create({ ...table, id: 'not-hers', waitingSeat: 1 });
    await tables.create({ ...table, id: 'over', status: 'over' });
    const restarted = async () => {
      await club.people.notifier.catchUp();
      await pass(2 * MINUTE);
      return club.posts.length;
    };
    expect(await restarted()).toBe(1);
    expect(await restarted()).toBe(1);
    await tables.update(A.id, { updatedAt: club.time });
    expect(await restarted()).toBe(2);
    // a table that can't be read keeps nobody from hearing of another
    await tables.create({ ...table, id: B.id, game: B.game });
    club.people.notifier.isUntold = async (at) => {
      if (at === A.id) throw new Error('this log is broken');
      return true;
    };
    club.time += SECOND;
    await tables.update(A.id, { updatedAt: club.time });
    expect(await restarted()).toBe(3);
    expect(await new NoticeStore(club.database).toldAt(id, B.id)).toBe(club.time);
  });

  it('is given after a vacation, also when the server was restarted during it', async () => {
    club = await Club.open();
    const anna = await club.guest('Anna');
    const { id: person } = await anna.me();
    await anna.patch('/api/me/notify', { webhook: 'https://hooks.example/x' });
    expect((await anna.post('/api/me/vacation', { until: club.time + 25 * DAY })).statusCode).toBe(200);
    await new TableStore(club.database).create({
      id: A.id,
      game: A.game,
      status: 'playing',
      visibility: 'private',
      waitingSeat: 1,
      createdAt: club.time,
      updatedAt: club.time,
      data: {},
      seats: [{ kind: 'person', person }],
    });
    await pass(10 * DAY);
    await club.people.notifier.catchUp();
    await pass(MINUTE);
    expect(club.posts).toEqual([]);
    await pass(15 * DAY);
    expect(club.posts).toHaveLength(1);
  });

  it('goes to the browser that subscribed last, however old its subscription and however many there are', async () => {
    club = await Club.open();
    const anna = await club.guest('Anna');
    const boris = await club.guest('Boris');
    const shared = newSubscription('https://push.example/shared');
    await subscribed(boris, shared);
    for (let number = 0; number < 20; number++) {
      club.time += SECOND;
      await subscribed(anna, newSubscription(`https://push.example/${number}`));
    }
    club.time += SECOND;
    await subscribed(anna, shared);
    club.people.notifier.yourTurn((await anna.me()).id, A);
    await pass(MINUTE);
    expect(club.posts.map(({ url }) => url)).toContain('https://push.example/shared');
    expect(club.posts).toHaveLength(20);
  });

  it('stops in browsers where somebody is signed in no more, and nowhere else', async () => {
    club = await Club.open();
    const email = 'anna@example.org';
    const password = 'correct horse battery';
    const first = await club.member(email, password);
    const { id } = await first.me();
    const second = club.browser();
    const signIn = () => second.post('/api/sign-in', { email, password });
    await signIn();
    const [atFirst, atSecond] = ['first', 'second'].map((name) => newSubscription(`https://push.example/${name}`));
    let table = 0;
    const toldAt = async () => {
      const before = club.posts.length;
      club.people.notifier.yourTurn(id, { id: `table-${table++}`, game: 'cambria' });
      await pass(2 * MINUTE);
      return club.posts.slice(before).map(({ url }) => url.slice('https://push.example/'.length));
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
    await club.member('boris@example.org', password);
    await first.post('/api/sign-in', { email: 'boris@example.org', password });
    expect(await toldAt()).toEqual([]);
    await second.post('/api/sign-in', { email, password: 'another horse' });
    await subscribed(second, atSecond);
    expect(await toldAt()).toEqual(['second']);
    await second.post('/api/sign-out', { everywhere: true });
    expect(await toldAt()).toEqual([]);
  });

  it('stops in a browser that unsubscribes, and goes to whoever uses it now', async () => {
    club = await Club.open();
    const anna = await club.guest('Anna');
    const boris = await club.guest('Boris');
    const { json } = await subscribed(anna);
    await subscribed(boris, { ...newSubscription(), json });
    club.people.notifier.yourTurn((await anna.me()).id, A);
    await pass(MINUTE);
    expect(club.posts).toEqual([]);
    expect((await boris.delete('/api/me/push', { endpoint: json.endpoint })).json()).toEqual({ subscribed: false });
    club.people.notifier.yourTurn((await boris.me()).id, A);
    await pass(MINUTE);
    expect(club.posts).toEqual([]);
  });
});
