import type { ROUTES, Told } from '@tessera/protocol';

/** What can be done about seats before the game; the server answers with the table as it is then. */
export type Seating = 'sit' | 'stand' | 'setSeat' | 'invite' | 'start' | 'leave';

export type ActAtSeat = <Name extends Seating>(what: Name, body: Told<(typeof ROUTES)[Name]['body']>) => Promise<void>;
