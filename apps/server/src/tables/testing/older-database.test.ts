import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SessionStore } from '../../accounts/store/index.ts';
import type { Database, Value } from '../../store/index.ts';
import { startPostgres } from '../../store/postgres/postgres.fixture.ts';
import { PostgresDatabase } from '../../store/postgres/postgres.ts';
import { addRow } from '../../store/rows.fixture.ts';
import { migrate } from '../../store/schema/migrate.ts';
import { MIGRATIONS } from '../../store/schema/migrations/index.ts';
import { SqliteDatabase } from '../../store/sqlite/sqlite.ts';
import { Guest, playOn, TableServer } from './table-server.fixture.ts';

type Rows = Record<string, Record<string, Value>[]>;

// written by a server whose newest migration was the sixth: a game of Hibernia and one of Scythia alone, both under way
const rows = JSON.parse(readFileSync(new URL('./database-of-version-6.json', import.meta.url), 'utf8')) as Rows;
const OLD_VERSION = 6;

async function fill(database: Database): Promise<void> {
  await migrate(database, MIGRATIONS.slice(0, OLD_VERSION), () => 0);
  for (const [table, all] of Object.entries(rows)) for (const row of all) await addRow(database, table, row);
  await database.close();
}

async function goesOn(site: TableServer): Promise<void> {
  const [person] = rows['people'];
  const { id, name } = person as { id: string; name: string };
  const session = await new SessionStore(site.database).open(id, site.time);
  const anna = new Guest(site, { id, name, language: null, since: site.time }, session);
  for (const { id: table, game } of rows['tables'] as { id: string; game: string }[]) {
    const page = anna.page(table);
    await page.play();
    const { moves } = page.state;
    if (game === 'hibernia') {
      expect(page.state.table.scenario).toBe('hibernia-long');
      const { ending, players } = page.state.view as { ending: boolean; players: { distance: number }[] };
      // beyond the 44 spaces of today's track, and not round
      expect(Math.max(...players.map(({ distance }) => distance))).toBe(48);
      expect(ending).toBe(false);
    } else {
      expect(page.state.table.options).toEqual({ leader: 'outrider', rivalQuests: 'any' });
      expect(page.state.view).toMatchObject({ options: { leader: 'outrider', rivalQuests: 'any' } });
    }
    await playOn([page], { most: 6 });
    expect(page.state.moves).toBeGreaterThan(moves);
    page.close();
  }
  expect(site.troubles).toEqual([]);
}

it('tables of an older database go on as they began: SQLite', async () => {
  const site = new TableServer();
  writeFileSync(join(site.dir, 'index.html'), '<!doctype html><title>Tessera</title>');
  await fill(await SqliteDatabase.open(join(site.dir, 'tessera.db')));
  await site.start();
  await goesOn(site);
  await site.close();
});

it('tables of an older database go on as they began: PostgreSQL', async () => {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.newDatabase();
  await fill(await PostgresDatabase.open(databaseUrl));
  const site = await TableServer.open(databaseUrl);
  await goesOn(site);
  await site.close();
  await postgres.stop();
}, 60_000);
