import { NO_SEAT, type SeatNumber, USUAL_LEVEL } from '@tessera/kernel';
import type { SeatInfo } from '@tessera/protocol';
import { taggedName } from '@tessera/ui';
import { botName, levelTag } from '../bot-name.ts';
import { colourName } from '../colour-name.ts';
import type { Text } from '../i18n/index.tsx';
import type { TableInfo } from './server/tables.ts';

/** Who sits there, in a word or two. `seats`: all of the table, among which bots are counted. */
export function seatName(seat: SeatInfo, seats: readonly SeatInfo[], t: Text): string {
  if (seat.kind === 'open')
    return seat.invited ? t('online.seat.kept', { name: seat.invited.name }) : t('online.seat.open');
  if (seat.kind === 'bot' && seat.left) return t('shell.bot.for', { name: seat.left.name });
  if (seat.kind === 'bot') return botName(seat, seats, ({ kind, left }) => kind === 'bot' && left === undefined, t);
  return seat.name ?? seat.person?.name ?? colourName(seat.colour, t);
}

/** Where I sit myself; 0 for nowhere. Who plays beside me has a seat of mine, too. */
export const mySeat = ({ seats, yourSeats }: Pick<TableInfo, 'seats' | 'yourSeats'>): SeatNumber =>
  seats.find(({ seat, kind }) => kind === 'person' && yourSeats.includes(seat))?.seat ?? NO_SEAT;

/** What stands beside the name: that it is you, or how strong a bot is. */
export function seatTag(seat: SeatInfo, table: Pick<TableInfo, 'game' | 'seats' | 'yourSeats'>, t: Text) {
  if (seat.kind === 'bot') return seat.left ? {} : { tag: levelTag(table.game, seat.level ?? USUAL_LEVEL, t) };
  return seat.seat === mySeat(table) ? { tag: t('shell.you'), isYou: true } : {};
}

/** Both, where nothing but words can stand. */
export const seatLabel = (seat: SeatInfo, table: Pick<TableInfo, 'game' | 'seats' | 'yourSeats'>, t: Text): string =>
  taggedName({ name: seatName(seat, table.seats, t), ...seatTag(seat, table, t) });
