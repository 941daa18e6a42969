import { isLevel } from '@tessera/kernel';
import type { Text } from './i18n/index.tsx';

/** How strong a bot is, in a word; a program of somebody's own may call it as it likes. */
export const levelWord = (level: string, t: Text): string => (isLevel(level) ? t(`shell.level.${level}`) : level);

/** 'Bot', or 'Bot 2' where several sit at the table. `isBot`: it is a bot from the beginning, and plays for nobody else. */
export function botName<Seat>(seat: Seat, seats: readonly Seat[], isBot: (seat: Seat) => boolean, t: Text): string {
  const bots = seats.filter(isBot);
  return bots.length > 1 ? t('shell.bot.numbered', { number: bots.indexOf(seat) + 1 }) : t('shell.who.bot');
}
