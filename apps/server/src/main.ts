import { resolve } from 'node:path';
import { listen } from './listen.ts';
import { createServer } from './server.ts';

const page = resolve(process.cwd(), 'apps/web/dist');
const wanted = Number(process.env['PORT'] ?? 8080);
if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65_535) {
  console.error(`PORT is "${process.env['PORT']}"; it must be a number from 0 to 65535.`);
  process.exit(1);
}

const server = await createServer({ page });
const port = await listen(server, wanted, process.env['HOST'] ?? '0.0.0.0');
if (port !== wanted && wanted !== 0) console.log(`Port ${wanted} is taken.`);
console.log(`Tessera is at http://localhost:${port}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void server.close().then(() => process.exit(0));
  });
