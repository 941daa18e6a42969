import type { Points, Review } from '@tessera/mind';

/** The chances by seat before the move with that number; after the last one, the result. */
export const chancesAt = ({ moments, result }: Pick<Review, 'moments' | 'result'>, at: number): readonly Points[] =>
  moments[at]?.chances ?? result;

/** Where marks of so many seats stand that would lie over one another: each at least so far below the one above it. */
export function spread(wanted: readonly number[], apart: number, most: number): number[] {
  const order = wanted.map((_, seat) => seat).sort((a, b) => wanted[a] - wanted[b]);
  const placed = [...wanted];
  let least = 0;
  for (const [nth, seat] of order.entries()) {
    const room = most - (order.length - 1 - nth) * apart;
    placed[seat] = Math.max(least, Math.min(wanted[seat], room));
    least = placed[seat] + apart;
  }
  return placed;
}
