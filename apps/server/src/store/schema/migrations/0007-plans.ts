import type { Migration } from '../migrate.ts';

/** What people want to be played for them in their next turn. Nobody else may know, so it is apart from the tables. */
export const plans: Migration = {
  name: 'plans',
  statements: () => [
    `CREATE TABLE plans (
      table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      seat INTEGER NOT NULL,
      person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
      number INTEGER NOT NULL,
      plan TEXT NOT NULL,
      PRIMARY KEY (table_id, seat)
    )`,
    'CREATE INDEX plans_by_person ON plans (person)',
  ],
};
