import type { Outcome } from '@tessera/kernel';
import type { TableState } from '@tessera/table';
import type { Text } from '@tessera/ui';
import type { Connection } from '../controller/shown.ts';

/** To give a game up: what it is called, what follows from it, and how it is done. */
export interface Resigning {
  readonly label: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly yes: string;
  readonly no: string;
  readonly act: () => Promise<Outcome<unknown>>;
}

/** At one device: one person gives up, several end the game together. Nothing once it is over. */
export function resigningHere(
  { yours, waiting }: Pick<TableState, 'yours' | 'waiting'>,
  connection: Pick<Connection, 'request'>,
  t: Text,
): Resigning | undefined {
  if (waiting === 'over') return undefined;
  const kind = yours.length === 1 ? 'one' : 'all';
  return {
    label: t(`table.resign.${kind}`),
    title: t(`table.resign.${kind}.title`),
    lines: [t(`table.resign.${kind}.text`), t('table.resign.later')],
    yes: t(`table.resign.${kind}.yes`),
    no: t('table.resign.no'),
    act: () => connection.request({ type: 'resign' }),
  };
}
