import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Text, textOf } from '@tessera/ui';
import { describe, expect, it } from 'vitest';
import { root } from '../bundle/bundle.mjs';
import { declarations, wordTypes } from './word-types.ts';

it.each(wordTypes(root))(
  '$file is what the messages beside it say; `npm run generate` writes it anew',
  ({ file, code }) => {
    expect(readFileSync(join(root, file), 'utf8')).toBe(code);
  },
);

it('covers the page, the template and every game', () => {
  const files = wordTypes(root).map(({ file }) => file);
  for (const folder of ['apps/web/src', 'scripts/new-game/template', 'games/cambria', 'games/scythia'])
    expect(files).toContain(`${folder}/words/words.d.ts`);
});

it('an argument that is counted is a number, one that chooses a word', () => {
  const says = (message: string) => /'a\.b': (.*);/.exec(declarations({ 'a.b': message }))?.[1];
  expect(says('Plain.')).toBe('unknown');
  expect(says('{name} has {count, plural, one {# card of {other}} other {# cards}}')).toBe(
    '{ name: Shown; count: number; other: Shown }',
  );
  expect(says('{low, number} {day, select, today {now} other {later}}')).toBe('{ low: number; day: string }');
});

it('a message whose arguments have no type, or two, is refused', () => {
  const made = (message: string) => () => declarations({ 'a.b': message });
  expect(made('On {day, date, short}')).toThrow('dates, times');
  expect(made('At {hour, time}')).toThrow('dates, times');
  expect(made('{n, plural, one {a} other {b}} {n, select, two {c} other {d}}')).toThrow('counted and chooses');
  expect(made('{n, select, two {c} other {d}} {n, number}')).toThrow('counted and chooses');
  expect(made('{n} {n, plural, one {a} other {b}} {n}')).not.toThrow();
});

describe('what does not compile', () => {
  const text: Text = textOf((key) => key);
  // never called: the compiler alone looks at it
  const calls = () => [
    text('stepstone.log.cameHome', { name: 'Ann' }),
    // @ts-expect-error a key that is misspelt
    text('stepstone.log.camHome', { name: 'Ann' }),
    // @ts-expect-error a key that is misspelt, of a message without arguments
    text('shell.yuo'),
    // @ts-expect-error no arguments at all
    text('stepstone.log.cameHome'),
    // @ts-expect-error an argument is missing
    text('stepstone.log.walked', { name: 'Ann', from: 1 }),
    // @ts-expect-error an argument is misspelt
    text('stepstone.log.cameHome', { nam: 'Ann' }),
    // @ts-expect-error a word where a number is counted
    text('stepstone.log.walked', { name: 'Ann', from: 1, steps: 'two' }),
    // @ts-expect-error one of the two wants more
    text(`stepstone.log.${Math.max(1, 2) > 1 ? 'walked' : 'cameHome'}` as const, { name: 'Ann' }),
    // @ts-expect-error the end of the key could be anything
    text(`stepstone.log.${String(1)}`, { name: 'Ann' }),
  ];
  it('is held by the compiler', () => expect(calls).toBeTypeOf('function'));
});
