import { newSeed } from '@tessera/table';
import { expect, it } from 'vitest';
import { newOffer, type Offer } from '../agreements/offers.ts';
import { type TableRow, withData } from '../room/table-row.ts';
import { anna, boris, site, useTableServer } from './guests.fixture.ts';
import { playOn, seated } from './table-server.fixture.ts';

useTableServer();

/** As a server finds the table that was killed after it had written that. */
async function found(change: (row: TableRow, moves: number) => TableRow): Promise<string> {
  const { id, pages } = await seated('cambria', [anna, boris]);
  await playOn(pages, { most: 12 });
  const { moves } = pages[0].state;
  const before = await site.tables.room(id);
  for (const page of pages) page.close();
  await expect.poll(() => before.members.size).toBe(0);
  await site.tables.putAway(-1);
  await site.tables.rows.change(id, (row) => change(row, moves));
  const room = await site.tables.room(id);
  expect(room).not.toBe(before);
  await room.settle();
  return id;
}

const all = (offer: Partial<Offer> & Pick<Offer, 'kind'>): Offer => ({
  ...newOffer(offer, anna.id, site.time),
  ...offer,
  yes: [anna.id, boris.id],
});

it('what all had agreed to is done after all', async () => {
  const id = await found((row) => withData(row, { offers: [all({ kind: 'abandon' })] }));
  const room = await site.tables.room(id);
  expect([room.row.status, room.row.data.offers]).toEqual(['over', []]);
});

it('a turn back that all had agreed to is taken back once', async () => {
  let played = 0;
  const id = await found((row, moves) => {
    played = moves;
    return withData(row, { offers: [all({ kind: 'undo', to: moves - 4, moves })] });
  });
  const { moves, row } = await site.tables.room(id);
  expect(row.data.offers).toEqual([]);
  expect(moves).toBeLessThan(played);
  await site.tables.putAway(-1);
  expect((await site.tables.room(id)).moves).toBe(moves);
});

it('a turn back is not taken again by a server that was killed before it was written that it is done', async () => {
  const settings = { confirmTurn: false, autoRoll: true };
  const { id, pages } = await seated('cambria', [anna, boris], { settings });
  await playOn(pages, { most: 12 });
  const before = await site.tables.room(id);
  const { offer } = await anna.post<{ offer: string }>(`/api/tables/${id}/offer`, {
    kind: 'undo',
    to: before.beforeLastTurn(anna.id),
  });
  const [asked] = before.row.data.offers;
  await boris.post(`/api/tables/${id}/answer`, { offer, yes: true });
  await before.settle();
  const { entries, moves } = before;
  for (const page of pages) page.close();
  await expect.poll(() => before.members.size).toBe(0);
  await site.tables.putAway(-1);
  // rolls that follow by themselves can make it as many moves as there were when it was asked
  const still = { ...asked, moves, yes: [anna.id, boris.id] };
  await site.tables.rows.change(id, (row) => withData(row, { offers: [still] }));
  const room = await site.tables.room(id);
  await room.settle();
  expect(room).not.toBe(before);
  expect([room.entries, room.row.data.offers]).toEqual([entries, []]);
});

it('a game that was about to begin does so', async () => {
  const seats = ['me', 'open'].map((kind, index) => ({ kind, colour: ['amber', 'sky'][index] }));
  const { id } = await anna.post('/api/tables', { game: 'cambria', seats, autostart: false });
  await boris.post(`/api/tables/${id}/sit`, { seat: 2, seed: newSeed() });
  await site.tables.rows.change(id, (row) => withData(row, { autostart: true }));
  await site.tables.putAway(-1);
  await site.tables.wake();
  await expect.poll(async () => (await anna.get(`/api/tables/${id}`)).status, { timeout: 10_000 }).toBe('playing');
});

it('a game that the last person had left is over', async () => {
  const gone = { kind: 'bot', level: 'medium', name: 'Medium bot', person: null } as const;
  const id = await found((row) =>
    withData(row, { seats: row.data.seats.map((seat) => ({ ...seat, ...gone, left: seat.person })) }),
  );
  expect((await site.tables.room(id)).row.status).toBe('over');
});
