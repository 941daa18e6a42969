export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const CORNERS = ['bottom-left', 'top-left', 'bottom-right', 'top-right'] as const;
export type Corner = (typeof CORNERS)[number];

/** Where in a room a panel of that size covers least of what must be seen; the first of the best corners. */
export function freeCorner(room: Box, size: { width: number; height: number }, seen: readonly Box[]): Corner {
  let best: Corner = CORNERS[0];
  let least = Infinity;
  for (const corner of CORNERS) {
    const panel = panelAt(corner, room, size);
    const covered = seen.reduce((sum, box) => sum + overlap(panel, box), 0);
    if (covered < least) {
      least = covered;
      best = corner;
    }
  }
  return best;
}

function panelAt(corner: Corner, room: Box, { width, height }: { width: number; height: number }): Box {
  const left = corner.endsWith('left') ? room.left : room.right - width;
  const top = corner.startsWith('top') ? room.top : room.bottom - height;
  return { left, top, right: left + width, bottom: top + height };
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  // what is only touched counts a little, so that a small place is not buried
  return width > 0 && height > 0 ? 1 + width * height : 0;
}
