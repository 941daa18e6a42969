import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { onlineSentence, PROBLEMS } from './problems.ts';
import { PHRASES } from './room/chat/phrases.ts';

const words: Record<string, string> = JSON.parse(
  readFileSync(new URL('../words/online.en.json', import.meta.url), 'utf8'),
);
const here = new URL('./', import.meta.url);
const sources = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!test)\.tsx?$/.test(file),
);

it('every sentence that is asked for by its name is there', () => {
  const asked = sources.flatMap((file) =>
    [...readFileSync(new URL(file, here), 'utf8').matchAll(/'(online\.[\w.-]+)'/g)].map(([, key]) => key),
  );
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((key) => words[key] === undefined)).toEqual([]);
});

it('every problem and every phrase has words, and no other is kept', () => {
  const named = (prefix: string) =>
    Object.keys(words)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))
      .sort();
  expect(named('online.problem.')).toEqual([...PROBLEMS].sort());
  expect(named('online.phrase.')).toEqual([...PHRASES].sort());
});

/** Only a page that speaks otherwise than ours, or a program with a token, meets these. */
const NEVER_MET = [
  'bad-level',
  'bad-request',
  'bad-seats',
  'bad-subscription',
  'no-such-phrase',
  'not-by-token',
  'yourself',
];

it('whatever the server refuses a page has words', () => {
  const server = new URL('../../../server/src/', import.meta.url);
  const refusals = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!test|fixture)\.ts$/.test(file))
    .flatMap((file) => [
      ...readFileSync(new URL(file, server), 'utf8').matchAll(/new Refusal\(\s*\d+,\s*'([\w-]+)',\s*['`]([^'`]*)/g),
    ]);
  expect(refusals.length).toBeGreaterThan(50);
  const wordless = refusals.filter(
    ([, code, message]) => !NEVER_MET.includes(code) && onlineSentence({ code, message }, (key) => key) === undefined,
  );
  expect([...new Set(wordless.map(([, code]) => code))]).toEqual([]);
});
