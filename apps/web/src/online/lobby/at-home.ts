import type { TableInfo } from '../server/tables.ts';

/** The home page is about more than these. */
const MOST = 6;
const MOST_INVITATIONS = 3;

/** Those that wait for me first, then those where I play on when the others have; not those where I only could. */
export function atHome(turns: readonly TableInfo[], playing: readonly TableInfo[]) {
  const waiting = new Set(turns.map(({ id }) => id));
  const others = playing.filter(({ id, yourTurn, yourSeats }) => !waiting.has(id) && !yourTurn && yourSeats.length > 0);
  return few([...turns, ...others], MOST);
}

export const invitationsAtHome = (invitations: readonly TableInfo[]) => few(invitations, MOST_INVITATIONS);

const few = (tables: readonly TableInfo[], most: number) => ({
  shown: tables.slice(0, most),
  more: tables.length > most,
});
