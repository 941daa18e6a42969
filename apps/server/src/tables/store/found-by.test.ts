import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seatNumber } from '@tessera/kernel';
import { expect, it } from 'vitest';
import type { Database } from '../../store/index.ts';
import { startPostgres } from '../../store/postgres/postgres.fixture.ts';
import { PostgresDatabase } from '../../store/postgres/postgres.ts';
import { addRow, rowsOf } from '../../store/rows.fixture.ts';
import { migrate } from '../../store/schema/migrate.ts';
import { MIGRATIONS } from '../../store/schema/migrations/index.ts';
import { SqliteDatabase } from '../../store/sqlite/sqlite.ts';
import { storedOf, type TableData, type TableRow } from '../room/table-row.ts';

const BEFORE = 9;

const seat = { colour: 'amber', name: 'it’s "host":"x"', level: null };
const data = {
  scenario: 'wales',
  options: {},
  settings: { confirmTurn: true, autoRoll: false },
  rated: true,
  clock: { kind: 'days', days: 3 },
  onTimeout: 'bot',
  autostart: true,
  host: 'anna',
  seats: [
    { ...seat, kind: 'person', person: 'anna', invited: null },
    { ...seat, kind: 'open', person: null, invited: 'boris', declined: 'clara' },
    { ...seat, kind: 'bot', person: null, invited: null, left: 'dora' },
  ],
  commitment: '',
  startedAt: null,
  pauses: [],
  offers: [{ id: 'o', kind: 'replace', seat: 3, person: 'emil', by: 'anna', yes: ['anna', 'fred'], at: 1 }],
  turnedDown: { offer: 'p', by: 'gina' },
  rematch: null,
} as unknown as TableData;
const row: TableRow = {
  id: 'full',
  game: 'cambria',
  status: 'playing',
  visibility: 'public',
  waitingSeat: seatNumber(0),
  createdAt: 1,
  updatedAt: 2,
  data,
};
const empty: TableData = {
  ...data,
  host: null,
  clock: { kind: 'none' },
  autostart: false,
  seats: [],
  offers: [],
  turnedDown: null,
};
const tables = [row, { ...row, id: 'empty', data: empty }];

/** Written by a server whose newest migration was the ninth. */
async function isFoundAsNow(database: Database): Promise<void> {
  await migrate(database, MIGRATIONS.slice(0, BEFORE), () => 0);
  for (const { id, game, status, visibility, data } of tables) {
    const times = { waiting_seat: 1, created_at: 1, updated_at: 2 };
    await addRow(database, 'tables', { id, game, status, visibility, ...times, data: JSON.stringify(data) });
  }
  await migrate(database, MIGRATIONS, () => 0);
  for (const table of tables) {
    const { host, clock, autostart, offers, people } = storedOf(table);
    const [written] = await rowsOf(database, 'tables', { id: table.id });
    expect(written).toMatchObject({ host, clock, autostart: Number(autostart), offers });
    const named = await rowsOf(database, 'table_people', { table_id: table.id }, 'person');
    expect(named.map(({ person }) => person)).toEqual([...people].sort());
  }
  await database.close();
}

it('a table of an older database is found as if it were written now: SQLite', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'tessera-found-'));
  await isFoundAsNow(await SqliteDatabase.open(join(dir, 'tessera.db')));
  rmSync(dir, { recursive: true });
});

it('a table of an older database is found as if it were written now: PostgreSQL', async () => {
  const postgres = await startPostgres();
  await isFoundAsNow(await PostgresDatabase.open(await postgres.newDatabase()));
  await postgres.stop();
}, 60_000);
