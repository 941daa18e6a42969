import type { TableState } from '@tessera/table';
import { useLanguage, useText } from '../../i18n/index.tsx';
import { dayWords, lastDay } from '../day.ts';
import { isHere, type Room } from './room.ts';
import { useLasting } from './use-lasting.ts';

/** That whoever is waited for has no page of the table open; not while they only load it anew. */
export function useAbsence(room: Room, { seat, table }: Pick<TableState, 'seat' | 'table'>): string | undefined {
  const t = useText();
  const [language] = useLanguage();
  const waited = room.table.seats[seat - 1];
  const away = useLasting(waited !== undefined && !isHere(room, waited));
  if (!away || waited === undefined) return undefined;
  const { name } = table.seats[seat - 1];
  return waited.awayUntil === undefined
    ? t('online.room.absent', { name })
    : t('online.room.onVacation', { name, date: dayWords(lastDay(waited.awayUntil), language) });
}
