import { fail, type Outcome, ok } from '@tessera/kernel';

/** Longer ones are cut off by mail programs and messengers. */
const MOST_LETTERS = 8000;
/** What a short link may unfold to: no position is half as long. */
const MOST_BYTES = 1_000_000;
/** The way of packing; another one would have another number. */
const MARK = 'position=1.';

const broken = fail('broken-link', 'This link to a position is broken: perhaps its end got lost on the way.');

/** What stands behind the # of a link to that position. */
export async function positionToFragment(position: unknown): Promise<Outcome<string>> {
  const bytes = new TextEncoder().encode(JSON.stringify(position));
  const packed = await readAll(through(bytes, new CompressionStream('deflate-raw')), MOST_BYTES);
  const fragment = MARK + toBase64(packed ?? bytes);
  return packed === undefined || fragment.length > MOST_LETTERS
    ? fail(
        'long-link',
        'This position is too long for a link: its board is one of your own. Save it as a file instead.',
      )
    : ok(fragment);
}

/** Whether a fragment says that it holds a position. */
export const holdsPosition = (fragment: string): boolean => fragment.startsWith('position=');

/** The position in a fragment. Anybody may have written it: whether it is one is for the rules to say. */
export async function positionOfFragment(fragment: string): Promise<Outcome<unknown>> {
  if (!fragment.startsWith(MARK) || fragment.length > MOST_LETTERS) return broken;
  const packed = fromBase64(fragment.slice(MARK.length));
  if (!packed) return broken;
  try {
    const bytes = await readAll(through(packed, new DecompressionStream('deflate-raw')), MOST_BYTES);
    if (!bytes) return broken;
    return ok(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    // not what was packed: which letter is wrong can't be known
    return broken;
  }
}

const through = (bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) =>
  new Blob([bytes]).stream().pipeThrough(stream);

/** Undefined when there is more than that: a few letters can unfold to as much as the memory holds. */
async function readAll(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > most) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(next.value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

function toBase64(bytes: Uint8Array): string {
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(text)) return undefined;
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  } catch {
    // a number of letters that no bytes make
    return undefined;
  }
}
