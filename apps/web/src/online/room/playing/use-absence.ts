import { seatOf } from '@tessera/kernel';
import type { TableState } from '@tessera/table';
import { useLanguage, useText } from '../../../i18n/index.tsx';
import { dayWords, lastDay } from '../../day.ts';
import { useLasting } from '../connection/use-lasting.ts';
import { absentAt, type Room } from '../room.ts';

/** That whoever is waited for has no page of the table open; not while they only load it anew. */
export function useAbsence(room: Room, state: Pick<TableState, 'seat' | 'table'>): string | undefined {
  const t = useText();
  const [language] = useLanguage();
  const absent = absentAt(room, state);
  const lasts = useLasting(absent !== undefined);
  if (!absent || !lasts) return undefined;
  const { name } = state.table.seats[seatOf(state.seat)];
  return absent.awayUntil === undefined
    ? t('online.room.absent', { name })
    : t('online.room.onVacation', { name, date: dayWords(lastDay(absent.awayUntil), language) });
}
