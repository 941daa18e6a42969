import type { Queries } from '../store/index.ts';
import type { PersonRef } from './table-info.ts';

const MOST = 50;

/** Whom somebody has played with, the last ones first. */
export function companionsOf(queries: Queries, person: string): Promise<PersonRef[]> {
  return queries.all<PersonRef & Record<string, string>>(
    `SELECT p.id, p.name FROM table_seats mine
     JOIN tables t ON t.id = mine.table_id AND t.status <> 'gathering'
     JOIN table_seats theirs ON theirs.table_id = mine.table_id AND theirs.kind = 'person'
     JOIN people p ON p.id = theirs.person
     WHERE mine.person = ? AND mine.kind = 'person' AND p.id <> mine.person
     GROUP BY p.id, p.name ORDER BY max(t.updated_at) DESC, p.id LIMIT ${MOST}`,
    [person],
  );
}
