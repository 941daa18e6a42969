import { describe, expect, it } from 'vitest';
import { layoutOf } from './use-layout.ts';

describe('layoutOf', () => {
  it.each([
    ['a desk', 1440, 900, 'wide'],
    ['a large desk', 2560, 1440, 'wide'],
    ['a phone on its side', 844, 390, 'short'],
    ['a desk enlarged to 200 %', 720, 450, 'short'],
    ['a tablet held upright', 820, 1180, 'medium'],
    ['a phone held upright', 390, 844, 'narrow'],
  ])('%s', (_, width, height, layout) => {
    expect(layoutOf(width, height)).toBe(layout);
  });
});
