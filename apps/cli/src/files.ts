import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fail, type GameRecord, type Outcome, ok, parseRecord, recordToText } from '@tessera/kernel';

const MAX_BYTES = 20_000_000;

export function readJSON(path: string): Outcome<unknown> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return fail('no-file', `${path} can't be read: ${reason(error)}.`);
  }
  if (text.length > MAX_BYTES) return fail('bad-file', `${path} is too large to be one of ours.`);
  try {
    return ok(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch (error) {
    return fail('bad-json', `${path} is not JSON: ${error instanceof Error ? error.message : error}.`);
  }
}

export function readRecord(path: string): Outcome<GameRecord> {
  const json = readJSON(path);
  if (!json.ok) return json;
  const record = parseRecord(json.value);
  return record.ok ? record : fail(record.error.code, `${path}: ${record.error.message}`);
}

/** Whole or not at all; and never over a file that is something else. */
export function writeRecord(path: string, record: GameRecord): Outcome<null> {
  if (existsSync(path) && !readRecord(path).ok)
    return fail('not-a-record', `${path} is there already and is no game record; choose another name.`);
  try {
    writeFileSync(`${path}.part`, recordToText(record));
    renameSync(`${path}.part`, path);
    return ok(null);
  } catch (error) {
    return fail('no-file', `${path} can't be written: ${reason(error)}.`);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'it is not permitted',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is no folder',
  ENOSPC: 'the disk is full',
};

function reason(error: unknown): string {
  const code = (error as { code?: string }).code ?? '';
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
}
