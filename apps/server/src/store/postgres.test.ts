import { storeConformance } from './conformance.ts';
import { openDatabase } from './open.ts';
import { startPostgres } from './postgres.fixture.ts';

storeConformance('PostgreSQL', async () => {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.newDatabase();
  return { open: () => openDatabase({ dataDir: '', databaseUrl }), cleanUp: postgres.stop };
});
