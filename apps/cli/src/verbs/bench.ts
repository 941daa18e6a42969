import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Outcome, ok } from '@tessera/kernel';
import type { Terminal } from '../terminal.ts';

/** The same as `npm run bench`: a process of its own, so that nothing else is measured. */
export function bench(argv: readonly string[], terminal: Terminal): Promise<Outcome<number>> {
  const script = join(terminal.root, 'scripts/run.mjs');
  const child = spawn(process.execPath, [script, 'bench/src/main.ts', ...argv], {
    cwd: terminal.root,
    stdio: 'inherit',
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve(ok(code ?? 1))));
}
