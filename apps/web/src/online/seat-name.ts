import type { Text } from '../i18n/index.tsx';
import type { SeatInfo } from './server/tables.ts';

/** Who sits there, in a word or two. */
export function seatName(seat: SeatInfo, t: Text): string {
  if (seat.kind === 'open')
    return seat.invited ? t('online.seat.kept', { name: seat.invited.name }) : t('online.seat.open');
  if (seat.kind === 'bot' && seat.left) return t('online.seat.substitute', { name: seat.left.name });
  // bots are named after their stone, in the reader's language
  if (seat.kind === 'bot') return t(`shell.level.${seat.level ?? 'medium'}`);
  return seat.name ?? seat.person?.name ?? t(`shell.colour.${seat.colour}`);
}
