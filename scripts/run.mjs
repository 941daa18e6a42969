// Bundles a TypeScript entry with esbuild and runs it: `node scripts/run.mjs bench/src/main.ts --quick`
import { spawn } from 'node:child_process';
import { bundle } from './bundle/bundle.mjs';

const [entry, ...args] = process.argv.slice(2);
const file = await bundle(entry);
const child = spawn(process.execPath, ['--enable-source-maps', '--expose-gc', file, ...args], {
  stdio: 'inherit',
  // peers in the benchmark, boardgame.io for one, check more and run slower outside production
  env: { ...process.env, NODE_ENV: 'production' },
});
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
