import { expect, it } from 'vitest';
import { invitationsIn, type TableInfo } from './tables.ts';

const table = (id: string, invited: string | undefined, yourTurn = false) => {
  const seats = [{ seat: 1 }, { seat: 2, ...(invited && { invited: { id: invited, name: invited } }) }];
  return { id, yourTurn, seats } as unknown as TableInfo;
};

it('an invitation is a table where a seat is kept for me, and I am not waited for', () => {
  const tables = [table('a', 'ann'), table('b', 'bob'), table('c', undefined), table('d', 'ann', true)];
  expect(invitationsIn(tables, 'ann').map(({ id }) => id)).toEqual(['a']);
  expect(invitationsIn(tables, undefined)).toEqual([]);
});
