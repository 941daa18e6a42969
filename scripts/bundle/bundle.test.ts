import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { bundle, root } from './bundle.mjs';

const ENTRY = 'apps/cli/src/main.ts';

describe('A bundle', () => {
  it('is whole at any moment, while others make it again', async () => {
    const program = await bundle(ENTRY);
    const whole = readFileSync(program).length;
    const bundler = pathToFileURL(`${root}/scripts/bundle/bundle.mjs`).href;
    const again = `const { bundle } = await import('${bundler}'); for (let n = 0; n < 2; n++) await bundle('${ENTRY}');`;
    const other = spawn(process.execPath, ['--input-type=module', '--eval', again], { stdio: 'inherit' });
    const ended = once(other, 'exit');

    let torn = 0;
    while (other.exitCode === null) {
      if (readFileSync(program).length !== whole) torn++;
      await setImmediate();
    }
    expect(await ended).toEqual([0, null]);
    expect(torn).toBe(0);
  });
});
