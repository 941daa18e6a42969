import type { SeatNumber } from '@tessera/kernel';
import type { TableInfo } from './tables.ts';

/** A table as a server tells of it, with whatever a test says of it. */
export const someTable = (part: Partial<TableInfo> = {}): TableInfo => ({
  id: 't',
  game: 'cambria',
  scenario: 'cambria',
  options: {},
  settings: { confirmTurn: true, autoRoll: true },
  status: 'playing',
  visibility: 'public',
  rated: false,
  host: { id: 'a', name: 'Ann' },
  createdAt: 1,
  updatedAt: 1,
  startedAt: 1,
  clock: { kind: 'none' },
  onTimeout: 'bot',
  autostart: true,
  paused: false,
  seats: [],
  waitingFor: 1 as SeatNumber,
  turn: null,
  yourTurn: false,
  yourSeats: [],
  moves: 0,
  commitment: null,
  rematch: null,
  turnedDown: null,
  ...part,
});
