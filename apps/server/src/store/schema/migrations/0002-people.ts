import type { Migration } from '../migrate.ts';

const ofPerson = 'person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE';

/** People, how they are known again and told of their turn, what they have played and how well. */
export const people: Migration = {
  name: 'people',
  statements: () => [
    `CREATE TABLE people (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      language TEXT,
      created_at BIGINT NOT NULL,
      seen_at BIGINT NOT NULL,
      email TEXT UNIQUE,
      email_confirmed_at BIGINT,
      password TEXT,
      notify_push INTEGER NOT NULL DEFAULT 1,
      notify_email INTEGER NOT NULL DEFAULT 0,
      webhook TEXT
    )`,
    'CREATE INDEX people_by_seen ON people (seen_at)',
    // tokens are kept as hashes: whoever reads the database can't sign in with it
    `CREATE TABLE sessions (
      hash TEXT PRIMARY KEY,
      ${ofPerson},
      created_at BIGINT NOT NULL,
      seen_at BIGINT NOT NULL,
      expires_at BIGINT NOT NULL
    )`,
    'CREATE INDEX sessions_by_person ON sessions (person)',
    'CREATE INDEX sessions_by_end ON sessions (expires_at)',
    `CREATE TABLE passkeys (
      id TEXT PRIMARY KEY,
      ${ofPerson},
      name TEXT NOT NULL,
      public_key TEXT NOT NULL,
      counter BIGINT NOT NULL,
      transports TEXT NOT NULL,
      created_at BIGINT NOT NULL,
      used_at BIGINT
    )`,
    'CREATE INDEX passkeys_by_person ON passkeys (person)',
    `CREATE TABLE challenges (
      hash TEXT PRIMARY KEY,
      purpose TEXT NOT NULL,
      expires_at BIGINT NOT NULL
    )`,
    'CREATE INDEX challenges_by_end ON challenges (expires_at)',
    `CREATE TABLE letters (
      hash TEXT PRIMARY KEY,
      ${ofPerson},
      purpose TEXT NOT NULL,
      email TEXT NOT NULL,
      expires_at BIGINT NOT NULL
    )`,
    'CREATE INDEX letters_by_person ON letters (person)',
    'CREATE INDEX letters_by_end ON letters (expires_at)',
    `CREATE TABLE bot_tokens (
      id TEXT PRIMARY KEY,
      hash TEXT NOT NULL UNIQUE,
      ${ofPerson},
      name TEXT NOT NULL,
      prefix TEXT NOT NULL,
      created_at BIGINT NOT NULL,
      used_at BIGINT
    )`,
    'CREATE INDEX bot_tokens_by_person ON bot_tokens (person)',
    `CREATE TABLE push_subscriptions (
      endpoint TEXT PRIMARY KEY,
      ${ofPerson},
      p256dh TEXT NOT NULL,
      auth TEXT NOT NULL,
      created_at BIGINT NOT NULL
    )`,
    'CREATE INDEX push_subscriptions_by_person ON push_subscriptions (person)',
    `CREATE TABLE notices (
      ${ofPerson},
      table_id TEXT NOT NULL,
      told_at BIGINT NOT NULL,
      PRIMARY KEY (person, table_id)
    )`,
    // a result outlives its person, without the name
    `CREATE TABLE results (
      table_id TEXT NOT NULL,
      seat INTEGER NOT NULL,
      person TEXT,
      game TEXT NOT NULL,
      place INTEGER NOT NULL,
      points DOUBLE PRECISION NOT NULL,
      players INTEGER NOT NULL,
      rated INTEGER NOT NULL,
      ended_at BIGINT NOT NULL,
      PRIMARY KEY (table_id, seat)
    )`,
    'CREATE INDEX results_by_person ON results (person, ended_at)',
    `CREATE TABLE ratings (
      game TEXT NOT NULL,
      ${ofPerson},
      mu DOUBLE PRECISION NOT NULL,
      sigma DOUBLE PRECISION NOT NULL,
      ordinal DOUBLE PRECISION NOT NULL,
      games INTEGER NOT NULL,
      wins INTEGER NOT NULL,
      updated_at BIGINT NOT NULL,
      PRIMARY KEY (game, person)
    )`,
    'CREATE INDEX ratings_by_person ON ratings (person)',
    'CREATE INDEX ratings_by_ordinal ON ratings (game, ordinal)',
    `CREATE TABLE rating_history (
      ${ofPerson},
      game TEXT NOT NULL,
      table_id TEXT NOT NULL,
      mu DOUBLE PRECISION NOT NULL,
      sigma DOUBLE PRECISION NOT NULL,
      at BIGINT NOT NULL,
      PRIMARY KEY (person, game, table_id)
    )`,
    `CREATE TABLE server_keys (
      name TEXT PRIMARY KEY,
      value TEXT NOT NULL
    )`,
  ],
};
