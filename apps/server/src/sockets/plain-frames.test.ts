import type { IncomingMessage } from 'node:http';
import { Duplex } from 'node:stream';
import { type Rng, SeededRng } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { PlainFrames } from './plain-frames.ts';

const CHECKED = 400;
const MAX_PAYLOAD = 128 * 1024;

const request = {
  method: 'GET',
  headers: {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
  },
} as unknown as IncomingMessage;

/** What a socket hears of those chunks, in order. */
async function heard(chunks: readonly Buffer[], plainly: boolean): Promise<{ heard: string[]; plain: number }> {
  const list: string[] = [];
  let plain = 0;
  const stream = new Duplex({ read: () => undefined, write: (_, __, done) => done() });
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_PAYLOAD, perMessageDeflate: false });
  const ws = await new Promise<WebSocket>((resolve) => server.handleUpgrade(request, stream, Buffer.alloc(0), resolve));
  ws.on('message', (data, isBinary) => list.push(`${isBinary ? 'bytes' : 'text'} ${data}`));
  ws.on('ping', (data) => list.push(`ping ${data}`));
  ws.on('pong', () => list.push('pong'));
  ws.on('error', (error) => list.push(`error ${(error as { code?: string }).code}`));
  const text = (said: string) => {
    plain++;
    list.push(`text ${said}`);
  };
  if (plainly) new PlainFrames(stream, { text, pong: () => list.push('pong') });
  for (const chunk of chunks) stream.push(Buffer.from(chunk));
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  list.push(`state ${ws.readyState}`);
  ws.terminate();
  return { heard: list, plain };
}

interface Odd {
  readonly first?: number;
  readonly masked?: boolean;
  readonly long?: boolean;
}

function frame(rng: Rng, payload: Buffer, { first = 0x81, masked = true, long = false }: Odd = {}): Buffer {
  const { length } = payload;
  const head = long || length > 0xffff ? 10 : length > 125 ? 4 : 2;
  const mask = Buffer.from([rng.below(256), rng.below(256), rng.below(256), rng.below(256)]);
  const start = Buffer.alloc(head);
  start[0] = first;
  start[1] = (masked ? 0x80 : 0) | (head === 2 ? length : head === 4 ? 126 : 127);
  if (head === 4) start.writeUInt16BE(length, 2);
  if (head === 10) start.writeBigUInt64BE(BigInt(length), 2);
  const body = masked ? Buffer.from(payload.map((byte, at) => byte ^ mask[at % 4])) : payload;
  return Buffer.concat(masked ? [start, mask, body] : [start, body]);
}

const TEXTS = ['', '{"id":1}', 'ход: А — Б', 'x'.repeat(125), 'y'.repeat(126), 'é'.repeat(300), 'z'.repeat(70_000)];

function anyFrame(rng: Rng, odd: number): Buffer {
  const text = Buffer.from(TEXTS[rng.below(TEXTS.length)]);
  const small = Buffer.from('small');
  if (rng.below(100) >= odd) return rng.below(8) === 0 ? frame(rng, small, { first: 0x8a }) : frame(rng, text);
  switch (rng.below(10)) {
    case 0:
      return frame(rng, Buffer.from([0x7b, 0xc3, 0x28]));
    case 1:
      return Buffer.concat([frame(rng, small, { first: 0x01 }), frame(rng, small, { first: 0x80 })]);
    case 2:
      return frame(rng, small, { first: 0x82 });
    case 3:
      return frame(rng, small, { first: 0x89 });
    case 4:
      return frame(rng, small, { first: 0x8a });
    case 5:
      return frame(rng, text, { masked: false });
    case 6:
      return frame(rng, small, { first: 0xc1 });
    case 7:
      return frame(rng, small, { long: true });
    case 8:
      return frame(rng, Buffer.from([0x03, 0xe8]), { first: 0x88 });
    default:
      return Buffer.from(Array.from({ length: 1 + rng.below(20) }, () => rng.below(256)));
  }
}

function cut(rng: Rng, bytes: Buffer, often: number): Buffer[] {
  const chunks: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = rng.below(100) < often ? Math.min(bytes.length, at + 1 + rng.below(200)) : bytes.length;
    chunks.push(bytes.subarray(at, end));
    at = end;
  }
  return chunks;
}

describe('frames read without ws', () => {
  it('says the same as ws alone, whatever comes and however it is cut', async () => {
    const rng = new SeededRng('frames');
    let plain = 0;
    for (let n = 0; n < CHECKED; n++) {
      const odd = [0, 10, 60][n % 3];
      const frames = Array.from({ length: 1 + rng.below(6) }, () => anyFrame(rng, odd));
      const chunks = rng.below(2) === 0 ? frames : cut(rng, Buffer.concat(frames), [0, 30, 90][rng.below(3)]);
      const ours = await heard(chunks, true);
      expect(ours.heard, chunks.map((chunk) => chunk.toString('hex', 0, 40)).join(' | ')).toEqual(
        (await heard(chunks, false)).heard,
      );
      plain += ours.plain;
    }
    expect(plain).toBeGreaterThan(CHECKED);
  });

  it('leaves everything to ws once it is told to stop', async () => {
    const rng = new SeededRng('stop');
    const stream = new Duplex({ read: () => undefined, write: (_, __, done) => done() });
    const list: string[] = [];
    stream.on('data', (chunk: Buffer) => list.push(`ws ${chunk.length}`));
    const frames = new PlainFrames(stream, {
      text: (text) => {
        list.push(text);
        frames.stop();
      },
      pong: () => list.push('pong'),
    });
    const one = frame(rng, Buffer.from('one'));
    stream.push(Buffer.concat([frame(rng, Buffer.alloc(0), { first: 0x8a }), one, one]));
    stream.push(one);
    await new Promise((resolve) => setImmediate(resolve));
    expect(list).toEqual(['pong', 'one', `ws ${one.length}`, `ws ${one.length}`]);
  });
});
