import { expect, test } from 'vitest';
import { thinkersOf } from './device.ts';

const DESK = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

test('bots think on all cores but one, and on some phones on fewer', () => {
  const workers = (hardwareConcurrency: number, userAgent: string) =>
    thinkersOf({ hardwareConcurrency, userAgent }).workers;
  expect([1, 2, 4, 8, 32].map((cores) => workers(cores, DESK))).toEqual([1, 1, 3, 7, 7]);
  expect([1, 2, 4, 8].map((cores) => workers(cores, PHONE))).toEqual([1, 1, 3, 4]);
});

test('trees stay small on a phone, and where there is little memory', () => {
  const nodes = (userAgent: string, deviceMemory: number) =>
    thinkersOf({ hardwareConcurrency: 8, userAgent, deviceMemory }).mostNodes;
  expect(nodes(PHONE, 8)).toBe(260_000);
  expect(nodes(DESK, 2)).toBe(260_000);
  expect(nodes(DESK, 8)).toBe(520_000);
});
