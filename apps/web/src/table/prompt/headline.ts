import type { LogLine } from '@tessera/ui';

/** A step in one breath for the prompt: what was done, and the last great thing that came of it. The log has it all. */
export function headline(lines: readonly LogLine[]): string {
  const [first] = lines;
  if (!first) return '';
  if (lines.length <= 2) return lines.map((line) => line.sentence).join(' ');
  const great = lines.findLast((line) => line.strong && line !== first);
  return great ? `${first.sentence} ${great.sentence}` : `${first.sentence} ${lines[1].sentence}`;
}
