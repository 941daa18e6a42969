import type { Migration } from '../migrate.ts';

/**
 * A session has an id besides the hash of its secret, so that the secret can change while it lasts. An address that is not confirmed yet
 * is kept apart from the one that somebody signs in with. A browser that has signed in once is known again when passwords are guessed.
 */
export const signIn: Migration = {
  name: 'sign-in',
  statements: () => [
    'ALTER TABLE sessions ADD COLUMN id TEXT',
    'UPDATE sessions SET id = hash',
    'CREATE UNIQUE INDEX sessions_by_id ON sessions (id)',
    'ALTER TABLE people ADD COLUMN pending_email TEXT',
    `CREATE TABLE known_devices (
      hash TEXT PRIMARY KEY,
      person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
      created_at BIGINT NOT NULL,
      expires_at BIGINT NOT NULL
    )`,
    'CREATE INDEX known_devices_by_person ON known_devices (person)',
    'CREATE INDEX known_devices_by_end ON known_devices (expires_at)',
  ],
};
