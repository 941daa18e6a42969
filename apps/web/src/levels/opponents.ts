import { isLevel, levelOf, seatNumber } from '@tessera/kernel';
import type { TableState } from '@tessera/table';
import type { Opponent } from './own-strength.ts';
import { ratingOf } from './ratings.ts';

/**
 * The bots that you played against, and how you did against each; none where the game tells nothing of your strength: it isn't over, was ended before
 * its end or is practice, a hint was taken, nobody at the table is known to be you, or the bots were never rated.
 */
export function opponentsOf({ table, result, waiting, ended, practice, hinted = [] }: TableState): Opponent[] {
  const you = table.seats.findIndex((seat) => seat.kind === 'human' && seat.you === true);
  if (waiting !== 'over' || !result.over || ended || practice || you < 0) return [];
  if (hinted.some(({ by }) => by === seatNumber(you))) return [];
  const rankOf = (index: number) => result.standings.find(({ seat }) => seat === index)?.rank ?? Infinity;
  return table.seats.flatMap((seat, index) => {
    if (seat.kind !== 'bot' || seat.for !== undefined || !isLevel(seat.level)) return [];
    const rating = ratingOf(table.game, levelOf(seat.level));
    if (rating === undefined) return [];
    const behind = Math.sign(rankOf(index) - rankOf(you));
    return [{ rating, score: (1 + behind) / 2 }];
  });
}
