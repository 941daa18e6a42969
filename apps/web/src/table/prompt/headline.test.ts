import type { SeatNumber } from '@tessera/kernel';
import { expect, it } from 'vitest';
import { headline } from './headline.ts';

const line = (sentence: string, strong = false) => ({ sentence, army: 1 as SeatNumber, ...(strong ? { strong } : {}) });

it('says a short step in full', () => {
  expect(headline([line('A soldier goes.'), line('Another leaves.')])).toBe('A soldier goes. Another leaves.');
  expect(headline([])).toBe('');
});

it('of a long step says what was done and how it ended', () => {
  const step = [line('A soldier goes.'), line('Deva falls!', true), line('A bonus.'), line('Ann wins!', true)];
  expect(headline(step)).toBe('A soldier goes. Ann wins!');
});
