import { forgetResults } from '../../ratings/index.ts';
import { type Database, forgetAtTables, type Queries } from '../../store/index.ts';
import { PersonStore } from '../store/person-store.ts';

/** Somebody who keeps something about people besides what is kept here: their tables, what they said there. */
export interface PersonalDataHolder {
  /** What the export calls it. */
  readonly name: string;
  /** All that is kept about this person, as JSON. */
  readonly about: (person: string) => Promise<unknown>;
  /** Before they go: what is under way ends or goes on without them. */
  readonly leave?: (person: string) => Promise<void>;
  /** Takes their name out of what stays, with the rest of their data, in one transaction. */
  readonly forget: (person: string, queries: Queries) => Promise<void>;
  /** That is done: whatever is in memory is to be read anew. */
  readonly forgotten?: (person: string) => void;
  /** They have another name: whatever is called by it follows. */
  readonly renamed?: (person: string) => Promise<void>;
}

/** Everything about this person goes; games stay for those who played them, without the name. */
export async function forgetPerson(
  database: Database,
  holders: readonly PersonalDataHolder[],
  person: string,
): Promise<void> {
  for (const holder of holders) await holder.leave?.(person);
  await database.transaction(async (queries) => {
    for (const holder of holders) await holder.forget(person, queries);
    await forgetResults(queries, person);
    await forgetAtTables(queries, person);
    await new PersonStore(queries).remove(person);
  });
  // not before: on PostgreSQL others still read what was there until the transaction has ended
  for (const holder of holders) holder.forgotten?.(person);
}
