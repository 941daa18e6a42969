import { expect, it } from 'vitest';
import { anna, boris, site, useTableServer } from '../testing/guests.fixture.ts';
import { seated } from '../testing/table-server.fixture.ts';

useTableServer();

const table = (...kinds: string[]) => ({
  game: 'cambria',
  autostart: false,
  seats: kinds.map((kind, index) => ({ kind, colour: ['amber', 'sky', 'teal'][index] })),
});

it('the export names every table that knows somebody, and as what', async () => {
  const sits = await anna.post('/api/tables', table('me', 'here'));
  site.time++;
  const hosted = await anna.post('/api/tables', table('open', 'open'));
  site.time++;
  const invited = await boris.post('/api/tables', table('me', 'open', 'open'));
  await boris.post(`/api/tables/${invited.id}/invite`, { seat: 2, person: anna.id });
  await anna.post(`/api/tables/${invited.id}/decline`);
  await boris.post(`/api/tables/${invited.id}/invite`, { seat: 3, person: anna.id });
  site.time++;
  const left = await seated('cambria', [boris, anna]);
  await anna.post(`/api/tables/${left.id}/leave`);
  site.time++;
  await boris.post('/api/tables', table('me', 'open'));
  const { tables } = await anna.get<{ tables: { at: object[] } }>('/api/me/export');
  expect(tables.at).toMatchObject([
    {
      table: sits.id,
      host: true,
      seats: [
        { seat: 1, as: ['sits'], name: 'Anna' },
        { seat: 2, as: ['sits'], name: 'Anna 2' },
      ],
    },
    { table: hosted.id, host: true, seats: [] },
    {
      table: invited.id,
      host: false,
      status: 'gathering',
      seats: [
        { seat: 2, as: ['declined'] },
        { seat: 3, as: ['invited'] },
      ],
    },
    { table: left.id, host: false, status: 'playing', seats: [{ seat: 2, as: ['left'] }] },
  ]);
  expect(JSON.stringify(tables)).not.toContain('Boris');
  for (const page of left.pages) page.close();
});
