import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import rulesInWords from '../words/rules.en.json' with { type: 'json' };

const here = new URL('.', import.meta.url);
const tests = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts') && name !== 'clauses.test.ts')
  .map((name) => readFileSync(new URL(name, here), 'utf8'))
  .join('\n');

/** Clauses of the rules in words, such as C-42; the boards have none. */
const clauses = [...new Set(JSON.stringify(rulesInWords).match(/"C-\d+"/g))].map((quoted) => quoted.slice(1, -1));

test('the rules in words have every clause', () => {
  expect(clauses.length).toBeGreaterThanOrEqual(30);
});

test.each(clauses)('%s has a test whose name starts with it', (clause) => {
  expect(tests).toMatch(new RegExp(`['"\`]${clause} `));
});
