import { resolve } from 'node:path';
import { readConfig } from './config.ts';
import { networkAddress } from './http/network-address.ts';
import { type RunningServer, start } from './start.ts';

const STOPPING_MS = 10_000;

function giveUp(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const config = readConfig({
  // somebody at a terminal wants to see the address, not a log
  ...(process.stdout.isTTY && { LOG_LEVEL: 'warn' }),
  ...process.env,
});
if (!config.ok) giveUp(config.error.message);

const wanted = config.value.port;
const running = await start(config.value, resolve('apps/web/dist')).catch((error: Error) => giveUp(error.message));

let stopping = false;
async function stop({ server, stop: finish }: RunningServer, signal: string): Promise<void> {
  // whoever asks twice doesn't want to wait
  if (stopping) process.exit(1);
  stopping = true;
  server.log.info({ signal }, 'stopping');
  setTimeout(() => {
    server.log.error('it took too long to stop');
    process.exit(1);
  }, STOPPING_MS).unref();
  await finish();
  server.log.info('stopped');
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(running, signal));

// what has been acknowledged is on the disk: to start anew is safer than to go on
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (error: unknown) => {
    running.server.log.fatal({ err: error }, event);
    process.exit(1);
  });

// whoever reads the address may stop the server at once
if (running.port !== wanted && wanted !== 0) console.log(`Port ${wanted} is taken.`);
console.log(`Tessera is at ${config.value.publicUrl ?? `http://localhost:${running.port}`}`);
const near = config.value.publicUrl ? undefined : networkAddress(config.value.host, running.port);
if (near) console.log(`For others in your network: ${near}`);
