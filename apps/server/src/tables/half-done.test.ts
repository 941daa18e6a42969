import { expect, it } from 'vitest';
import { anna, boris, hall, useHall } from './guests.fixture.ts';
import { playOn, seated } from './hall.fixture.ts';
import { newOffer, type Offer } from './offers.ts';
import { type TableRow, withData } from './row.ts';

useHall();

/** As a server finds the table that was killed after it had written that. */
async function found(change: (row: TableRow, moves: number) => TableRow): Promise<string> {
  const { id, pages } = await seated('cambria', [anna, boris]);
  await playOn(pages, { most: 12 });
  const { moves } = pages[0].state;
  const before = await hall.tables.room(id);
  for (const page of pages) page.close();
  await expect.poll(() => before.members.size).toBe(0);
  await hall.tables.putAway(-1);
  await hall.tables.rows.change(id, (row) => change(row, moves));
  const room = await hall.tables.room(id);
  expect(room).not.toBe(before);
  await room.settle();
  return id;
}

const all = (offer: Partial<Offer> & Pick<Offer, 'kind'>): Offer => ({
  ...newOffer(offer, anna.id, hall.time),
  ...offer,
  yes: [anna.id, boris.id],
});

it('what all had agreed to is done after all', async () => {
  const id = await found((row) => withData(row, { offers: [all({ kind: 'abandon' })] }));
  const room = await hall.tables.room(id);
  expect([room.row.status, room.row.data.offers]).toEqual(['over', []]);
});

it('a turn back that all had agreed to is taken back once', async () => {
  let played = 0;
  const id = await found((row, moves) => {
    played = moves;
    return withData(row, { offers: [all({ kind: 'undo', to: moves - 4, moves })] });
  });
  const { moves, row } = await hall.tables.room(id);
  expect(row.data.offers).toEqual([]);
  expect(moves).toBeLessThan(played);
  await hall.tables.putAway(-1);
  expect((await hall.tables.room(id)).moves).toBe(moves);
});

it('a game that the last person had left is over', async () => {
  const gone = { kind: 'bot', level: 'medium', name: 'Medium bot', person: null } as const;
  const id = await found((row) =>
    withData(row, { seats: row.data.seats.map((seat) => ({ ...seat, ...gone, left: seat.person })) }),
  );
  expect((await hall.tables.room(id)).row.status).toBe('over');
});
