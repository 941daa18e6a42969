import type { Migration } from '../migrate.ts';

/** What a finished game was found to owe its result to: worked out once, for it takes a minute. */
export const reviews: Migration = {
  name: 'reviews',
  statements: () => [
    `CREATE TABLE reviews (
      table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
      at BIGINT NOT NULL,
      review TEXT NOT NULL
    )`,
  ],
};
