import { afterEach, expect, it } from 'vitest';
import { changeRows } from '../../store/rows.fixture.ts';
import { AccountServer } from '../account-server.fixture.ts';
import { NoticeStore, PasskeyStore, PushStore } from '../store/index.ts';

let site: AccountServer;
afterEach(() => site.close());

it('the export has also what nobody sees at the page', async () => {
  site = await AccountServer.open({ emails: true, publicUrl: 'https://tessera.example' });
  const anna = await site.unconfirmedMember('anna@example.org');
  await anna.post('/api/me/email/link');
  const boris = await site.guest('Boris');
  const { id } = await anna.me();
  const { id: other } = await boris.me();
  const { database, time } = site;
  const key = { name: 'My key', counter: 3, transports: ['usb'], createdAt: time, usedAt: null };
  await new PasskeyStore(database).add({ ...key, id: 'credential', person: id, publicKey: Uint8Array.of(1, 2, 3) });
  const subscription = { endpoint: 'https://push.example/anna', p256dh: 'her-p256dh', auth: 'her-auth' };
  await new PushStore(database).add(id, subscription, time);
  await new PushStore(database).add(other, { ...subscription, endpoint: 'https://push.example/boris' }, time);
  await new NoticeStore(database).told(id, ['table-1'], time + 5);
  await new NoticeStore(database).told(other, ['table-2'], time);
  await changeRows(database, 'people', { seen_at: time + 7, silenced_at: time + 8 }, { id });
  const link = await site.link();
  const { body } = await anna.get('/api/me/export');
  expect(JSON.parse(body)).toMatchObject({
    seenAt: time + 7,
    silencedAt: time + 8,
    passkeys: [{ id: 'credential', name: 'My key', publicKey: 'AQID', counter: 3, transports: ['usb'] }],
    pushSubscriptions: [subscription],
    toldOfTurns: [{ table: 'table-1', toldAt: time + 5 }],
    knownBrowsers: [{ since: time }],
    emailLinks: [{ purpose: 'confirm', email: 'anna@example.org' }],
  });
  for (const hidden of [link, 'boris', 'table-2']) expect(body).not.toContain(hidden);
});
