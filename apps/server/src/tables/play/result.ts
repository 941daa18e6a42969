import { seatNumber } from '@tessera/kernel';
import type { Entry, OnlineTable } from '@tessera/table';
import type { GameResult, SeatResult } from '../../ratings/index.ts';
import type { SeatData, TableRow } from '../room/table-row.ts';

/** Something was taken back with nobody else to agree. */
export const isPractice = (entries: readonly Entry[]): boolean =>
  entries.some((entry) => 'undo' in entry && entry.practice);

/**
 * What a game came to, for everybody's statistics. Who left a rated game has lost it, however the bot did, and the others
 * are measured by each other; whoever's going has ended a game has lost it, too. What all agreed to end, and practice,
 * counts for nobody.
 */
export function resultOf(
  row: TableRow,
  online: Pick<OnlineTable, 'result' | 'entries'>,
  endedAt: number,
): GameResult | undefined {
  const { data } = row;
  const { standings } = online.result;
  const end = online.entries.find((entry) => 'end' in entry);
  if (isPractice(online.entries) || (end && 'end' in end && end.end === 'agreed')) return undefined;
  const players = data.seats.length;
  // nobody starts a rated game with a bot: where one plays, somebody has left
  const isGone = ({ kind, left = null }: SeatData, index: number) =>
    data.rated ? kind === 'bot' || left !== null : left !== null && end?.by === seatNumber(index);
  const rankAt = (index: number) => standings.find(({ seat }) => seat === index)?.rank ?? players;
  const stayed = data.seats.flatMap((seat, index) => (isGone(seat, index) ? [] : [rankAt(index)]));
  const hasNoWinner = end !== undefined && online.result.winners.length === 0;
  const placeAt = (index: number) => {
    const place = stayed.length === players ? rankAt(index) : 1 + stayed.filter((rank) => rank < rankAt(index)).length;
    return hasNoWinner ? Math.max(2, place) : place;
  };
  const seats = data.seats.map((seat, index): SeatResult => {
    const { kind, person, left = null, program = false } = seat;
    const gone = isGone(seat, index);
    return {
      seat: seatNumber(index),
      person: gone ? left : kind === 'person' ? person : null,
      // a program that has left is no person who was beaten
      bot: program || (!gone && kind === 'bot'),
      gone,
      // the last place is nobody's win, even where there is one seat
      place: gone ? Math.max(2, players) : placeAt(index),
      points: standings.find((standing) => standing.seat === index)?.points ?? 0,
    };
  });
  return { table: row.id, game: row.game, rated: data.rated, endedAt, seats };
}
