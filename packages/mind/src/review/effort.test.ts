import type { Game } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { race } from '../../testing/race.ts';
import { vault } from '../../testing/vault.ts';
import { effortOf, fullEffort, isFullEffort, sweepEffort } from './effort.ts';

test.each([race, vault] as unknown as Game[])('the usual effort and more is full, less is not', (game) => {
  const full = (iterations: number) => isFullEffort(effortOf({ iterations }, game), game);
  expect(isFullEffort(fullEffort(game), game)).toBe(true);
  expect(full(4000)).toBe(true);
  expect(full(255)).toBe(false);
  expect(isFullEffort(effortOf({ ms: 20 }, game), game)).toBe(false);
  expect(isFullEffort(effortOf({ ms: 5000 }, game), game)).toBe(true);
  expect(isFullEffort(sweepEffort(), game)).toBe(false);
});
