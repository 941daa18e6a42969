import type { TransportEvents } from '@tessera/table';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RoomSocket } from './room-socket.ts';

/** A socket whose other end is the test. */
function listen() {
  const calls: { events: TransportEvents; sent: string[]; closed: boolean }[] = [];
  const told: unknown[] = [];
  let wake = () => {};
  const device = {
    isAwake: () => true,
    onWake: (woken: () => void) => {
      wake = woken;
      return () => {
        wake = () => {};
      };
    },
  };
  const socket = new RoomSocket(
    (events) => {
      const call = { events, sent: [] as string[], closed: false };
      calls.push(call);
      return {
        send: (text) => call.sent.push(text),
        close: () => {
          call.closed = true;
        },
      };
    },
    device,
    {
      hear: (message) => told.push(message),
      up: (up) => told.push(up ? 'up' : 'down'),
      gone: ({ code }) => told.push(code),
    },
  );
  return { socket, wake: () => wake(), calls, told, last: () => calls[calls.length - 1] };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a blink of a break is not told, a longer one is, and so is its end', () => {
  const { told, last } = listen();
  last().events.heard('{"type":"room"}');
  last().events.gone();
  vi.advanceTimersByTime(300);
  last().events.heard('{"type":"room"}');
  vi.advanceTimersByTime(2_000);
  expect(told).not.toContain('down');
  last().events.gone();
  vi.advanceTimersByTime(1_000);
  expect(told.at(-1)).toBe('down');
  last().events.heard('{"type":"room"}');
  expect(told.slice(-2)).toEqual(['up', { type: 'room' }]);
});

it('a first socket that does not come about is told, and hung up after a while', () => {
  const { told, calls } = listen();
  vi.advanceTimersByTime(1_000);
  expect(told).toEqual(['down']);
  vi.advanceTimersByTime(10_000);
  expect(calls[0].closed).toBe(true);
  expect(calls).toHaveLength(2);
});

it('a silent socket is asked whether it is there; one that answers stays', () => {
  const { calls, last } = listen();
  last().events.heard('{"type":"room"}');
  vi.advanceTimersByTime(25_000);
  expect(last().sent).toEqual(['{"type":"ping"}']);
  last().events.heard('{"type":"pong"}');
  vi.advanceTimersByTime(20_000);
  expect(calls).toHaveLength(1);
});

it('one that does not answer is hung up, dialled again, and not heard any more', () => {
  const { calls, told, last } = listen();
  last().events.heard('{"type":"room"}');
  vi.advanceTimersByTime(25_000 + 10_000 + 300);
  expect(calls).toHaveLength(2);
  expect(calls[0].closed).toBe(true);
  calls[0].events.heard('{"type":"late"}');
  calls[0].events.gone();
  expect(told).not.toContainEqual({ type: 'late' });
  vi.advanceTimersByTime(1_000);
  expect(told.at(-1)).toBe('down');
});

it('waking asks a live socket, and does not wait for a dead one', () => {
  const { wake, calls, last } = listen();
  last().events.heard('{"type":"room"}');
  wake();
  expect(last().sent).toEqual(['{"type":"ping"}']);
  last().events.gone();
  wake();
  expect(calls).toHaveLength(2);
  vi.advanceTimersByTime(7_000);
  expect(calls).toHaveLength(2);
});

it('nothing is said while there is no socket', () => {
  const { socket, last } = listen();
  expect(socket.say({ type: 'phrase' })).toBe(false);
  last().events.heard('{"type":"room"}');
  expect(socket.say({ type: 'phrase' })).toBe(true);
  expect(last().sent[0]).toBe('{"type":"phrase"}');
  last().events.gone();
  expect(socket.say({ type: 'phrase' })).toBe(false);
});

it('a table that is no more is not dialled again, nor is one that was left', () => {
  const given = listen();
  given.last().events.gone({ code: 'no-such-table', message: '' });
  const left = listen();
  left.socket.close();
  left.wake();
  vi.advanceTimersByTime(60_000);
  expect(given.told).toEqual(['no-such-table']);
  expect([given.calls, left.calls].map(({ length }) => length)).toEqual([1, 1]);
  expect(left.told).toEqual([]);
});
