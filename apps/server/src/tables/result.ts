import type { OnlineTable } from '@tessera/table';
import type { GameResult, SeatResult } from '../rating/index.ts';
import type { TableRow } from './row.ts';

/**
 * What a game came to, for everybody's statistics. Who left a rated game has lost it, however the bot did; what all agreed
 * to end counts for nobody.
 */
export function resultOf(
  row: TableRow,
  online: Pick<OnlineTable, 'result' | 'entries'>,
  endedAt: number,
): GameResult | undefined {
  const { data } = row;
  const { standings } = online.result;
  if (online.entries.some((entry) => 'end' in entry && entry.end === 'agreed')) return undefined;
  const seats = data.seats.map(({ kind, person, left = null, program = false }, index): SeatResult => {
    const standing = standings.find(({ seat }) => seat === index);
    const gone = data.rated && left !== null;
    return {
      seat: index + 1,
      person: gone ? left : kind === 'person' ? person : null,
      bot: !gone && (kind === 'bot' || program),
      place: gone ? data.seats.length : (standing?.rank ?? data.seats.length),
      points: standing?.points ?? 0,
    };
  });
  return { table: row.id, game: row.game, rated: data.rated, endedAt, seats };
}
