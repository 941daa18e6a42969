import type { Result, Standing } from '@tessera/kernel';
import { Phase, type State } from '../state.ts';

/** The seats that are furthest along. */
export function leaders(s: State): number[] {
  let most = -1;
  let seats: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.distance[seat] > most) {
      most = s.distance[seat];
      seats = [];
    }
    if (s.distance[seat] === most) seats.push(seat);
  }
  return seats;
}

/** H-51: the distance along the track counts, and nothing else. */
export function result(s: State): Result {
  const ranked = Array.from({ length: s.seats }, (_, seat) => ({ seat, points: s.distance[seat] }));
  ranked.sort((a, b) => b.points - a.points || a.seat - b.seat);
  const standings: Standing[] = ranked.map((entry) => ({
    ...entry,
    rank: 1 + ranked.findIndex((other) => other.points === entry.points),
  }));
  const over = s.phase === Phase.over;
  return { over, winners: over ? leaders(s) : [], standings };
}
