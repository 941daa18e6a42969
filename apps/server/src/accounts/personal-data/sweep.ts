import type { Database } from '../../store/index.ts';
import { removeExpired } from '../store/expired.ts';
import { PersonStore } from '../store/person-store.ts';
import { SESSION_MS } from '../store/session-store.ts';

const MOST_AT_ONCE = 100;

/** What has run out is not kept: sessions, with what their browsers are told, challenges, links in e-mails, known browsers, and guests who can't come back. */
export async function sweep(database: Database, now: number, forget: (person: string) => Promise<void>): Promise<void> {
  await removeExpired(database, now);
  // one who can't be forgotten, for a table that can't be opened, keeps none of the others here
  const troubles: unknown[] = [];
  for (const person of await new PersonStore(database).lost(now - SESSION_MS, MOST_AT_ONCE))
    await forget(person).catch((error: unknown) => troubles.push(error));
  if (troubles.length > 0) throw troubles[0];
}
