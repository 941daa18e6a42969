import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { defaultConfig } from '../../index.ts';
import { openDatabase } from '../../store/index.ts';
import { migrate } from '../../store/migrate.ts';
import { MIGRATIONS } from '../../store/migrations/index.ts';
import { SqliteDatabase } from '../../store/sqlite.ts';
import { Accounts } from '../accounts.ts';
import { hashOf } from '../sign-in/secret.ts';
import { PersonStore, SessionStore } from '../store/index.ts';

it('whoever signed in before sessions had ids is still signed in, and told of turns', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-before-'));
  const before = await SqliteDatabase.open(join(dataDir, 'tessera.db'));
  await migrate(before, MIGRATIONS.slice(0, 6), () => 1);
  const [secret, now] = ['s'.repeat(43), Date.now()];
  await before.run(
    "INSERT INTO people (id, name, created_at, seen_at, email, password) VALUES ('p', 'Anna', 1, ?, 'a@example.org', 'x')",
    [now],
  );
  await before.run('INSERT INTO sessions (hash, person, created_at, seen_at, expires_at) VALUES (?, ?, 1, ?, ?)', [
    hashOf(secret),
    'p',
    now,
    now + 1_000_000,
  ]);
  await before.run(
    "INSERT INTO push_subscriptions (endpoint, person, p256dh, auth, created_at, session) VALUES ('e', 'p', 'k', 'a', 1, ?)",
    [hashOf(secret)],
  );
  await before.close();
  const database = await openDatabase({ dataDir });
  const accounts = await Accounts.open({ database, config: defaultConfig({ logLevel: 'silent' }) });
  accounts.sweepNow();
  await accounts.settle();
  const session = await new SessionStore(database).find(secret, now);
  expect(session).toMatchObject({ id: hashOf(secret), person: { name: 'Anna' } });
  expect(await database.all('SELECT session FROM push_subscriptions')).toEqual([{ session: hashOf(secret) }]);
  expect(await new PersonStore(database).byEmail('a@example.org')).toMatchObject({ id: 'p', pendingEmail: null });
  await accounts.close();
  await database.close();
  rmSync(dataDir, { recursive: true });
});
