import { readFileSync } from 'node:fs';
import { PHRASES } from '@tessera/protocol/lists';
import { textOf } from '@tessera/ui';
import { expect, it } from 'vitest';
import { onlineSentence } from './problems.ts';

const words: Record<string, string> = JSON.parse(
  readFileSync(new URL('../words/online.en.json', import.meta.url), 'utf8'),
);
const named = (prefix: string) =>
  Object.keys(words)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
    .sort();

it('every phrase has words, and no other is kept', () => {
  expect(named('online.phrase.')).toEqual([...PHRASES].sort());
});

it('no words are kept for a problem that nobody meets', () => {
  const t = textOf((key) => key);
  for (const code of named('online.problem.'))
    expect(onlineSentence({ code, message: '' }, t)).toBe(`online.problem.${code}`);
});
