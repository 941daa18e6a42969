import { type Box, distance, distanceToBox, type Field, type Point, sample } from '@tessera/game-kit/board';
import { HEIGHT, SHORE, WIDTH } from './size.ts';

const ROSE_RADIUS = 66;

/** The emptiest sea for the compass, low and to the right if it may choose; none if there is no room. */
export function findRose(
  land: Field,
  shield: Point & { readonly radius: number },
  boxes: readonly Box[],
): Point | null {
  let best: Point | null = null;
  let bestRoom = ROSE_RADIUS + 6;
  const rim = SHORE + ROSE_RADIUS;
  for (let y = rim; y <= HEIGHT - rim; y += 10)
    for (let x = rim; x <= WIDTH - rim; x += 10) {
      const p = { x, y };
      const room = Math.min(
        -sample(land, p),
        distance(p, shield) - shield.radius,
        x - SHORE,
        y - SHORE,
        WIDTH - SHORE - x,
        HEIGHT - SHORE - y,
        ...boxes.map((box) => distanceToBox(p, box)),
      );
      if (room < bestRoom) continue;
      bestRoom = room;
      best = p;
    }
  return best;
}
