import { EventEmitter } from 'node:events';
import type { Rng } from '@tessera/kernel';
import type { WebSocket } from 'ws';

/** The raw end of a socket: bytes go in, texts come out. */
export class RawSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  writableLength = 0;
  isPaused = false;
  texts: string[] = [];
  closedWith: number | undefined;

  get ws(): WebSocket {
    return this as unknown as WebSocket;
  }

  /** A frame. */
  write(bytes: Buffer): boolean {
    this.send(String(bytes));
    return true;
  }

  send(text: string): void {
    this.texts.push(text);
  }

  close(code: number): void {
    this.closedWith = code;
    this.end();
  }

  terminate(): void {
    this.end();
  }

  pause(): void {
    this.isPaused = true;
  }

  resume(): void {
    this.isPaused = false;
  }

  ping(): void {}

  private end(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.emit('close', this.closedWith ?? 1006);
  }
}

const pick = <T>(rng: Rng, list: readonly T[]): T => list[rng.below(list.length)];

const ODD: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  '',
  ' ',
  'x'.repeat(5_000),
  '\u0000\ud800',
  '__proto__',
  [],
  {},
  [[[]]],
  { toString: 1 },
  Number.MAX_SAFE_INTEGER,
];

/** Something that looks like a message, with a part of it gone wrong. */
export function mutated(rng: Rng, message: Record<string, unknown>): unknown {
  const changed: Record<string, unknown> = { ...message };
  for (let times = 1 + rng.below(2); times > 0; times--) {
    const key = pick(rng, Object.keys(message));
    switch (rng.below(6)) {
      case 0:
        delete changed[key];
        break;
      case 1:
        changed[pick(rng, ['extra', 'constructor', '__proto__', 'toString', 'at', 'seat'])] = pick(rng, ODD);
        break;
      case 2:
        changed[key] = { [key]: changed[key] };
        break;
      case 3: {
        const value = changed[key];
        changed[key] = typeof value === 'string' ? scrambledText(rng, value) : pick(rng, ODD);
        break;
      }
      default:
        changed[key] = pick(rng, ODD);
    }
  }
  return changed;
}

function scrambledText(rng: Rng, text: string): string {
  const at = rng.below(text.length + 1);
  return text.slice(0, at) + pick(rng, ['', ' ', '/', '\n', '9', 'é', text]) + text.slice(at + rng.below(3));
}

/** Bytes that are no message at all, or one cut in pieces. */
export function rawBytes(rng: Rng, message: unknown): Buffer {
  const text = JSON.stringify(message) ?? 'undefined';
  switch (rng.below(5)) {
    case 0:
      return Buffer.from(Array.from({ length: rng.below(60) }, () => rng.below(256)));
    case 1:
      return Buffer.from(text.slice(0, rng.below(text.length)));
    case 2:
      return Buffer.from('['.repeat(1 + rng.below(3_000)));
    case 3:
      return Buffer.from(`${text}${text}`);
    default: {
      const bytes = Buffer.from(text);
      bytes[rng.below(bytes.length)] = rng.below(256);
      return bytes;
    }
  }
}
