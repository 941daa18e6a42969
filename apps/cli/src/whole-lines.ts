import { readFileSync } from 'node:fs';

/** What a file of lines holds, without a last line that was being written when the power went. */
export function wholeLines(file: string): string {
  const text = readFileSync(file, 'utf8');
  return text.slice(0, text.lastIndexOf('\n') + 1);
}
