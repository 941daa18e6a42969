import type { TableInfo } from '../../server/tables.ts';

/** Whether no other person sits there: what I give up is then over for good. */
export const isAlone = ({ seats }: Pick<TableInfo, 'seats'>, me: string | undefined): boolean =>
  seats.every(({ person }) => person === undefined || person.id === me);
