export interface Spot {
  readonly x: number;
  readonly y: number;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

const AHEAD: Readonly<Record<Direction, Spot>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/** The target nearest to `from` that way; what lies off to the side counts as farther. */
export function nextTarget(from: Spot, direction: Direction, targets: ReadonlyMap<string, Spot>): string | null {
  const ahead = AHEAD[direction];
  let best: string | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const [place, p] of targets) {
    const forward = (p.x - from.x) * ahead.x + (p.y - from.y) * ahead.y;
    const aside = Math.abs((p.x - from.x) * ahead.y) + Math.abs((p.y - from.y) * ahead.x);
    if (forward < 1) continue;
    // What lies more aside than ahead is only reached when nothing else is that way.
    const cost = forward + 2 * aside + (aside > 1.5 * forward ? 5000 : 0);
    if (cost < bestCost) {
      bestCost = cost;
      best = place;
    }
  }
  return best;
}
