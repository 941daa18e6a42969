import { fail, ok } from '@tessera/kernel';
import { expect, it } from 'vitest';
import type { TableInfo } from './tables.ts';
import { readPages } from './use-tables.ts';

const table = (id: string) => ({ id }) as TableInfo;

it('reads as many pages as were asked for, each table once', async () => {
  const asked: string[] = [];
  const list = async (query: string) => {
    asked.push(query);
    return query.includes('after')
      ? ok({ tables: [table('b'), table('c')], next: null })
      : ok({ tables: [table('a'), table('b')], next: '5.b' });
  };
  const ids = async (pages: number) => {
    const read = await readPages('mine=1', pages, list);
    return read.ok ? [read.value.tables.map(({ id }) => id).join(''), read.value.next] : read;
  };
  expect(await ids(1)).toEqual(['ab', '5.b']);
  expect(await ids(2)).toEqual(['abc', null]);
  expect(await ids(9)).toEqual(['abc', null]);
  expect(asked.slice(1)).toEqual(['mine=1', 'mine=1&after=5.b', 'mine=1', 'mine=1&after=5.b']);
});

it('asks for nothing without a query, and passes a problem on', async () => {
  expect(await readPages(undefined, 3, async () => fail('x', 'X.'))).toEqual(ok({ tables: [], next: null }));
  expect(await readPages('mine=1', 1, async () => fail('x', 'X.'))).toMatchObject({ ok: false });
});
