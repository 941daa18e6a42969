import { type SeatNumber, seatNumber } from '@tessera/kernel';
import type { ToldTo } from '@tessera/table';

interface Film {
  readonly seats: number;
  /** The game has secrets. */
  readonly hides: boolean;
  readonly over: boolean;
  /** The people's seats of a table on this device; undefined for a record from elsewhere. */
  readonly people: readonly SeatNumber[] | undefined;
}

/** Through whose eyes a replay may be watched, the usual ones first: as long as the game runs, nobody else's at this table. */
export function viewpointsOf({ seats, hides, over, people }: Film): readonly ToldTo[] {
  if (!hides) return ['spectator'];
  const everybody = Array.from({ length: seats }, (_, seat) => seatNumber(seat));
  if (over) return ['revealed', 'spectator', ...everybody];
  if (people === undefined) return ['spectator', ...everybody];
  return people.length === 1 ? [...people, 'spectator'] : ['spectator'];
}
