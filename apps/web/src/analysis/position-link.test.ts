import { unwrap } from '@tessera/kernel';
import { assert, asyncProperty, jsonValue, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holdsPosition, positionOfFragment, positionToFragment } from './position-link.ts';

const position = { game: 'cambria', seats: 3, armies: [{ roads: ['Caer Gai/Deva'] }, {}, {}], name: 'Uí Fidgeinti' };

test('a position goes through a link and back', async () => {
  const fragment = unwrap(await positionToFragment(position));
  expect(fragment).toMatch(/^position=1\.[\w-]+$/);
  expect(holdsPosition(fragment)).toBe(true);
  expect(await positionOfFragment(fragment)).toEqual({ ok: true, value: position });
});

test('whatever can be written comes back as it was', async () => {
  await assert(
    asyncProperty(jsonValue(), async (json) => {
      const fragment = await positionToFragment(json);
      if (fragment.ok)
        expect(await positionOfFragment(fragment.value)).toEqual({ ok: true, value: JSON.parse(JSON.stringify(json)) });
      else expect(JSON.stringify(json).length).toBeGreaterThan(4000);
    }),
    { numRuns: 60 },
  );
});

test('what is too long for a link is answered with a sentence', async () => {
  const noise = Array.from({ length: 6000 }, (_, n) => (n * 7919) % 9973);
  expect(await positionToFragment(noise)).toMatchObject({ ok: false, error: { code: 'long-link' } });
});

describe('a broken link is answered with a sentence', () => {
  const answer = async (fragment: string) => {
    const read = await positionOfFragment(fragment);
    return read.ok ? read.value : read.error.code;
  };

  test.each([
    '',
    'position=',
    'position=1.',
    'position=1.%00',
    'position=1.AAAA',
    'position=2.q1YqVrKqBQA',
    'at=12',
    'position=1.A',
  ])('%j', async (fragment) => {
    expect(await answer(fragment)).toBe('broken-link');
  });

  test('cut off anywhere', async () => {
    const fragment = unwrap(await positionToFragment(position));
    for (let length = 0; length < fragment.length; length++)
      expect(await answer(fragment.slice(0, length))).toBe('broken-link');
  });

  test('that would unfold to more than the memory holds', async () => {
    const bomb = new Blob([new Uint8Array(20_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const packed = new Uint8Array(await new Response(bomb).arrayBuffer());
    const text = Buffer.from(packed.slice(0, 5900)).toString('base64url');
    expect(await answer(`position=1.${text}`)).toBe('broken-link');
  });

  test('with anything behind the #', async () => {
    await assert(
      asyncProperty(string(), async (text) => {
        const read = await positionOfFragment(`position=1.${text}`);
        expect(read.ok).toBe(false);
      }),
      { numRuns: 60 },
    );
  });
});
