export const MAX_LINE = 1_000_000;

/** Lines of bytes as text; a line over the limit comes as undefined and is never held in memory. */
export async function* readLines(
  chunks: AsyncIterable<Uint8Array | string>,
  limit = MAX_LINE,
): AsyncGenerator<string | undefined> {
  let parts: Buffer[] = [];
  let size = 0;
  const add = (part: Buffer) => {
    size += part.length;
    if (size <= limit) parts.push(part);
    else parts = [];
  };
  const take = () => {
    const line = size > limit ? undefined : Buffer.concat(parts).toString('utf8');
    parts = [];
    size = 0;
    return line;
  };
  for await (const chunk of chunks) {
    const bytes = Buffer.from(chunk as Uint8Array);
    let start = 0;
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
      add(bytes.subarray(start, end));
      yield take();
      start = end + 1;
    }
    add(bytes.subarray(start));
  }
  if (size > 0) yield take();
}
