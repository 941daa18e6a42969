import type { Text } from '../i18n/index.tsx';
import type { SeatInfo } from './server/tables.ts';

/** Who sits there, in a word or two. */
export function seatName(seat: SeatInfo, t: Text): string {
  if (seat.kind === 'open')
    return seat.invited ? t('online.seat.kept', { name: seat.invited.name }) : t('online.seat.open');
  // bots are named after their stone, in the reader's language
  if (seat.kind === 'bot') {
    const name = t(`shell.level.${seat.level ?? 'medium'}`);
    return seat.left ? t('online.seat.instead', { name, other: seat.left.name }) : name;
  }
  return seat.name ?? seat.person?.name ?? t(`shell.colour.${seat.colour}`);
}
