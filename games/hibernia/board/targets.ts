import type { Point } from './geometry.ts';

/**
 * What a tap would do: march into an empty land, reinforce an own one, do battle, take a warrior away for a march that
 * lacks some (H-23), or raise the fallen (H-27; on the shield).
 */
export type TargetKind = 'march' | 'reinforce' | 'battle' | 'take' | 'raise';

/** The shield's place beside the lands' names; no land can be called so. */
export const SHIELD_PLACE = '@shield';

export type Direction = 'up' | 'down' | 'left' | 'right';

const AHEAD: Readonly<Record<Direction, Point>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/** The target nearest to `from` that way; what lies off to the side counts as farther. */
export function nextTarget(from: Point, direction: Direction, targets: ReadonlyMap<string, Point>): string | null {
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
