import type { Queries } from '../../store/index.ts';
import type { Person } from '../person.ts';
import { hashOf, newId, newSecret } from '../sign-in/secret.ts';
import { type PersonRow, personOfRow } from './person-store.ts';

/** Tokens look like something, so that people and scanners know one that got loose. */
const TOKEN_START = 'tsr_';
const SHOWN = TOKEN_START.length + 6;

export interface BotToken {
  readonly id: string;
  readonly name: string;
  /** How it begins, to tell it from others. */
  readonly prefix: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
}

/** With such a token a program plays in somebody's name. */
export class TokenStore {
  private readonly queries: Queries;

  constructor(queries: Queries) {
    this.queries = queries;
  }

  async create(person: string, name: string, now: number): Promise<{ token: BotToken; secret: string }> {
    const secret = `${TOKEN_START}${newSecret()}`;
    const token = { id: newId(), name, prefix: secret.slice(0, SHOWN), createdAt: now, usedAt: null };
    await this.queries.run(
      'INSERT INTO bot_tokens (id, hash, person, name, prefix, created_at) VALUES (?, ?, ?, ?, ?, ?)',
      [token.id, hashOf(secret), person, name, token.prefix, now],
    );
    return { token, secret };
  }

  async find(secret: string): Promise<{ id: string; person: Person; usedAt: number | null } | undefined> {
    const row = await this.queries.get<PersonRow & { token: string; used_at: number | null }>(
      `SELECT t.id AS token, t.used_at, p.id, p.name, p.language, p.created_at
       FROM bot_tokens t JOIN people p ON p.id = t.person WHERE t.hash = ?`,
      [hashOf(secret)],
    );
    return row && { id: row.token, person: personOfRow(row), usedAt: row.used_at };
  }

  async used(id: string, now: number): Promise<void> {
    await this.queries.run('UPDATE bot_tokens SET used_at = ? WHERE id = ?', [now, id]);
  }

  async of(person: string): Promise<BotToken[]> {
    const rows = await this.queries.all<{
      id: string;
      name: string;
      prefix: string;
      created_at: number;
      used_at: number | null;
    }>('SELECT id, name, prefix, created_at, used_at FROM bot_tokens WHERE person = ? ORDER BY created_at, id', [
      person,
    ]);
    return rows.map(({ id, name, prefix, created_at, used_at }) => ({
      id,
      name,
      prefix,
      createdAt: created_at,
      usedAt: used_at,
    }));
  }

  /** False if this person has no such token. */
  async revoke(person: string, id: string): Promise<boolean> {
    return (await this.queries.run('DELETE FROM bot_tokens WHERE person = ? AND id = ?', [person, id])) > 0;
  }

  /** All that were there at that moment. */
  async revokeAll(person: string, until: number): Promise<void> {
    await this.queries.run('DELETE FROM bot_tokens WHERE person = ? AND created_at <= ?', [person, until]);
  }
}
