import { afterEach, beforeEach } from 'vitest';
import { type Guest, Hall } from './hall.fixture.ts';

/** Anew for each test of a file that calls `useHall`. */
export let hall: Hall;
export let anna: Guest;
export let boris: Guest;
export let clara: Guest;

/** Call once in a file: a server with tables, and guests who have come to it. */
export function useHall(): void {
  beforeEach(async () => {
    hall = await Hall.open();
    [anna, boris, clara] = await Promise.all(['Anna', 'Boris', 'Clara'].map((name) => hall.person(name)));
  });
  afterEach(() => hall.close());
}
