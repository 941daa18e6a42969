import type { Queries } from '../../store/index.ts';

/** A browser that wants to be told, as the browser itself describes it. */
export interface PushSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export class PushStore {
  private readonly queries: Queries;

  constructor(queries: Queries) {
    this.queries = queries;
  }

  /** A browser is told for one person, whoever subscribed there last, as long as that `session` is open. */
  async add(
    person: string,
    { endpoint, p256dh, auth }: PushSubscription,
    now: number,
    session: string | null = null,
  ): Promise<void> {
    await this.queries.run(
      `INSERT INTO push_subscriptions (endpoint, person, p256dh, auth, created_at, session) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, p256dh = excluded.p256dh, auth = excluded.auth,
         created_at = excluded.created_at, session = excluded.session`,
      [endpoint, person, p256dh, auth, now, session],
    );
  }

  of(person: string): Promise<PushSubscription[]> {
    return this.queries.all<PushSubscription>(
      'SELECT endpoint, p256dh, auth FROM push_subscriptions WHERE person = ? ORDER BY created_at, endpoint',
      [person],
    );
  }

  /** False if this person has no such subscription. */
  async remove(person: string, endpoint: string): Promise<boolean> {
    const removed = await this.queries.run('DELETE FROM push_subscriptions WHERE person = ? AND endpoint = ?', [
      person,
      endpoint,
    ]);
    return removed > 0;
  }
}
