import type { Queries } from '../../store/index.ts';

/** Sessions, with what their browsers are told, challenges, links in e-mails and known browsers that have run out. */
export async function removeExpired(queries: Queries, now: number): Promise<void> {
  for (const table of ['sessions', 'challenges', 'email_links', 'known_devices'])
    await queries.run(`DELETE FROM ${table} WHERE expires_at <= ?`, [now]);
  await queries.run(
    'DELETE FROM push_subscriptions WHERE session IS NOT NULL AND session NOT IN (SELECT id FROM sessions)',
  );
}
