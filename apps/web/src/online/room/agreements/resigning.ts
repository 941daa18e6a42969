import type { Outcome } from '@tessera/kernel';
import type { Text } from '../../../i18n/index.tsx';
import type { Resigning } from '../../../table/end/resigning.ts';
import type { TableInfo } from '../../server/tables.ts';
import { isAlone } from './alone.ts';

/** To give up a game online, and what becomes of it then; undefined for those who don't play. */
export function resigningOnline(
  table: TableInfo,
  me: string | undefined,
  act: () => Promise<Outcome<unknown>>,
  t: Text,
): Resigning | undefined {
  if (table.status !== 'playing' || table.yourSeats.length === 0) return undefined;
  return {
    label: t('online.quit.menu'),
    title: t('online.quit.title'),
    lines: whatFollows(table, me, t),
    yes: t('online.quit.yes'),
    no: t('online.quit.no'),
    act,
  };
}

function whatFollows(table: TableInfo, me: string | undefined, t: Text): readonly string[] {
  const { seats, rated, yourSeats } = table;
  if (isAlone(table, me)) return [t('online.quit.alone')];
  const others = seats.filter(({ kind, person }) => kind === 'person' && person !== undefined && person.id !== me);
  // one alone has nobody to be measured by
  if (rated && others.length === 1) return [t('online.quit.ends', { name: others[0].person?.name ?? '' })];
  const count = yourSeats.length;
  return [
    count > 1 ? t('online.quit.seats', { count }) : t('online.quit.text'),
    t(rated ? 'online.quit.rated' : 'online.quit.back'),
  ];
}
