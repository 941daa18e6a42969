import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const here = new URL('.', import.meta.url);
const tests = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts') && name !== 'clauses.test.ts')
  .map((name) => readFileSync(new URL(name, here), 'utf8'))
  .join('\n');

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

const CLAUSES = [
  ...range(1, 2),
  ...range(10, 15),
  ...range(20, 22),
  ...range(30, 37),
  ...range(40, 46),
  ...range(50, 63),
  ...range(70, 77),
  ...range(80, 85),
];

test.each(CLAUSES)('S-%i has a test whose name starts with it', (clause) => {
  expect(new RegExp(`['"\`]S-${clause} `).test(tests)).toBe(true);
});
