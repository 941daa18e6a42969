import { expect, it } from 'vitest';
import { ago } from './ago.ts';

const MINUTE = 60_000;

it.each([
  [0, 'now'],
  [5 * MINUTE, '5 minutes ago'],
  [26 * 60 * MINUTE, 'yesterday'],
  [15 * 24 * 60 * MINUTE, '2 weeks ago'],
  [-MINUTE, 'now'],
])('%d ms are told as %s', (passed, words) => {
  expect(ago(1e12, 1e12 + passed, 'en')).toBe(words);
});

it('has the plural forms of Russian', () => {
  expect(ago(0, 22 * MINUTE, 'ru')).toBe('22 минуты назад');
});
