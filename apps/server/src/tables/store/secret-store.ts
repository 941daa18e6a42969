import { type FairSecret, isSeed } from '@tessera/table';
import type { Queries } from '../../store/index.ts';

/** The secret of a table's dice. It never leaves the server before the game is over, and no log ever has it. */
export async function secretOf(queries: Queries, table: string): Promise<FairSecret> {
  const row = await queries.get<{ secret: string }>('SELECT secret FROM table_secrets WHERE table_id = ?', [table]);
  const secret: FairSecret | undefined = row && JSON.parse(row.secret);
  if (!secret || !isSeed(secret.serverSeed)) throw new Error('A table has no dice.');
  return secret;
}

export async function addSecret(queries: Queries, table: string, secret: FairSecret): Promise<void> {
  await queries.run('INSERT INTO table_secrets (table_id, secret) VALUES (?, ?)', [table, JSON.stringify(secret)]);
}

export async function keepSecret(queries: Queries, secret: FairSecret): Promise<void> {
  await queries.run('UPDATE table_secrets SET secret = ? WHERE table_id = ?', [JSON.stringify(secret), secret.table]);
}
