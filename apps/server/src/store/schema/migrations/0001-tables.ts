import type { Migration } from '../migrate.ts';

/** Tables, who sits at them, and the log of each. */
export const tables: Migration = {
  name: 'tables',
  statements: (dialect) => [
    `CREATE TABLE tables (
      id TEXT PRIMARY KEY,
      game TEXT NOT NULL,
      status TEXT NOT NULL,
      visibility TEXT NOT NULL,
      waiting_seat INTEGER NOT NULL,
      created_at BIGINT NOT NULL,
      updated_at BIGINT NOT NULL,
      data TEXT NOT NULL
    )`,
    'CREATE INDEX tables_by_status ON tables (status, visibility, updated_at)',
    `CREATE TABLE table_seats (
      table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      seat INTEGER NOT NULL,
      kind TEXT NOT NULL,
      person TEXT,
      PRIMARY KEY (table_id, seat)
    )`,
    'CREATE INDEX table_seats_by_person ON table_seats (person, table_id)',
    // no foreign key: it would be looked up for every move played, and logs go with their table in one transaction
    `CREATE TABLE moves (
      table_id TEXT NOT NULL,
      number INTEGER NOT NULL,
      entry TEXT NOT NULL,
      PRIMARY KEY (table_id, number)
    )${dialect === 'sqlite' ? ' WITHOUT ROWID' : ''}`,
  ],
};
