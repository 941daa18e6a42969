import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { PLAIN } from '@tessera/ui/text';
import { run } from './main.ts';
import { LineReader, type Terminal } from './terminal.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a verb in this process as if its input came through a pipe. */
export async function tessera(argv: readonly string[], typed: readonly string[] = []): Promise<Ran> {
  let out = '';
  let err = '';
  const output = new Writable({
    write: (chunk, _encoding, done) => {
      out += chunk;
      done();
    },
  });
  const input = Readable.from(typed.map((line) => `${line}\n`));
  let reader: LineReader | undefined;
  const terminal: Terminal = {
    paint: PLAIN,
    width: 100,
    root: process.cwd(),
    lastGame: () => join(tmpdir(), `tessera-last-${process.pid}.json`),
    input,
    output,
    print: (text = '') => void output.write(`${text}\n`),
    clear: () => void output.write('\f'),
    warn: (text) => {
      err += `${text}\n`;
    },
    progress: () => {},
    ask: (prompt) => {
      reader ??= new LineReader(input, output, false);
      return reader.ask(prompt);
    },
    close: () => reader?.close(),
  };
  const code = await run(argv, terminal);
  terminal.close();
  return { code, out, err };
}
