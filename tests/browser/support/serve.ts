import { resolve } from 'node:path';
import { createServer, listen } from '@tessera/server';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    address: string;
  }
}

/** The built page, served as `npm start` serves it. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const server = await createServer({ page: resolve('apps/web/dist') });
  const port = await listen(server, 0, '127.0.0.1');
  project.provide('address', `http://127.0.0.1:${port}`);
  return () => server.close();
}
