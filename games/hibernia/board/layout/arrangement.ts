import type { Point } from '@tessera/game-kit/board';
import { HEIGHT, SHIELD_RADIUS, SHORE, TRACK_DEPTH, TRACK_MARGIN, WIDTH } from './size.ts';

/** The rectangle with round corners that the track runs along, and how deep its spaces are. */
export interface Ring extends View {
  readonly depth: number;
}

/**
 * Where the track lies. Around the map, as on the table: best where the window is as high as it is wide. Beside it, with
 * the shield in its middle, the map gets the whole height of a wide window. The map itself is the same in both.
 */
export const ARRANGEMENTS = ['around', 'beside'] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

/** What is shown of the plane. */
export interface View {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Plan {
  readonly ring: Ring;
  readonly view: View;
  /** In the middle of the ring; null where the map keeps a place for it. */
  readonly shield: (Point & { readonly radius: number }) | null;
}

const RIM = 12;
const TOP = SHORE - RIM;
const TALL = HEIGHT - 2 * TOP;
const RING_WIDTH = 552;
const RING_LEFT = TOP - RING_WIDTH;

export const PLANS: Readonly<Record<Arrangement, Plan>> = {
  around: {
    ring: { left: 0, top: 0, width: WIDTH, height: HEIGHT, depth: TRACK_DEPTH },
    view: { left: 0, top: 0, width: WIDTH, height: HEIGHT },
    shield: null,
  },
  beside: {
    ring: { left: RING_LEFT, top: TOP, width: RING_WIDTH, height: TALL, depth: 64 },
    view: { left: RING_LEFT - 6, top: TOP - 2, width: WIDTH - SHORE + RIM - RING_LEFT, height: TALL + 4 },
    shield: { x: RING_LEFT + RING_WIDTH / 2, y: TOP + TALL / 2, radius: SHIELD_RADIUS * 1.34 },
  },
};

/** How far inside the edge of its ring a track ends. */
export const innerRim = ({ depth }: Ring): number => TRACK_MARGIN + depth;

/** The arrangement that draws the map largest in so much room. */
export function arrangementFor(width: number, height: number): Arrangement {
  const scale = ({ view }: Plan): number => Math.min(width / view.width, height / view.height);
  return scale(PLANS.beside) > scale(PLANS.around) ? 'beside' : 'around';
}
