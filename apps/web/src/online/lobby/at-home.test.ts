import { expect, it } from 'vitest';
import type { TableInfo } from '../server/tables.ts';
import { atHome, invitationsAtHome } from './at-home.ts';

const table = (id: string, yourTurn: boolean, yourSeats: readonly number[] = [1]) =>
  ({ id, yourTurn, yourSeats }) as TableInfo;
const ids = (turns: readonly TableInfo[], playing: readonly TableInfo[]) =>
  atHome(turns, playing)
    .shown.map(({ id }) => id)
    .join('');

it('shows where it is my turn first, each table once', () => {
  expect(ids([table('b', true)], [table('a', false), table('b', true), table('c', false)])).toBe('bac');
});

it('a table whose turn has passed meanwhile is not shown by its old word', () => {
  expect(ids([], [table('a', true)])).toBe('');
});

it('leaves out where I have no seat: those I left, and those I am invited to', () => {
  expect(ids([], [table('a', false, []), table('b', false)])).toBe('b');
});

it('shows a few, and says when there are more', () => {
  const many = [...'abcdefgh'].map((id) => table(id, false));
  expect(atHome([table('x', true)], many)).toMatchObject({ more: true });
  expect(ids([table('x', true)], many)).toBe('xabcde');
  expect(atHome([], many.slice(0, 6)).more).toBe(false);
});

it('shows a few invitations, and says when there are more', () => {
  const many = [...'abcd'].map((id) => table(id, false, []));
  expect(invitationsAtHome(many)).toEqual({ shown: many.slice(0, 3), more: true });
  expect(invitationsAtHome(many.slice(1))).toEqual({ shown: many.slice(1), more: false });
});
