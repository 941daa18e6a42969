import { seatNumber } from '@tessera/kernel';
import { COLOURS } from '@tessera/protocol/lists';
import type { Player } from '@tessera/ui';

/** As many people as sit at any table. */
export const PLAYERS: readonly Player[] = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve'].map((name, index) => ({
  seat: seatNumber(index),
  name,
  colour: COLOURS[index],
  isBot: false,
}));
