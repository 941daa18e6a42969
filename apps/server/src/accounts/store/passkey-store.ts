import type { Queries } from '../../store/index.ts';

export interface Passkey {
  /** The credential's own id. */
  readonly id: string;
  readonly person: string;
  readonly name: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  /** How often it says it was used; it only ever grows, unless it was copied. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly createdAt: number;
  readonly usedAt: number | null;
}

interface Row {
  id: string;
  person: string;
  name: string;
  public_key: string;
  counter: number;
  transports: string;
  created_at: number;
  used_at: number | null;
}

export class PasskeyStore {
  private readonly queries: Queries;

  constructor(queries: Queries) {
    this.queries = queries;
  }

  /** Rejects with `TakenError` if this key is somebody's already. */
  async add({ id, person, name, publicKey, counter, transports, createdAt }: Passkey): Promise<void> {
    await this.queries.run(
      `INSERT INTO passkeys (id, person, name, public_key, counter, transports, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      [id, person, name, Buffer.from(publicKey).toString('base64url'), counter, JSON.stringify(transports), createdAt],
    );
  }

  async get(id: string): Promise<Passkey | undefined> {
    const row = await this.queries.get<Row>('SELECT * FROM passkeys WHERE id = ?', [id]);
    return row && passkeyOf(row);
  }

  async of(person: string): Promise<Passkey[]> {
    const rows = await this.queries.all<Row>('SELECT * FROM passkeys WHERE person = ? ORDER BY created_at, id', [
      person,
    ]);
    return rows.map(passkeyOf);
  }

  async used(id: string, counter: number, now: number): Promise<void> {
    await this.queries.run('UPDATE passkeys SET counter = ?, used_at = ? WHERE id = ?', [counter, now, id]);
  }

  /** False if this person has no such key. */
  async remove(person: string, id: string): Promise<boolean> {
    return (await this.queries.run('DELETE FROM passkeys WHERE person = ? AND id = ?', [person, id])) > 0;
  }

  /** All that were there at that moment. */
  async removeAll(person: string, until: number): Promise<void> {
    await this.queries.run('DELETE FROM passkeys WHERE person = ? AND created_at <= ?', [person, until]);
  }
}

const passkeyOf = (row: Row): Passkey => ({
  id: row.id,
  person: row.person,
  name: row.name,
  publicKey: Uint8Array.from(Buffer.from(row.public_key, 'base64url')),
  counter: row.counter,
  transports: JSON.parse(row.transports),
  createdAt: row.created_at,
  usedAt: row.used_at,
});
