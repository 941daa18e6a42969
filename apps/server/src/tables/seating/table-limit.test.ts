import { setTimeout } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
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
  vi.spyOn(rows, 'create').mockImplementation((...table) => setTimeout(10).then(() => create(...table)));
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
      await queries.run(
        `INSERT INTO tables (id, game, status, visibility, waiting_seat, created_at, updated_at, data)
         VALUES (?, 'cambria', 'playing', 'private', 1, 0, 0, '{}')`,
        [id],
      );
      await queries.run(`INSERT INTO table_seats (table_id, seat, kind, person) VALUES (?, 1, 'person', ?)`, [
        id,
        anna.id,
      ]);
    }
  });
  expect(await anna.refused('/api/tables', table('me', 'bot'))).toBe('too-many-tables');
  await site.database.run("UPDATE tables SET status = 'over' WHERE id = 'played-0'");
  expect(await anna.refused('/api/tables', table('me', 'bot'))).toBe('done');
  await site.database.run("UPDATE tables SET status = 'playing' WHERE id = 'played-0'");
  expect(await anna.refused('/api/tables', table('me', 'bot'))).toBe('too-many-tables');
  // at one of them a bot plays on for her
  await site.database.run("UPDATE table_seats SET kind = 'bot' WHERE table_id = 'played-0'");
  expect(await anna.refused('/api/tables', table('me', 'bot'))).toBe('done');
});
