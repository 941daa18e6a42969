import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropPush, isPushed, leavePush, rejoinPush, startPush } from './push.ts';

const KEY = 'AQID';
const OLDER = new Uint8Array([9, 9, 9]).buffer;
const CURRENT = new Uint8Array([1, 2, 3]).buffer;

let done: string[];
let subscription: object | null;

const subscribed = (applicationServerKey: ArrayBuffer) => ({
  endpoint: 'https://push.example/1',
  options: { applicationServerKey },
  toJSON: () => ({ endpoint: 'https://push.example/1' }),
  unsubscribe: async () => {
    done.push('unsubscribe');
    subscription = null;
    return true;
  },
});

beforeEach(() => {
  done = [];
  subscription = null;
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => {
      if (subscription) throw new DOMException('another key', 'InvalidStateError');
      done.push('subscribe');
      subscription = subscribed(CURRENT);
      return subscription;
    },
  };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager }) } });
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    done.push(`${method} ${path}`);
    return new Response(JSON.stringify(path === '/api/me/push' ? { subscribed: method === 'POST' } : { me: null }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('who signs out is told nothing here any more', async () => {
  subscription = subscribed(CURRENT);
  await leavePush();
  expect(done).toEqual(['DELETE /api/me/push', 'unsubscribe']);
});

it('nothing keeps anybody from signing out', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => Promise.reject(new Error('no')) } });
  await leavePush();
  await dropPush();
  expect(done).toEqual([]);
});

it('who comes back to a browser that is told is the one who is told', async () => {
  await rejoinPush(KEY);
  expect(done).toEqual([]);
  subscription = subscribed(CURRENT);
  await rejoinPush(KEY);
  expect(done).toEqual(['POST /api/me/push']);
  await rejoinPush(null);
  expect(done).toHaveLength(1);
});

it('what was agreed on with an older key of the server does not count, and is made anew', async () => {
  subscription = subscribed(OLDER);
  expect(await isPushed(KEY)).toBe(false);
  expect(await startPush(KEY)).toMatchObject({ ok: true });
  expect(done.slice(0, 3)).toEqual(['unsubscribe', 'subscribe', 'POST /api/me/push']);
  expect(await isPushed(KEY)).toBe(true);
});
