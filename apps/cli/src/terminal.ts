import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Paint } from '@tessera/ui/text';
import { paintFor } from './paint.ts';

/** Where a verb reads and writes: a terminal, a pipe, or a test. */
export interface Terminal {
  readonly paint: Paint;
  readonly width: number;
  /** The repository, for what runs as a process of its own. */
  readonly root: string;
  /** The file in which a game is kept that was given none of its own. */
  lastGame(): string;
  readonly input: Readable;
  readonly output: Writable;
  print(text?: string): void;
  /** What was printed is not to be read any more: the screen and what one could scroll back to. */
  clear(): void;
  /** To stderr, where it stays out of what is piped on. */
  warn(text: string): void;
  /** Progress on one line of stderr that is written over; into a file, a line now and then. */
  progress(text: string): void;
  /** The next line, or undefined when the input has ended. */
  ask(prompt: string, complete?: readonly string[]): Promise<string | undefined>;
  close(): void;
}

/** Made if it can be; if not, the first save says so. */
function stateFolder(env: NodeJS.ProcessEnv): string {
  const folder = join(env['XDG_STATE_HOME'] || join(homedir(), '.local', 'state'), 'tessera');
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    // said by the first save, which can't be written either
  }
  return folder;
}

const PROGRESS_MS = 5000;

export function processTerminal(root: string): Terminal {
  const { stdin, stdout, stderr, env } = process;
  let reader: LineReader | undefined;
  let told = performance.now();
  return {
    paint: paintFor(stdout.isTTY, env),
    width: Math.min(stdout.columns || 100, 140),
    root,
    lastGame: () => join(stateFolder(env), 'last.json'),
    input: stdin,
    output: stdout,
    print: (text = '') => void stdout.write(`${text}\n`),
    // a file or a pipe keeps what it got; it is told where the page ends
    clear: () => void stdout.write(stdout.isTTY ? '\u001b[2J\u001b[3J\u001b[H' : '\f'),
    warn: (text) => void stderr.write(`${text}\n`),
    progress: (text) => {
      if (stderr.isTTY) stderr.write(`\r\u001b[K${text}`);
      else if (text !== '' && performance.now() - told > PROGRESS_MS) {
        told = performance.now();
        stderr.write(`${text}\n`);
      }
    },
    ask: (prompt, complete = []) => {
      reader ??= new LineReader(stdin, stdout, stdout.isTTY === true && stdin.isTTY === true);
      return reader.ask(prompt, complete);
    },
    close: () => reader?.close(),
  };
}

/** Lines one at a time, none lost that came early through a pipe; Tab completes in a terminal. */
export class LineReader {
  private readonly lines: string[] = [];
  private readonly output: Writable;
  private readonly isTTY: boolean;
  private readonly reader: ReturnType<typeof createInterface>;
  private ended = false;
  private waiting: ((line: string | undefined) => void) | undefined;
  private words: readonly string[] = [];

  constructor(input: Readable, output: Writable, isTTY: boolean) {
    this.output = output;
    this.isTTY = isTTY;
    this.reader = createInterface({
      input,
      ...(isTTY ? { output } : {}),
      terminal: isTTY,
      completer: (line: string) => {
        const hits = this.words.filter((word) => word.toLowerCase().startsWith(line.toLowerCase()));
        return [hits, line];
      },
    });
    this.reader.on('line', (line) => {
      if (this.waiting) this.settle(line);
      else this.lines.push(line);
    });
    this.reader.on('close', () => {
      this.ended = true;
      this.settle(undefined);
    });
    this.reader.on('SIGINT', () => this.reader.close());
  }

  ask(prompt: string, complete: readonly string[] = []): Promise<string | undefined> {
    this.words = complete;
    if (this.isTTY && !this.ended) {
      this.reader.setPrompt(prompt);
      this.reader.prompt();
    } else this.output.write(prompt);
    const line = this.lines.shift();
    if (line !== undefined) {
      this.echo(line);
      return Promise.resolve(line);
    }
    if (this.ended) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      this.waiting = resolve;
    });
  }

  private settle(line: string | undefined): void {
    const { waiting } = this;
    this.waiting = undefined;
    if (waiting) this.echo(line ?? '');
    waiting?.(line);
  }

  /** What came through a pipe is shown where a person would have typed it. */
  private echo(line: string): void {
    if (!this.isTTY) this.output.write(`${line}\n`);
  }

  close(): void {
    this.reader.close();
  }
}
