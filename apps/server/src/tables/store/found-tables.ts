import { NO_SEAT, type SeatNumber } from '@tessera/kernel';
import type { Queries } from '../../store/index.ts';
import { textsOf } from '../../store/log-rows.ts';
import type { TableData } from '../room/table-row.ts';

/** A game under way, as a server finds it that has just started. */
export interface PlayingTable {
  readonly id: string;
  /** As its row says, which may be behind its log. */
  readonly moves: number;
  readonly waitingSeat: SeatNumber;
  /** Whom the last entry of its log waits for; 0 for nobody. */
  readonly waited: SeatNumber;
  readonly data: TableData;
}

export async function playingTables(queries: Queries): Promise<PlayingTable[]> {
  const rows = await queries.all<{
    id: string;
    waiting_seat: SeatNumber;
    moves: number;
    entry: string | null;
    data: string;
  }>(
    `SELECT t.id, t.waiting_seat, t.moves, t.data, m.entry FROM tables t
     LEFT JOIN moves m ON m.table_id = t.id AND m.number = (SELECT max(number) FROM moves WHERE table_id = t.id)
     WHERE t.status = 'playing'`,
  );
  return rows.map(({ id, waiting_seat, moves, entry, data }) => {
    const last = entry === null ? undefined : (JSON.parse(textsOf(entry).at(-1) ?? '') as { w?: SeatNumber });
    return { id, moves, waitingSeat: waiting_seat, waited: last?.w ?? NO_SEAT, data: JSON.parse(data) as TableData };
  });
}

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

/** Where they play with days for a move. */
export const daysTablesOf = async (queries: Queries, person: string): Promise<string[]> =>
  idsOf(
    await queries.all<{ id: string }>(
      `SELECT t.id FROM tables t WHERE t.status = 'playing' AND t.clock = 'days' AND EXISTS
         (SELECT 1 FROM table_seats s WHERE s.table_id = t.id AND s.person = ?)`,
      [person],
    ),
  );

/** Nobody has sat down or left there since. */
export const gatheringSince = async (queries: Queries, before: number, limit: number): Promise<string[]> =>
  idsOf(
    await queries.all<{ id: string }>("SELECT id FROM tables WHERE status = 'gathering' AND updated_at < ? LIMIT ?", [
      before,
      limit,
    ]),
  );

/** They are to begin by themselves, and have no seat to take. */
export const fullTables = async (queries: Queries): Promise<string[]> =>
  idsOf(
    await queries.all<{ id: string }>(
      `SELECT id FROM tables WHERE status = 'gathering' AND autostart = 1 AND NOT EXISTS
         (SELECT 1 FROM table_seats s WHERE s.table_id = tables.id AND s.kind = 'open')`,
    ),
  );

/** How many tables they have set up that have not begun. */
export const gatheringOf = async (queries: Queries, host: string): Promise<number> =>
  countOf(await queries.get("SELECT count(*) AS count FROM tables WHERE status = 'gathering' AND host = ?", [host]));

/** At how many tables they play. */
export const playedBy = async (queries: Queries, person: string): Promise<number> =>
  countOf(
    await queries.get(
      `SELECT count(DISTINCT t.id) AS count FROM table_seats s JOIN tables t ON t.id = s.table_id AND t.status = 'playing'
       WHERE s.person = ? AND s.kind = 'person'`,
      [person],
    ),
  );

const countOf = (row: { count?: number } | undefined): number => row?.count ?? 0;
