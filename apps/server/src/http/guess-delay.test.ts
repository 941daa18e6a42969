import { expect, it } from 'vitest';
import { GuessDelay } from './guess-delay.ts';

const SECOND = 1_000;
let time = 0;
const guesses = () => new GuessDelay({ free: 3, longestMs: 8 * SECOND }, () => time);

it('lets people mistype, then makes them wait longer each time, up to a limit', () => {
  const delay = guesses();
  const waits = Array.from({ length: 8 }, () => {
    delay.made('anna');
    const wait = delay.wait('anna');
    time += wait;
    return wait / SECOND;
  });
  expect(waits).toEqual([0, 0, 1, 2, 4, 8, 8, 8]);
});

it('counts each key by itself, and begins anew after the right one', () => {
  const delay = guesses();
  for (let guess = 0; guess < 5; guess++) delay.made('anna');
  expect(delay.wait('anna')).toBe(4 * SECOND);
  expect(delay.wait('boris')).toBe(0);
  delay.right('anna');
  expect(delay.wait('anna')).toBe(0);
});

it('forgets after an hour', () => {
  const delay = guesses();
  for (let guess = 0; guess < 5; guess++) delay.made('anna');
  time += 2 * 60 * 60 * SECOND;
  delay.made('anna');
  expect(delay.wait('anna')).toBe(0);
});

it('keeps no more keys than fit', () => {
  const delay = guesses();
  for (let guess = 0; guess < 5; guess++) delay.made('first');
  for (let key = 0; key < 50_000; key++) delay.made(`other ${key}`);
  expect(delay.wait('first')).toBe(0);
});
