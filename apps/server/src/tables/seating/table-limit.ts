import { Refusal } from '../../accounts/index.ts';
import type { Database, Queries } from '../../store/index.ts';

const MOST_GATHERING = 30;
const MOST_PLAYING = 300;

/** Each table is kept for long, or for good, and those that have not begun stand in everybody's list. */
export class TableLimit {
  private readonly database: Database;
  private readonly last = new Map<string, Promise<unknown>>();

  constructor(database: Database) {
    this.database = database;
  }

  /** One new table of a person after another: of many at once each would be counted before any of them is there. */
  async add<T>(person: string, create: () => Promise<T>): Promise<T> {
    const added = (this.last.get(person) ?? Promise.resolve()).then(async () => {
      await mustNotHaveTooMany(this.database, person);
      return create();
    });
    const settled = added.catch(() => undefined);
    this.last.set(person, settled);
    try {
      return await added;
    } finally {
      if (this.last.get(person) === settled) this.last.delete(person);
    }
  }
}

async function mustNotHaveTooMany(queries: Queries, person: string): Promise<void> {
  const gathering = await queries.get<{ count: number }>(
    "SELECT count(*) AS count FROM tables WHERE status = 'gathering' AND data LIKE ?",
    [`%"host":"${person}"%`],
  );
  if ((gathering?.count ?? 0) >= MOST_GATHERING)
    throw tooMany(`You have set up ${MOST_GATHERING} tables that have not begun yet; leave one of them first.`);
  const playing = await queries.get<{ count: number }>(
    `SELECT count(DISTINCT t.id) AS count FROM table_seats s JOIN tables t ON t.id = s.table_id AND t.status = 'playing'
     WHERE s.person = ? AND s.kind = 'person'`,
    [person],
  );
  if ((playing?.count ?? 0) >= MOST_PLAYING)
    throw tooMany(`You play at ${MOST_PLAYING} tables already; finish or leave one of them first.`);
}

const tooMany = (sentence: string): Refusal => new Refusal(409, 'too-many-tables', sentence);
