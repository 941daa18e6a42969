import { expect, test } from 'vitest';
import { SeededRng } from '../rng.ts';
import { mutateJSON, mutateText, withEveryPlace } from './mutate.ts';

test('damage is done to a copy, and it is JSON still', () => {
  const json = { a: [1, 2, { b: 'text' }], c: true };
  const before = JSON.stringify(json);
  const rng = new SeededRng('mutate');
  const seen = new Set<string>();
  for (let n = 0; n < 300; n++) {
    const text = JSON.stringify(mutateJSON(json, rng));
    if (text !== undefined) expect(JSON.stringify(JSON.parse(text))).toBe(text);
    seen.add(text);
  }
  expect(JSON.stringify(json)).toBe(before);
  expect(seen.size).toBeGreaterThan(50);
});

test('texts are changed in many ways', () => {
  const rng = new SeededRng('mutate');
  const seen = new Set(Array.from({ length: 100 }, () => mutateText('put Isca/Nidum', rng)));
  expect(seen.size).toBeGreaterThan(40);
});

test('every place is replaced once', () => {
  expect([...withEveryPlace({ a: [1, 2], b: 3 }, 'x')]).toEqual([
    { a: 'x', b: 3 },
    { a: [1, 2], b: 'x' },
    { a: ['x', 2], b: 3 },
    { a: [1, 'x'], b: 3 },
  ]);
});
