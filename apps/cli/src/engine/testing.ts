import { PassThrough } from 'node:stream';
import { serveEngine } from './serve.ts';

export interface Answer {
  readonly ok: boolean;
  readonly error?: { readonly code: string; readonly message: string };
  readonly [field: string]: unknown;
}

/** Sends lines to an engine of its own and returns its answers, line by line. */
export async function session(lines: readonly (string | Uint8Array)[]): Promise<string[]> {
  const output = new PassThrough();
  const chunks: Buffer[] = [];
  output.on('data', (chunk: Buffer) => chunks.push(chunk));
  const newline = Buffer.from('\n');
  await serveEngine(toAsync(lines.flatMap((line) => [Buffer.from(line as string), newline])), output);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? [] : text.trimEnd().split('\n');
}

async function* toAsync(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
}

/** The same with requests and answers as objects. */
export const ask = async (...requests: readonly object[]): Promise<Answer[]> =>
  (await session(requests.map((request) => JSON.stringify(request)))).map((line) => JSON.parse(line));
