import type { TableInfo } from '../server/tables.ts';

/** The home page is about more than these. */
const MOST = 6;

/** Those that wait for me first, then those where I play on when the others have; not those where I only could. */
export function atHome(turns: readonly TableInfo[], playing: readonly TableInfo[]) {
  const waiting = new Set(turns.map(({ id }) => id));
  const others = playing.filter(({ id, yourTurn, yourSeats }) => !waiting.has(id) && !yourTurn && yourSeats.length > 0);
  const all = [...turns, ...others];
  return { shown: all.slice(0, MOST), more: all.length > MOST };
}
