import type { SeatSpec } from '@tessera/table';
import type { Player } from '@tessera/ui';

export const playersOf = (seats: readonly SeatSpec[]): Player[] =>
  seats.map(({ name, colour, kind }, index) => ({ seat: index + 1, name, colour, isBot: kind === 'bot' }));
