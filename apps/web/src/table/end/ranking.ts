import type { Result } from '@tessera/kernel';
import type { Player } from '@tessera/ui';

export interface Ranked {
  readonly army: Player;
  readonly points: number;
  readonly rank: number;
}

/** The rival of somebody who plays alone comes after their seat. */
export const rivalOf = ({ standings, rival }: Result, armies: readonly Player[]): Player | undefined =>
  rival && armies[standings.length];

/** The seats as the rules rank them; who sat alone is ranked against the army that the game itself moved. */
export function rankingOf(result: Result, armies: readonly Player[]): Ranked[] {
  const seats = result.standings.map((each) => ({ army: armies[each.seat], points: each.points, rank: each.rank }));
  const army = rivalOf(result, armies);
  if (!result.rival || !army) return seats;
  const { points, rank } = result.rival;
  return [...seats, { army, points, rank }].sort((a, b) => a.rank - b.rank);
}

/**
 * Whether equal points stand at different places that nothing else explains: the verdict tells the first two apart, and `lost`, the seat
 * that ran out of time or left, is last whatever its points.
 */
export function brokenTies({ standings }: Result, lost?: number): boolean {
  const told =
    lost === undefined ? standings.filter(({ rank }) => rank > 1) : standings.filter(({ seat }) => seat !== lost);
  return told.some(({ points, rank }) => told.some((other) => other.points === points && other.rank !== rank));
}
