import { bundle } from '../../scripts/bundle/bundle.mjs';

/** The thread that writes SQLite's file is plain JavaScript, so that tests run what servers run. */
export default async function setup(): Promise<void> {
  await bundle('apps/server/src/store/sqlite/sqlite-thread.ts');
}
