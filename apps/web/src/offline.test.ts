import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bringNewVersion } from './offline.ts';

class Worker extends EventTarget {
  state = 'installing';
  readonly told: unknown[] = [];
  onTold: () => void = () => undefined;
  postMessage(message: unknown) {
    this.told.push(message);
    this.onTold();
  }
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

const TAKE_OVER = { type: 'SKIP_WAITING' };
const reload = vi.fn();
let container: EventTarget & { getRegistration: () => Promise<unknown> };

/** A browser that finds this new version, and has so many pages of ours open. */
function browser(found: { installing?: Worker; waiting?: Worker }, pages = 1) {
  const registration: object = { ...found, update: vi.fn(async () => registration) };
  container = Object.assign(new EventTarget(), { getRegistration: async () => registration });
  const held = Array.from({ length: pages }, () => ({ name: 'tessera.page' }));
  vi.stubGlobal('navigator', { serviceWorker: container, locks: { query: async () => ({ held }) } });
  return registration as { update: () => void };
}

beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('waits for the new version to be whole, lets it take over, and only then loads the page again', async () => {
  const installing = new Worker();
  const { update } = browser({ installing });
  const brought = bringNewVersion();
  await new Promise((done) => setTimeout(done));
  expect(update).toHaveBeenCalledOnce();
  expect(installing.told).toEqual([]);
  installing.become('installed');
  await new Promise((done) => setTimeout(done));
  expect(installing.told).toEqual([TAKE_OVER]);
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  expect(await brought).toBe('reloads');
  expect(reload).toHaveBeenCalledOnce();
});

it('takes one that was fetched earlier', async () => {
  const waiting = new Worker();
  waiting.state = 'installed';
  browser({ waiting });
  waiting.onTold = () => container.dispatchEvent(new Event('controllerchange'));
  expect(await bringNewVersion()).toBe('reloads');
  expect(waiting.told).toEqual([TAKE_OVER]);
});

it('needs no word from one that is at work already, as where no other was at work before', async () => {
  vi.useFakeTimers();
  const installing = new Worker();
  browser({ installing });
  installing.state = 'activated';
  const brought = bringNewVersion();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await brought).toBe('reloads');
});

it('leaves everything as it is while other pages are open', async () => {
  const waiting = new Worker();
  waiting.state = 'installed';
  browser({ waiting }, 2);
  expect(await bringNewVersion()).toBe('other-pages');
  expect(waiting.told).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

it('simply loads the page again where nothing is kept, or nothing newer is found', async () => {
  browser({}, 2);
  expect(await bringNewVersion()).toBe('reloads');
  vi.stubGlobal('navigator', {});
  expect(await bringNewVersion()).toBe('reloads');
  expect(reload).toHaveBeenCalledTimes(2);
});

it('says when it could not be fetched, or does not take over', async () => {
  const installing = new Worker();
  browser({ installing });
  const brought = bringNewVersion();
  await new Promise((done) => setTimeout(done));
  installing.become('redundant');
  expect(await brought).toBe('failed');

  vi.useFakeTimers();
  const waiting = new Worker();
  browser({ waiting });
  const hangs = bringNewVersion();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await hangs).toBe('failed');
  expect(reload).not.toHaveBeenCalled();
});
