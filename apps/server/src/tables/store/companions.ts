import type { PersonRef } from '@tessera/protocol';
import { PersonStore } from '../../accounts/store/index.ts';
import type { Queries } from '../../store/index.ts';

const MOST = 50;

/** Whom somebody has played with, the last ones first. */
export async function companionsOf(queries: Queries, person: string): Promise<PersonRef[]> {
  const rows = await queries.all<{ id: string }>(
    `SELECT p.id FROM table_seats mine
     JOIN tables t ON t.id = mine.table_id AND t.status <> 'gathering'
     JOIN table_seats theirs ON theirs.table_id = mine.table_id AND theirs.kind = 'person'
     JOIN people p ON p.id = theirs.person
     WHERE mine.person = ? AND mine.kind = 'person' AND p.id <> mine.person
     GROUP BY p.id ORDER BY max(t.updated_at) DESC, p.id LIMIT ${MOST}`,
    [person],
  );
  const ids = rows.map(({ id }) => id);
  const refs = await new PersonStore(queries).refs(ids);
  return ids.flatMap((id) => refs.get(id) ?? []);
}
