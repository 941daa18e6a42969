import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fail, type Outcome, ok } from '@tessera/kernel';

/**
 * Keeps a file for this process until what is returned is called: two that add to it at once would play the same games. The number of the
 * process lies beside the file, so a lock whose process is gone holds nobody up.
 */
export function lock(file: string): Outcome<() => void> {
  const beside = `${file}.lock`;
  const owner = take(beside);
  if (owner !== undefined)
    return fail('in-use', `Process ${owner} is adding games to "${file}". If it is not, remove "${beside}".`);
  return ok(() => rmSync(beside, { force: true }));
}

/** The process that has it, if one does. */
function take(beside: string): string | undefined {
  if (written(beside)) return undefined;
  const owner = ownerOf(beside);
  if (isAlive(owner)) return owner;
  rmSync(beside, { force: true });
  return written(beside) ? undefined : ownerOf(beside);
}

function written(beside: string): boolean {
  try {
    writeFileSync(beside, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function ownerOf(beside: string): string {
  try {
    return readFileSync(beside, 'utf8');
  } catch {
    // its process has just ended, and taken it away
    return '';
  }
}

function isAlive(owner: string): boolean {
  if (!/^[1-9]\d{0,9}$/.test(owner)) return false;
  try {
    process.kill(Number(owner), 0);
    return true;
  } catch (error) {
    // it may be somebody else's
    return codeOf(error) === 'EPERM';
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
