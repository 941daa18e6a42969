import type { Migration } from '../migrate.ts';

/**
 * Since then "hibernia" is a shorter track, and the rival of Scythia takes quests face up only: tables from before go on
 * as they began (RECORD_VERSION). Inside a text of JSON a quotation mark has a backslash before it, so these are keys.
 */
export const firstTables: Migration = {
  name: 'first tables',
  statements: () => [
    `UPDATE tables SET data = replace(data, '"scenario":"hibernia"', '"scenario":"hibernia-long"') WHERE game = 'hibernia'`,
    `UPDATE tables SET data = replace(
      replace(data, '"options":{}', '"options":{"rivalQuests":"any"}'),
      '"options":{"leader"', '"options":{"rivalQuests":"any","leader"'
    ) WHERE game = 'scythia' AND (SELECT count(*) FROM table_seats WHERE table_id = tables.id) = 1`,
  ],
};
