import { seatNumber } from '@tessera/kernel';
import type { Player } from '@tessera/ui';

const COLOURS = ['amber', 'sky', 'teal', 'vermilion', 'violet'];

/** As many people as sit at any table. */
export const PLAYERS: readonly Player[] = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve'].map((name, index) => ({
  seat: seatNumber(index),
  name,
  colour: COLOURS[index],
  isBot: false,
}));
