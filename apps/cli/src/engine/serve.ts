import type { Readable, Writable } from 'node:stream';
import { fail } from '@tessera/kernel';
import { checkRequest, parseLine } from './check.ts';
import { MAX_LINE, readLines } from './lines.ts';
import { Session } from './session.ts';

/** JSON lines in, JSON lines out: every line gets exactly one answer, in order, until `quit` or the end of the input. */
export async function serveEngine(
  input: Readable | AsyncIterable<Uint8Array | string>,
  output: Writable,
): Promise<void> {
  const session = new Session();
  let open = true;
  // the reader went away: nobody is left to answer to
  output.on('error', () => {
    open = false;
  });
  for await (const line of readLines(input)) {
    if (!open) return;
    const { text, last } = answerLine(session, line);
    if (!output.write(`${text}\n`) && open) await drained(output);
    if (last) return;
  }
}

/** Until the reader has caught up, or gone. */
function drained(output: Writable): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      output.off('drain', done).off('close', done);
      resolve();
    };
    output.on('drain', done).on('close', done);
  });
}

export function answerLine(session: Session, line: string | undefined): { text: string; last: boolean } {
  if (line === undefined) {
    const error = fail('line-too-long', `A line has at most ${MAX_LINE} bytes; this one has more.`);
    return { text: JSON.stringify(error), last: false };
  }
  const json = parseLine(line.trim());
  const id = json.ok && Object.hasOwn(json.value, 'id') ? { id: json.value['id'] } : {};
  const request = json.ok ? checkRequest(json.value) : json;
  const answer = request.ok ? session.answer(request.value) : request;
  return {
    text: JSON.stringify(answer.ok ? { ...id, ok: true, ...answer.value } : { ...id, ...answer }),
    last: request.ok && answer.ok && request.value.verb === 'quit',
  };
}
