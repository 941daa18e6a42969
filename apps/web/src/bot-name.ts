import { isLevel, levelOf } from '@tessera/kernel';
import type { Text } from './i18n/index.tsx';
import { ratingOf } from './levels/ratings.ts';

/** How strong a bot is: its level and, where that was measured in this game, its rating. A program of somebody's own may call it as it likes. */
export function levelTag(game: string, name: string, t: Text): string {
  if (!isLevel(name)) return name;
  const level = t(`shell.level.${levelOf(name)}`);
  const rating = ratingOf(game, levelOf(name));
  return rating === undefined ? level : t('shell.level.rated', { level, rating: String(rating) });
}

/** 'Bot', or 'Bot 2' where several sit at the table. `isBot`: it is a bot from the beginning, and plays for nobody else. */
export function botName<Seat>(seat: Seat, seats: readonly Seat[], isBot: (seat: Seat) => boolean, t: Text): string {
  const bots = seats.filter(isBot);
  return bots.length > 1 ? t('shell.bot.numbered', { number: bots.indexOf(seat) + 1 }) : t('shell.who.bot');
}
