import type { Migration } from '../migrate.ts';

/** Links in e-mails that are good once have the name of what they are. */
export const emailLinks: Migration = {
  name: 'email links',
  statements: () => [
    'DROP INDEX letters_by_person',
    'DROP INDEX letters_by_end',
    'ALTER TABLE letters RENAME TO email_links',
    'CREATE INDEX email_links_by_person ON email_links (person)',
    'CREATE INDEX email_links_by_end ON email_links (expires_at)',
  ],
};
