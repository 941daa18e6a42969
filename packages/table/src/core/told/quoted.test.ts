import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quoted } from './quoted.ts';

it('says what JSON says', () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: 'binary-ascii' }), fc.string({ unit: 'binary' }));
  fc.assert(fc.property(text, (any) => quoted(any) === JSON.stringify(any)));
});

it('escapes what has to be', () => {
  expect(quoted('e4+')).toBe('"e4+"');
  expect(quoted('a"b')).toBe('"a\\"b"');
  expect(quoted('a\\b')).toBe('"a\\\\b"');
  expect(quoted('a\nb')).toBe('"a\\nb"');
});
