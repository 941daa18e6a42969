import type { Migration } from '../migrate.ts';

/** Vacations, and what whoever runs the server does about reports. */
export const care: Migration = {
  name: 'care',
  statements: () => [
    `CREATE TABLE vacations (
      person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
      from_at BIGINT NOT NULL,
      until_at BIGINT NOT NULL,
      PRIMARY KEY (person, from_at)
    )`,
    'CREATE INDEX vacations_by_end ON vacations (until_at)',
    // null while nobody has looked at it
    'ALTER TABLE reports ADD COLUMN settled_at BIGINT',
    // whoever runs the server lets them write no more
    'ALTER TABLE people ADD COLUMN silenced_at BIGINT',
    `CREATE TABLE banned_names (
      name TEXT PRIMARY KEY,
      at BIGINT NOT NULL
    )`,
  ],
};
