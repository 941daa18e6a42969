import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const script = readFileSync(new URL('../../../../public/push.js', import.meta.url), 'utf8');

interface Shown {
  readonly title: string;
  readonly tag: string;
  readonly renotify: boolean;
}

/** The worker's part of notifications; `told` is what the server sends. */
async function pushed(...told: (object | string)[]): Promise<Shown[]> {
  const listeners = new Map<string, (event: object) => void>();
  const shown: Shown[] = [];
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    registration: {
      showNotification: async (title: string, rest: Omit<Shown, 'title'>) => void shown.push({ title, ...rest }),
    },
    location: { origin: 'https://tessera.example' },
  };
  runInNewContext(script, { self, URL });
  for (const message of told) {
    const json = () => (typeof message === 'string' ? JSON.parse(message) : message);
    listeners.get('push')?.({ data: { json }, waitUntil: () => undefined });
  }
  return shown;
}

it('each table has a note of its own, and one that is told again is heard again', async () => {
  const turn = { type: 'your-turn', title: 'Your turn', path: '/online/table/a' };
  const [first, again, other, invitation] = await pushed(
    turn,
    turn,
    { ...turn, path: '/online/table/b' },
    { ...turn, type: 'invitation' },
  );
  expect(again.tag).toBe(first.tag);
  expect(new Set([first, other, invitation].map(({ tag }) => tag)).size).toBe(3);
  expect([first, again, other, invitation].every(({ renotify }) => renotify)).toBe(true);
});

it('a message that can’t be read still says that something waits', async () => {
  expect(await pushed('rubbish')).toMatchObject([{ title: 'Tessera', tag: 'your-turn /online' }]);
});
