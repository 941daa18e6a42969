import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bundle } from './bundle.mjs';

it.each(['apps/cli/src/main.ts', 'apps/server/src/main.ts'])(
  '%s comes without React and without drawings',
  async (entry) => {
    const program = readFileSync(await bundle(entry), 'utf8');
    expect(program).toMatch(/\/\/ games\/\w+\/rules\//);
    expect(program).not.toMatch(/\/\/ (node_modules\/react|games\/\w+\/(ui|board))\//);
  },
);
