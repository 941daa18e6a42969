import { setImmediate } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { addRow, changeRows } from '../../store/rows.fixture.ts';
import { anna, boris, site, useTableServer } from '../testing/guests.fixture.ts';

useTableServer();

const table = (...kinds: string[]) => ({
  game: 'cambria',
  visibility: 'public',
  seats: kinds.map((kind, index) => ({ kind, colour: ['amber', 'sky'][index] })),
});

it.each(['me', 'open'])('nobody fills the lobby with tables of theirs; their own seat: %s', async (kind) => {
  const ids: string[] = [];
  for (let number = 0; number < 30; number++) ids.push((await anna.post('/api/tables', table(kind, 'open'))).id);
  expect(await anna.refused('/api/tables', table(kind, 'open'))).toBe('too-many-tables');
  expect(await boris.refused('/api/tables', table('me', 'open'))).toBe('done');
  // one of them is given up
  await anna.post(`/api/tables/${ids[0]}/stand`, { seat: 1 });
  expect(await anna.refused('/api/tables', table(kind, 'open'))).toBe('done');
});

it('nobody has more of them by setting up many at once', async () => {
  const { rows } = site.tables;
  const create = rows.create.bind(rows);
  // as where the disk is slow
  vi.spyOn(rows, 'create').mockImplementation((...table) => setImmediate().then(() => create(...table)));
  const asked = Array.from({ length: 45 }, () => anna.refused('/api/tables', table('me', 'open')));
  const answers = [boris.refused('/api/tables', table('me', 'open')), ...asked];
  const [others, ...hers] = await Promise.all(answers);
  expect(others).toBe('done');
  expect(hers.filter((answer) => answer === 'done')).toHaveLength(30);
  expect(hers.filter((answer) => answer === 'too-many-tables')).toHaveLength(15);
});

it('nobody begins games without end', async () => {
  await site.database.transaction(async (queries) => {
    for (let number = 0; number < 300; number++) {
      const id = `played-${number}`;
      const playing = { game: 'cambria', status: 'playing', visibility: 'private', waiting_seat: 1 };
      await addRow(queries, 'tables', { id, ...playing, created_at: 0, updated_at: 0, data: '{}' });
      await addRow(queries, 'table_seats', { table_id: id, seat: 1, kind: 'person', person: anna.id });
    }
  });
  expect(await anna.refused('/api/tables', table('me', 'bot'))).toBe('too-many-tables');
  await changeRows(site.database, 'tables', { status: 'over' }, { id: 'played-0' });
  expect(await anna.refused('/api/tables', table('me', 'bot'))).toBe('done');
  await changeRows(site.database, 'tables', { status: 'playing' }, { id: 'played-0' });
  expect(await anna.refused('/api/tables', table('me', 'bot'))).toBe('too-many-tables');
  // at one of them a bot plays on for her
  await changeRows(site.database, 'table_seats', { kind: 'bot' }, { table_id: 'played-0' });
  expect(await anna.refused('/api/tables', table('me', 'bot'))).toBe('done');
});
