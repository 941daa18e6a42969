import { appendFileSync, existsSync, mkdirSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fail, type Outcome, ok } from '@tessera/kernel';
import { wholeLines } from '../whole-lines.ts';

/** What was measured, with which bots: results of two different heads are never mixed. */
export type Head = Readonly<Record<string, unknown>>;

export interface Kept<Line> {
  readonly head: Head;
  readonly lines: readonly Line[];
}

export const resultsFolder = (root: string, measure: string): string => join(root, 'bench/strength', measure);
export const resultsFile = (root: string, measure: string, id: string): string =>
  join(resultsFolder(root, measure), `${id}.jsonl`);

/** The results of a file, or none if there is no such file. */
export function readKept<Line>(file: string): Outcome<Kept<Line> | undefined> {
  if (!existsSync(file)) return ok(undefined);
  try {
    const [head, ...lines] = wholeLines(file)
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line));
    if (typeof head?.tessera !== 'string') throw new Error('no head');
    return ok({ head, lines });
  } catch (error) {
    return fail('bad-results', `"${file}" can't be read (${error instanceof Error ? error.message : error}).`);
  }
}

/** Opens a file to add lines to: a new one, or one with that very head. One with another is set aside. Returns the lines it has. */
export function openKept<Line>(file: string, head: Head): Outcome<readonly Line[]> {
  mkdirSync(dirname(file), { recursive: true });
  const found = readKept<Line>(file);
  if (!found.ok) return found;
  if (found.value && JSON.stringify(found.value.head) === JSON.stringify(head)) {
    truncateSync(file, Buffer.byteLength(wholeLines(file)));
    return ok(found.value.lines);
  }
  if (found.value) setAside(file);
  writeFileSync(file, `${JSON.stringify(head)}\n`);
  return ok([]);
}

export const addLine = (file: string, line: unknown): void => appendFileSync(file, `${JSON.stringify(line)}\n`);

/** Results of a bot that has changed since go to the folder `earlier`, numbered. A head alone is nothing to keep. */
export function setAside(file: string): void {
  if (!wholeLines(file).trimEnd().includes('\n')) {
    rmSync(file);
    return;
  }
  const folder = join(dirname(file), 'earlier');
  mkdirSync(folder, { recursive: true });
  let n = 1;
  while (existsSync(placeOf(n))) n++;
  renameSync(file, placeOf(n));

  function placeOf(nth: number): string {
    return join(folder, `${basename(file, '.jsonl')}.${nth}.jsonl`);
  }
}

/** Whether results are of another head than would be written today: the bot has changed since. */
export const hasChanged = (kept: Kept<unknown> | undefined, headOf: () => Head): boolean =>
  kept !== undefined && JSON.stringify(kept.head) !== JSON.stringify(headOf());
