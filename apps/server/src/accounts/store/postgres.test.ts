import { openDatabase } from '../../store/index.ts';
import { startPostgres } from '../../store/postgres/postgres.fixture.ts';
import { peopleConformance } from './conformance.ts';

peopleConformance('PostgreSQL', async () => {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.newDatabase();
  return { open: () => openDatabase({ dataDir: '', databaseUrl }), cleanUp: postgres.stop };
});
