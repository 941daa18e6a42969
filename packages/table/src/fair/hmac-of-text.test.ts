import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HmacOfText } from './hmac-of-text.ts';

test('is HMAC-SHA-256 as others have it, for any key and text', () => {
  const texts = fc.oneof(fc.string({ maxLength: 200 }), fc.string({ unit: 'binary', maxLength: 120 }));
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), fc.array(texts, { maxLength: 5 }), (key, list) => {
      const ours = new HmacOfText(key);
      for (const text of [...list, ...[55, 56, 63, 64, 65, 119, 120, 128].map((length) => 'x'.repeat(length)), 'é', ''])
        expect(Buffer.from(ours.of(text))).toEqual(createHmac('sha256', key).update(text, 'utf8').digest());
    }),
  );
});

test('two keys do not disturb each other', () => {
  const [one, other] = [new HmacOfText(new Uint8Array([1])), new HmacOfText(new Uint8Array([2]))];
  const first = one.of('a');
  expect(other.of('a')).not.toEqual(first);
  expect(one.of('a')).toEqual(first);
  expect(() => new HmacOfText(new Uint8Array(65))).toThrow(RangeError);
});
