import type { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import * as ws from 'ws';
import { frameOf, headOf } from './frame.ts';

/** Its types leave it out. */
const { Receiver } = ws as unknown as { Receiver: new () => Writable };

/** What a WebSocket client makes of a frame. */
const received = (frame: Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    const receiver = new Receiver();
    receiver.on('message', (data: Buffer, isBinary: boolean) => (isBinary ? reject(data) : resolve(String(data))));
    receiver.on('error', reject);
    receiver.write(frame);
  });

it.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])('a text of %i bytes comes as it was', async (length) => {
  const text = 'x'.repeat(length);
  expect(await received(frameOf(text))).toBe(text);
  expect(await received(Buffer.concat([headOf(length), Buffer.from(text)]))).toBe(text);
});

it('counts bytes, not letters', async () => {
  const text = '🎲 Segontium – Кардіф '.repeat(5);
  expect(await received(frameOf(text))).toBe(text);
});

it('is made once for the same text one after another', () => {
  const text = 'to all of you';
  expect(frameOf(text)).toBe(frameOf(text));
  expect(String(frameOf('to you alone').subarray(2))).toBe('to you alone');
  expect(String(frameOf(text).subarray(2))).toBe(text);
});
