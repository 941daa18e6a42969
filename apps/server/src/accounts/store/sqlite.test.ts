import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../store/index.ts';
import { peopleConformance } from './conformance.ts';

peopleConformance('SQLite', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-people-store-'));
  return {
    open: () => openDatabase({ dataDir }),
    cleanUp: async () => rmSync(dataDir, { recursive: true }),
  };
});
