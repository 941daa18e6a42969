import { tenths } from '@tessera/game-kit/board';
import type { Mark, MarkKind } from './scatter.ts';

/** All marks of a kind as one path: some hundred elements fewer to lay out and paint. */
export function printMarks(marks: readonly Mark[], kind: MarkKind, plate: string): string {
  // Marks come in some thirty sizes, so that a plate is cut once for each and printed wherever it goes.
  const cuts = new Map<number, string>();
  let path = '';
  for (const mark of marks) {
    if (mark.kind !== kind) continue;
    const cut = cuts.get(mark.size) ?? cutPlate(plate, mark.size);
    cuts.set(mark.size, cut);
    path += `M${tenths(mark.x)} ${tenths(mark.y)}${cut}`;
  }
  return path;
}

/** A plate of absolute commands about 0 0, one point (with its handles) each, as relative ones from 0 0, at a size. */
function cutPlate(plate: string, size: number): string {
  let path = '';
  let from = [0, 0];
  let start = from;
  for (const [, command, rest] of plate.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    path += command.toLowerCase();
    // In whole tenths, so that what is rounded doesn't add up from command to command.
    const to = Array.from(rest.matchAll(/-?\d+/g), ([number]) => Math.round(Number(number) * size * 10));
    path += to.map((at, i) => tenths((at - from[i % 2]) / 10)).join(' ');
    from = command === 'Z' ? start : to.slice(-2);
    if (command === 'M') start = from;
  }
  return path;
}
