import { SeededRng, seatOf } from '@tessera/kernel';
import type { TableInfo } from '@tessera/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../../store/postgres/postgres.fixture.ts';
import { rowsOf } from '../../store/rows.fixture.ts';
import { ReportStore } from '../store/report-store.ts';
import { playOn, seated, TableServer } from './table-server.fixture.ts';

describe('tables on PostgreSQL', () => {
  let postgres: TestPostgres;
  let site: TableServer;
  let other: TableServer;
  beforeAll(async () => {
    postgres = await startPostgres();
    const url = await postgres.newDatabase();
    site = await TableServer.open(url);
    other = await TableServer.open(url);
  }, 120_000);
  afterAll(async () => {
    await site?.close();
    await other?.close();
    await postgres?.stop();
  });

  it('are set up, played, talked at, watched from another server, left and forgotten', async () => {
    const anna = await site.person('Anna');
    const boris = await site.person('Boris');
    const { id, pages } = await seated('cambria', [anna, boris], {
      visibility: 'public',
      clock: { kind: 'days', daysPerMove: 1 },
      rated: true,
    });
    const rng = new SeededRng('postgres');
    await playOn(pages, { most: 40, choose: (count) => rng.below(count) });
    await pages[0].say({ type: 'chat', text: 'Grüße' });
    const waited = pages[0].state.seat === 1 ? anna : boris;
    const turn = await waited.get<{ tables: TableInfo[] }>('/api/tables?turn=1');
    expect(turn.tables).toMatchObject([{ id, yourTurn: true, moves: pages[0].state.moves }]);
    // a second server on the same database comes to the same state
    const elsewhere = waited.page(id, other);
    await elsewhere.play();
    expect(elsewhere.state.view).toEqual(pages[0].state.view);
    expect(elsewhere.room.clocks).not.toBeNull();
    expect(await elsewhere.act()).toBe(true);
    // what it wrote is known here as soon as somebody acts for the same number
    await expect(pages[seatOf(pages[0].state.seat)].act()).rejects.toThrow('Something else happened');
    expect(pages[0].state.at).toBe(elsewhere.state.at);
    expect(await anna.get('/api/me/companions')).toEqual({ people: [{ id: boris.id, name: 'Boris', guest: true }] });
    await boris.post('/api/me/vacation', { until: site.time + 86_400_000 });
    await expect.poll(() => pages[0].room.table.seats[1].awayUntil).toBe(site.time + 86_400_000);
    await boris.post(`/api/tables/${id}/report`, { message: 'Too friendly.' });
    expect(await new ReportStore(site.database).open()).toMatchObject([{ table: id, chat: [{ text: 'Grüße' }] }]);
    await site.accounts.forget(anna.id);
    // who alone has stayed in a rated game has won it
    expect(await boris.get(`/api/tables/${id}`)).toMatchObject({ status: 'over', seats: [{ place: 2 }, { place: 1 }] });
    expect(await rowsOf(site.database, 'chat_lines')).toEqual([]);
    expect(await boris.get<{ proof: { serverSeed: string } }>(`/api/tables/${id}/record`)).toHaveProperty(
      'proof.serverSeed',
    );
    for (const page of [...pages, elsewhere]) page.close();
    expect(site.troubles).toEqual([]);
  });

  it('read the new name of whoever sits there', async () => {
    const [ada, boris] = [await site.person('Ada'), await site.person('Boris')];
    const { id, pages } = await seated('cambria', [ada, boris]);
    await ada.rename('Jörg');
    await expect.poll(() => pages[1].state.table.seats[0].name).toBe('Jörg');
    expect((await other.tables.rows.get(id))?.data.seats[0].name).toBe('Jörg');
    await boris.post(`/api/tables/${id}/leave`);
    await boris.rename('Bob');
    await expect.poll(() => pages[0].state.table.seats[1]).toMatchObject({ kind: 'bot', for: 'Bob' });
    for (const page of pages) page.close();
  });

  it('know of a move at another server before they take a seat for late', async () => {
    const anna = await site.person('Anna');
    const boris = await site.person('Boris');
    const clock = { kind: 'live', bankSeconds: 60, incrementSeconds: 0 };
    const { id, pages } = await seated('cambria', [anna, boris], { clock, onTimeout: 'bot' });
    await playOn(pages, { most: 5 });
    const { seat } = pages[0].state;
    const elsewhere = [anna, boris][seatOf(seat)].page(id, other);
    await elsewhere.play();
    site.time += 50_000;
    other.time = site.time;
    while (elsewhere.state.seat === seat) await elsewhere.act();
    site.time += 11_000;
    site.tables.look();
    await expect.poll(() => pages[0].state.seat).toBe(elsewhere.state.seat);
    await (await site.tables.room(id)).settle();
    expect((await anna.get(`/api/tables/${id}`)).seats[seatOf(seat)].kind).toBe('person');
    for (const page of [...pages, elsewhere]) page.close();
  });
});
