import type { ChatMessage } from '@tessera/protocol';
import { expect, it } from 'vitest';
import { heard, markRead, newestIn, readUpTo, unreadIn } from './chat-read.ts';

const line = (at: number, id: string): ChatMessage => ({ id: `${at}`, at, person: { id, name: id }, text: '…' });
const chat = [line(10, 'ann'), line(20, 'bob'), line(30, 'eve')];

function shelf() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

it('what others said while one was away is new, until it is read; at each table for itself', () => {
  const storage = shelf();
  expect(unreadIn(chat, readUpTo('t', storage), 'ann')).toBe(2);
  markRead('t', chat.slice(0, 2), storage);
  expect(unreadIn(chat, readUpTo('t', storage), 'ann')).toBe(1);
  markRead('t', chat, storage);
  markRead('t', [], storage);
  expect(unreadIn(chat, readUpTo('t', storage), 'ann')).toBe(0);
  expect(readUpTo('another', storage)).toBe(0);
});

it('whom one doesn’t want to hear said nothing', () => {
  expect(heard(chat, ['bob']).map(({ at }) => at)).toEqual([10, 30]);
});

it('read out is the last line of somebody else, if it is new', () => {
  expect(newestIn(chat, 0, 'ann')?.at).toBe(30);
  expect(newestIn(chat, 0, 'eve')?.at).toBe(20);
  expect(newestIn(chat, 20, 'eve')).toBeUndefined();
  expect(newestIn([], 0, 'ann')).toBeUndefined();
});
