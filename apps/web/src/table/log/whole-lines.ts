interface Edge {
  readonly top: number;
  readonly bottom: number;
}

/** A turn of the log as it lies on the page: its heading, which sticks to the top, and its lines. */
export interface LaidTurn {
  readonly heading: number;
  readonly lines: readonly Edge[];
}

/**
 * How much farther the log must be scrolled so that what follows the heading at its top is a whole line, and never a heading without lines.
 * `top` is the upper edge of the log.
 */
export function toWholeLine(top: number, turns: readonly LaidTurn[]): number {
  const within = turns.findIndex(({ lines }) => (lines.at(-1)?.bottom ?? 0) > top + 1);
  if (within < 0) return 0;
  const { heading, lines } = turns[within];
  const edge = top + heading;
  // the heading itself is whole and its lines follow: nothing is cut
  if (lines[0].top >= edge - 1) return 0;
  const cut = lines.findIndex((line) => line.top < edge - 1 && line.bottom > edge + 1);
  const last = lines.length - 1;
  // under the sticky heading nothing of the turn may be left: then the next one begins at the top
  if (cut === last || lines[last].bottom <= edge + 1) return lines[last].bottom - top;
  return cut < 0 ? 0 : lines[cut].bottom - edge;
}
