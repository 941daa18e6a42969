import type { ROUTES, Told } from '@tessera/protocol';

/** What can be done about seats before the game; the server answers with the table as it is then. */
export type SeatingRoute = (typeof ROUTES)['sit' | 'stand' | 'setSeat' | 'invite' | 'start' | 'leave'];

export type ActAtSeat = <R extends SeatingRoute>(route: R, body: Told<R['body']>) => Promise<void>;
