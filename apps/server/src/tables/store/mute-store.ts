import type { Queries } from '../../store/index.ts';

/** Whom somebody doesn't want to hear. */
export class MuteStore {
  private readonly queries: Queries;

  constructor(queries: Queries) {
    this.queries = queries;
  }

  async of(person: string): Promise<string[]> {
    const rows = await this.queries.all<{ muted: string }>('SELECT muted FROM mutes WHERE person = ? ORDER BY muted', [
      person,
    ]);
    return rows.map(({ muted }) => muted);
  }

  async set(person: string, muted: string, on: boolean): Promise<void> {
    await this.queries.run(
      on
        ? `INSERT INTO mutes (person, muted) SELECT p.id, m.id FROM people p, people m WHERE p.id = ? AND m.id = ?
           ON CONFLICT DO NOTHING`
        : 'DELETE FROM mutes WHERE person = ? AND muted = ?',
      [person, muted],
    );
  }

  /** By others; whom they muted goes with them. */
  async forget(muted: string): Promise<void> {
    await this.queries.run('DELETE FROM mutes WHERE muted = ?', [muted]);
  }
}
