import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const here = new URL('.', import.meta.url);
const tests = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts') && name !== 'clauses.test.ts')
  .map((name) => readFileSync(new URL(name, here), 'utf8'))
  .join('\n');

const CLAUSES = [1, 2, 3, 10, 11, 12, 13, 20, 21, 22, 23, 24, 25, 26, 27, 40, 41, 42, 50, 51, 60, 61, 62];

test.each(CLAUSES)('H-%i has a test whose name starts with it', (clause) => {
  expect(tests).toMatch(new RegExp(`['"\`]H-${clause} `));
});
