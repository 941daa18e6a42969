import { expect, test } from 'vitest';
import { deepArray } from './conformance/mutate.ts';
import { fail, ok, quote, unwrap } from './outcome.ts';

test('unwrap gives the value, or says what is wrong', () => {
  expect(unwrap(ok(3))).toBe(3);
  expect(() => unwrap(fail('bad-move', 'There is no such move.'))).toThrow('bad-move: There is no such move.');
});

test('quote is short, whatever was sent', () => {
  expect(quote('jump')).toBe('"jump"');
  expect(quote('x'.repeat(1000))).toHaveLength(42);
  expect(quote(7)).toBe('7');
  expect(quote(null)).toBe('null');
  expect(quote(undefined)).toBe('nothing');
  expect(quote([1, 2])).toBe('a list');
  expect(quote({ toString: 1 })).toBe('an object');
  expect(quote(deepArray())).toBe('a list');
});
