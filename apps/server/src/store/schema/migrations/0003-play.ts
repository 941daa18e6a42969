import type { Migration } from '../migrate.ts';

const ofTable = 'table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE';

/** What playing needs besides the log: the secret of the dice, what was said, and when the server was away. */
export const play: Migration = {
  name: 'play',
  statements: () => [
    'ALTER TABLE tables ADD COLUMN moves INTEGER NOT NULL DEFAULT 0',
    // apart from the tables, so that no list of tables can ever show it
    `CREATE TABLE table_secrets (
      table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
      secret TEXT NOT NULL
    )`,
    `CREATE TABLE chat_lines (
      id TEXT PRIMARY KEY,
      ${ofTable},
      at BIGINT NOT NULL,
      person TEXT,
      text TEXT,
      phrase TEXT
    )`,
    'CREATE INDEX chat_lines_by_table ON chat_lines (table_id, at)',
    'CREATE INDEX chat_lines_by_person ON chat_lines (person)',
    `CREATE TABLE mutes (
      person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
      muted TEXT NOT NULL,
      PRIMARY KEY (person, muted)
    )`,
    `CREATE TABLE reports (
      id TEXT PRIMARY KEY,
      ${ofTable},
      at BIGINT NOT NULL,
      person TEXT,
      message TEXT NOT NULL,
      chat TEXT NOT NULL
    )`,
    // time that no clock counts, for nobody could move
    `CREATE TABLE outages (
      from_at BIGINT NOT NULL,
      to_at BIGINT NOT NULL
    )`,
  ],
};
