import type { Queries } from '../../store/index.ts';

/** From when to when somebody is away: clocks of days don't run for them. */
export type Vacation = readonly [from: number, until: number];

export class VacationStore {
  private readonly queries: Queries;

  constructor(queries: Queries) {
    this.queries = queries;
  }

  /** Everybody with a vacation that ended, or ends, after this. */
  async people(after: number): Promise<string[]> {
    const rows = await this.queries.all<{ person: string }>(
      'SELECT DISTINCT person FROM vacations WHERE until_at > ?',
      [after],
    );
    return rows.map(({ person }) => person);
  }

  /** The oldest first. */
  async of(person: string): Promise<Vacation[]> {
    const rows = await this.queries.all<{ from_at: number; until_at: number }>(
      'SELECT from_at, until_at FROM vacations WHERE person = ? ORDER BY from_at',
      [person],
    );
    return rows.map(({ from_at, until_at }) => [from_at, until_at]);
  }

  /** One that begins at the same time is changed. */
  async add(person: string, [from, until]: Vacation): Promise<void> {
    await this.queries.run(
      `INSERT INTO vacations (person, from_at, until_at) VALUES (?, ?, ?)
       ON CONFLICT (person, from_at) DO UPDATE SET until_at = excluded.until_at`,
      [person, from, until],
    );
  }

  /** The one that is under way ends. */
  async end(person: string, now: number): Promise<void> {
    await this.queries.run('UPDATE vacations SET until_at = ? WHERE person = ? AND from_at <= ? AND until_at > ?', [
      now,
      person,
      now,
      now,
    ]);
  }
}
