import { isUtf8 } from 'node:buffer';
import type { EventEmitter } from 'node:events';

const TEXT = 0x81;
const PONG = 0x8a;
const MASKED = 0x80;
const SHORT = 126;
const LONG = 127;

export interface PlainFrameHandlers {
  readonly text: (text: string) => void;
  readonly pong: () => void;
}

export type FrameStream = Pick<EventEmitter, 'on' | 'off' | 'listeners'>;

type Listener = (chunk: Buffer) => void;

/**
 * Nearly all that arrives are whole small texts, and pongs. They are read here, at a fraction of the cost. The first frame that is anything
 * else, or has not come whole, goes to `ws`, which knows the rest of RFC 6455, and so does everything after it as long as the socket lives.
 */
export class PlainFrames {
  private readonly stream: FrameStream;
  private readonly handlers: PlainFrameHandlers;
  private readonly ofWs: readonly Listener[];
  private reading = true;

  /** After `ws` has begun to listen. */
  constructor(stream: FrameStream, handlers: PlainFrameHandlers) {
    this.stream = stream;
    this.handlers = handlers;
    this.ofWs = stream.listeners('data') as Listener[];
    for (const listener of this.ofWs) stream.off('data', listener);
    stream.on('data', this.take);
  }

  /** From now on `ws` reads. */
  stop(): void {
    if (!this.reading) return;
    this.reading = false;
    this.stream.off('data', this.take);
    for (const listener of this.ofWs) this.stream.on('data', listener);
  }

  private readonly take = (chunk: Buffer): void => {
    let at = 0;
    while (this.reading && at < chunk.length) {
      const end = this.read(chunk, at);
      if (end === 0) this.stop();
      else at = end;
    }
    if (at < chunk.length) for (const listener of this.ofWs) listener.call(this.stream, chunk.subarray(at));
  };

  /** Where the frame that begins there ends; 0 if it is none of ours, and then it is as it was. */
  private read(chunk: Buffer, start: number): number {
    const kind = chunk[start];
    if ((kind !== TEXT && kind !== PONG) || chunk.length < start + 6) return 0;
    const short = chunk[start + 1] - MASKED;
    if (short < 0 || short === LONG || (kind === PONG && short >= SHORT)) return 0;
    const mask = short === SHORT ? start + 4 : start + 2;
    const from = mask + 4;
    const end = from + (short === SHORT ? chunk.readUInt16BE(start + 2) : short);
    if (chunk.length < end) return 0;
    if (kind === PONG) this.handlers.pong();
    else {
      const bits = unmask(chunk, mask, end);
      if (bits < 0x80) this.handlers.text(chunk.toString('latin1', from, end));
      else if (isUtf8(chunk.subarray(from, end))) this.handlers.text(chunk.toString('utf8', from, end));
      else {
        unmask(chunk, mask, end);
        return 0;
      }
    }
    return end;
  }
}

/** In place; done twice, nothing has changed. Says which bits there are in any of the bytes. */
function unmask(chunk: Buffer, mask: number, end: number): number {
  const key = chunk[mask] | (chunk[mask + 1] << 8) | (chunk[mask + 2] << 16) | (chunk[mask + 3] << 24);
  let bits = 0;
  for (let at = mask + 4, shift = 0; at < end; at++, shift += 8) {
    const byte = chunk[at] ^ ((key >>> (shift & 31)) & 0xff);
    chunk[at] = byte;
    bits |= byte;
  }
  return bits;
}
