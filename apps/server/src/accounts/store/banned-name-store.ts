import type { Queries } from '../../store/index.ts';

/** Names that nobody may have, each in the plainest way of writing it. */
export class BannedNameStore {
  private readonly queries: Queries;

  constructor(queries: Queries) {
    this.queries = queries;
  }

  async has(name: string): Promise<boolean> {
    return (await this.queries.get('SELECT 1 FROM banned_names WHERE name = ?', [name])) !== undefined;
  }

  async add(name: string, now: number): Promise<void> {
    await this.queries.run('INSERT INTO banned_names (name, at) VALUES (?, ?) ON CONFLICT DO NOTHING', [name, now]);
  }
}
