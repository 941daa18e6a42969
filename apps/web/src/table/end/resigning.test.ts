import { ok, type SeatNumber } from '@tessera/kernel';
import type { RequestBody } from '@tessera/table';
import { textOf } from '@tessera/ui';
import { expect, it } from 'vitest';
import { resigningHere } from './resigning.ts';

const requests: RequestBody[] = [];
const connection = {
  request: async (body: RequestBody) => {
    requests.push(body);
    return ok({ type: 'done' } as const);
  },
};
const at = (yours: readonly number[], waiting: 'move' | 'over' = 'move') =>
  resigningHere(
    { yours: yours as SeatNumber[], waiting },
    connection,
    textOf((key) => key),
  );

it('one person resigns, several end the game together', async () => {
  expect(at([2])).toMatchObject({ label: 'table.resign.one', lines: ['table.resign.one.text', 'table.resign.later'] });
  expect(at([1, 2])?.title).toBe('table.resign.all.title');
  await at([2])?.act();
  expect(requests).toEqual([{ type: 'resign' }]);
});

it('there is nothing to give up once the game is over', () => expect(at([1], 'over')).toBeUndefined());
