import { Refusal } from '../../http/refusal.ts';
import type { Queries } from '../../store/index.ts';

/** However it is written: in capitals, in letters that only look different, or with characters that nobody sees. */
const plain = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase();

export const isSameName = (name: string, other: string): boolean => plain(name) === plain(other);

export async function mustNotBeBanned(queries: Queries, name: string): Promise<void> {
  if (await queries.get('SELECT 1 FROM banned_names WHERE name = ?', [plain(name)]))
    throw new Refusal(403, 'banned-name', 'This name is not wanted here; choose another.');
}

export async function banName(queries: Queries, name: string, now: number): Promise<void> {
  await queries.run('INSERT INTO banned_names (name, at) VALUES (?, ?) ON CONFLICT DO NOTHING', [plain(name), now]);
}
