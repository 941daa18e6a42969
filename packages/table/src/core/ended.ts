import { type Result, type Seat, seatOf } from '@tessera/kernel';
import type { Ended } from './protocol.ts';

/**
 * Who ran out of time, resigned or left is last; the others stand as they stood. What all agreed to end nobody has won,
 * whoever led; nor what ended because bots alone were left.
 */
export function resultOfEnded(result: Result, { by, why }: Ended, isPerson: (seat: Seat) => boolean): Result {
  if (why === 'agreed') return { ...result, over: true, winners: [] };
  const loser = seatOf(by);
  const others = result.standings.filter(({ seat }) => seat !== loser);
  const last = result.standings.filter(({ seat }) => seat === loser);
  const rankOf = (rank: number) => 1 + others.filter((other) => other.rank < rank).length;
  const standings = [
    ...others.map((standing) => ({ ...standing, rank: rankOf(standing.rank) })),
    ...last.map((standing) => ({ ...standing, rank: others.length + 1 })),
  ];
  const someoneIsLeft = others.some(({ seat }) => isPerson(seat));
  const winners = someoneIsLeft ? standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat) : [];
  return { ...result, over: true, winners, standings };
}

/** While the last turn can still be taken back nobody has won. */
export const undecided = (result: Result): Result =>
  result.over
    ? { ...result, over: false, winners: [], ...(result.rival && { rival: { ...result.rival, wins: false } }) }
    : result;
