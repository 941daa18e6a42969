import { Refusal } from '../../http/refusal.ts';
import type { Queries } from '../../store/index.ts';
import { BannedNameStore } from '../store/banned-name-store.ts';

/** However it is written: in capitals, in letters that only look different, or with characters that nobody sees. */
const plain = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase();

export const isSameName = (name: string, other: string): boolean => plain(name) === plain(other);

export async function mustNotBeBanned(queries: Queries, name: string): Promise<void> {
  if (await new BannedNameStore(queries).has(plain(name)))
    throw new Refusal(403, 'banned-name', 'This name is not wanted here; choose another.');
}

export async function banName(queries: Queries, name: string, now: number): Promise<void> {
  await new BannedNameStore(queries).add(plain(name), now);
}
