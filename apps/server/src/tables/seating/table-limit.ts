import { Refusal } from '../../accounts/index.ts';
import type { Database, Queries } from '../../store/index.ts';
import { gatheringOf, playedBy } from '../store/found-tables.ts';

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
    // told to whoever set it up; the next one only waits until it is over
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
  if ((await gatheringOf(queries, person)) >= MOST_GATHERING)
    throw tooMany(`You have set up ${MOST_GATHERING} tables that have not begun yet; leave one of them first.`);
  if ((await playedBy(queries, person)) >= MOST_PLAYING)
    throw tooMany(`You play at ${MOST_PLAYING} tables already; finish or leave one of them first.`);
}

const tooMany = (sentence: string): Refusal => new Refusal(409, 'too-many-tables', sentence);
