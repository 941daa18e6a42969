import type { SeatNumber } from '@tessera/kernel';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { someTable } from './table.fixture.ts';

const requests: string[] = [];
let tables: object[] = [];
let page: EventTarget & { hidden: boolean };

beforeEach(async () => {
  vi.resetModules();
  // loaded with the first question, which takes a while that no fake timer tells of
  await import('@tessera/protocol');
  vi.useFakeTimers();
  requests.length = 0;
  tables = [];
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('localStorage', { getItem: () => 'ann', setItem: () => undefined, removeItem: () => undefined });
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(String(url));
    return new Response(JSON.stringify({ tables, next: null }), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const MINUTE = 60_000;

it('asks once for turns and invitations together, and less and less often while nothing changes', async () => {
  const { watchTables } = await import('./turn-count.ts');
  const stop = watchTables();
  await vi.advanceTimersByTimeAsync(0);
  expect(requests).toEqual([expect.stringContaining('tables?waiting=1')]);
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(requests.length).toBeLessThan(12);
  // somebody looks at the page again: it is up to date at once
  const before = requests.length;
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(requests.length).toBe(before + 1);
  stop();
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(requests.length).toBe(before + 1);
});

it('asks nothing while nobody sees the page', async () => {
  page.hidden = true;
  const { watchTables } = await import('./turn-count.ts');
  const stop = watchTables();
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(requests).toEqual([]);
  stop();
});

it('asks often again once something has changed', async () => {
  const { watchTables } = await import('./turn-count.ts');
  const stop = watchTables();
  await vi.advanceTimersByTimeAsync(30 * MINUTE);
  tables = [someTable({ waitingFor: 1 as SeatNumber, yourTurn: true })];
  const before = requests.length;
  while (requests.length === before) await vi.advanceTimersByTimeAsync(MINUTE);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(requests.length).toBe(before + 2);
  stop();
});
