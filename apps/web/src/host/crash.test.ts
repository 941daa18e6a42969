import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const lost = new Error('The network is away.');
vi.mock('@tessera/registry', () => ({ loadGame: async () => Promise.reject(lost) }));
vi.mock('@tessera/registry/networks', () => ({ loadGameToThink: async () => Promise.reject(lost) }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('self', { postMessage: vi.fn() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ['a bot', () => import('./think-worker.ts'), { id: 1, game: 'cambria', level: 'owl', mostNodes: 9, view: {} }],
  ['a hint', () => import('./think-worker.ts'), { id: 1, game: 'cambria', view: {}, hint: true }],
  ['a review', () => import('../review/job/review-worker.ts'), { type: 'open', record: { game: 'cambria' } }],
  ['a search', () => import('../analysis/search-worker.ts'), { game: 'cambria', position: {} }],
])('who waits for %s hears that its game could not be loaded', async (_, load, data) => {
  vi.resetModules();
  await load();
  (self.onmessage as (event: object) => void)({ data });
  await expect(vi.advanceTimersByTimeAsync(1)).rejects.toThrow(lost);
});
