import type { Queries } from '../../store/index.ts';

/** Keys that the server has made for itself on its first start. */
export class KeyStore {
  private readonly queries: Queries;

  constructor(queries: Queries) {
    this.queries = queries;
  }

  /** The first one made is kept for good, whoever makes another at the same time. */
  async get<T>(name: string, make: () => T): Promise<T> {
    const known = await this.find<T>(name);
    if (known !== undefined) return known;
    await this.queries.run('INSERT INTO server_keys (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING', [
      name,
      JSON.stringify(make()),
    ]);
    const kept = await this.find<T>(name);
    if (kept === undefined) throw new Error(`The key "${name}" was not kept.`);
    return kept;
  }

  private async find<T>(name: string): Promise<T | undefined> {
    const row = await this.queries.get<{ value: string }>('SELECT value FROM server_keys WHERE name = ?', [name]);
    return row && (JSON.parse(row.value) as T);
  }
}
