import type { Database, Dialect, Queries } from '../database.ts';

export interface Migration {
  readonly name: string;
  readonly statements: (dialect: Dialect) => readonly string[];
}

/** Any number, the same in every server: who holds it migrates. */
const MIGRATION_LOCK = 7_355_372;

/** Brings the database to the newest version, a transaction for each step; a newer database than this is refused with a sentence. */
export async function migrate(database: Database, migrations: readonly Migration[], now: () => number): Promise<void> {
  await database.transaction(async (queries) => {
    await onlyHere(queries);
    await queries.run(
      'CREATE TABLE IF NOT EXISTS schema_versions (version INTEGER PRIMARY KEY, name TEXT NOT NULL, applied_at BIGINT NOT NULL)',
    );
  });
  for (;;) {
    const more = await database.transaction(async (queries) => {
      await onlyHere(queries);
      const version = await versionOf(queries);
      if (version > migrations.length)
        throw new Error(
          `The database was written by a newer Tessera: it has version ${version}, this one knows up to ${migrations.length}. Start the newer one, or restore a backup from before.`,
        );
      const next = migrations[version];
      if (!next) return false;
      for (const statement of next.statements(queries.dialect)) await queries.run(statement);
      await queries.run('INSERT INTO schema_versions (version, name, applied_at) VALUES (?, ?, ?)', [
        version + 1,
        next.name,
        now(),
      ]);
      return true;
    });
    if (!more) return;
  }
}

async function versionOf(queries: Queries): Promise<number> {
  const row = await queries.get<{ version: number | null }>('SELECT max(version) AS version FROM schema_versions');
  return row?.version ?? 0;
}

/** Two servers started at once on one PostgreSQL; SQLite has a single writer as it is. */
async function onlyHere(queries: Queries): Promise<void> {
  if (queries.dialect === 'postgres') await queries.all(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
}
