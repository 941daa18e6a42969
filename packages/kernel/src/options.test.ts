import { expect, test } from 'vitest';
import { offeredOptions } from './options.ts';

test('a fresh table has the options that are offered, and no other', () => {
  const game = { options: [{ id: 'leader', values: ['trader', 'lookout'], default: 'trader' }] };
  expect(offeredOptions(game, { leader: 'lookout', rivalQuests: 'any' })).toEqual({ leader: 'lookout' });
});
