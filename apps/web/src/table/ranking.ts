import type { Result } from '@tessera/kernel';
import type { Player } from '@tessera/ui';

export interface Ranked {
  readonly army: Player;
  readonly points: number;
  readonly rank: number;
}

/** The seats as the rules rank them; who sat alone is ranked against the army that the game itself moved. */
export function rankingOf(result: Result, armies: readonly Player[], points: readonly number[]): Ranked[] {
  const seats = result.standings.map((each) => ({ army: armies[each.seat], points: each.points, rank: each.rank }));
  const [alone, ...others] = seats;
  if (!alone || others.length > 0) return seats;
  const rank = alone.rank === 1 ? 2 : 1;
  const rivals = armies.slice(1).map((army, index) => ({ army, points: points[index + 1] ?? 0, rank }));
  return [alone, ...rivals].sort((a, b) => a.rank - b.rank);
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
