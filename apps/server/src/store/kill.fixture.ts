import { MoveLog } from './move-log.ts';
import { openDatabase } from './open.ts';

// Plays on at every table as fast as it can and says what was acknowledged, until somebody kills it.
const [dataDir, databaseUrl, ...ids] = process.argv.slice(2);
const log = new MoveLog(await openDatabase({ dataDir, databaseUrl: databaseUrl || undefined }));

async function play(id: string): Promise<void> {
  for (let number = await log.length(id); ; ) {
    const entries = Array.from({ length: 1 + (number % 3) }, (_, offset) => `${id} ${number + offset}`);
    const appended = await log.append(id, number, entries);
    if (!appended.ok) throw new Error(`${id} ${number}: ${appended.reason}`);
    number += entries.length;
    process.stdout.write(`${id} ${number}\n`);
  }
}
await Promise.all(ids.map(play));
