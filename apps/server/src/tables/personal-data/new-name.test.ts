import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOST_TOKEN, takeName } from '../moderation/moderator.fixture.ts';
import { type Guest, type Page, seated, TableServer } from '../testing/table-server.fixture.ts';

const SEATS = [
  { kind: 'me', colour: 'amber' },
  { kind: 'here', colour: 'sky', name: 'Ada' },
  { kind: 'open', colour: 'teal' },
];

let site: TableServer;
let ada: Guest;
let boris: Guest;
let pages: Page[];
beforeEach(async () => {
  site = await TableServer.open(undefined, { hostToken: HOST_TOKEN });
  ada = await site.person('Ada');
  boris = await site.person('Boris');
  pages = [];
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const page of pages) page.close();
  await site.close();
});

async function playing(...guests: Guest[]): Promise<string> {
  const table = await seated('cambria', guests);
  pages.push(...table.pages);
  return table.id;
}

const gathering = async () => (await ada.post('/api/tables', { game: 'cambria', seats: SEATS, autostart: false })).id;

const namesAt = async (table: string, at = site) =>
  (await at.tables.rows.get(table))?.data.seats.map(({ name, sat }) => sat?.name ?? name);

const namesRead = async (table: string) => (await boris.get(`/api/tables/${table}`)).seats.map(({ name }) => name);

const namesOfRecord = async (table: string) =>
  (await boris.get<{ players: { name: string }[] }>(`/api/tables/${table}/record`)).players.map(({ name }) => name);

async function abandon(table: string): Promise<void> {
  const { offer } = await ada.post<{ offer: string }>(`/api/tables/${table}/offer`, { kind: 'abandon' });
  await boris.post(`/api/tables/${table}/answer`, { offer, yes: true });
}

describe('a new name', () => {
  it('is read at once at a table that gathers, where whoever sits beside keeps theirs', async () => {
    const id = await gathering();
    const page = boris.page(id);
    await expect.poll(() => page.others.length).toBeGreaterThan(0);
    await ada.rename('Jörg');
    expect((await namesRead(id)).slice(0, 2)).toEqual(['Jörg', 'Ada']);
    await expect.poll(() => page.room.table.seats[0].name).toBe('Jörg');
    expect(page.room.table.seats[1].name).toBe('Ada');
  });

  it('is read in a game by everybody who plays it, and after a restart', async () => {
    const id = await playing(ada, boris);
    await ada.rename('Jörg');
    expect(await namesRead(id)).toEqual(['Jörg', 'Boris']);
    expect(await namesOfRecord(id)).toEqual(['Jörg', 'Boris']);
    for (const page of pages) {
      await expect.poll(() => page.state.table.seats[0]).toMatchObject({ kind: 'human', name: 'Jörg' });
      await expect.poll(() => page.room.table.seats[0].name).toBe('Jörg');
    }
    const again = boris.page(id, await site.afterKill());
    await again.play();
    expect(again.state.table.seats[0].name).toBe('Jörg');
    expect(again.room.table.seats[0].name).toBe('Jörg');
  });

  it('is written at tables that nobody needs, which stay in the store and where they were in the lists', async () => {
    const ids = [await gathering(), await playing(ada, boris)];
    for (const page of pages) page.close();
    await expect.poll(async () => (await site.tables.room(ids[1])).members.size).toBe(0);
    await site.tables.putAway(-1);
    const before = await Promise.all(ids.map((id) => site.tables.rows.get(id)));
    site.time += 60_000;
    await ada.rename('Jörg');
    expect(ids.map((id) => site.tables.movesOf(id))).toEqual([undefined, undefined]);
    expect(await namesAt(ids[0])).toEqual(['Jörg', 'Ada', null]);
    expect(await namesAt(ids[1])).toEqual(['Jörg', 'Boris']);
    const after = await Promise.all(ids.map((id) => site.tables.rows.get(id)));
    expect(after.map((row) => row?.updatedAt)).toEqual(before.map((row) => row?.updatedAt));
    expect(await namesOfRecord(ids[1])).toEqual(['Jörg', 'Boris']);
  });

  it('is that of the seat a bot holds for them, also where somebody is invited to it', async () => {
    const clara = await site.person('Clara');
    const id = await playing(ada, boris);
    await ada.post(`/api/tables/${id}/leave`);
    await ada.rename('Jörg');
    await expect.poll(() => pages[1].state.table.seats[0]).toMatchObject({ kind: 'bot', for: 'Jörg' });
    await boris.post(`/api/tables/${id}/offer`, { kind: 'replace', seat: 1, person: clara.id });
    expect((await boris.get(`/api/tables/${id}`)).seats[0].invited).toMatchObject({ id: clara.id });
    await ada.rename('Jürgen');
    await expect.poll(() => pages[1].state.table.seats[0]).toMatchObject({ kind: 'bot', for: 'Jürgen' });
    expect(await namesAt(id, await site.afterKill())).toEqual(['Jürgen', 'Boris']);
  });

  it('is not that of somebody beside them for whom a bot plays', async () => {
    const id = await gathering();
    await boris.post(`/api/tables/${id}/sit`, { seat: 3 });
    await ada.post(`/api/tables/${id}/start`);
    await ada.post(`/api/tables/${id}/leave`);
    await ada.rename('Jörg');
    expect(await namesAt(id)).toEqual(['Jörg', 'Ada', 'Boris']);
  });

  it('is read instead of one that was taken away, also where the game is over', async () => {
    const over = await playing(ada, boris);
    await abandon(over);
    const id = await playing(ada, boris);
    await takeName(site, ada, id);
    expect(await namesRead(id)).toEqual(['—', 'Boris']);
    expect(await namesRead(over)).toEqual(['—', 'Boris']);
    await ada.rename('Jörg');
    expect(await namesRead(id)).toEqual(['Jörg', 'Boris']);
    expect(await namesRead(over)).toEqual(['Jörg', 'Boris']);
    await expect.poll(() => pages[3].state.table.seats[0].name).toBe('Jörg');
  });

  it('leaves a game that is over as it was played, and is read where they play again', async () => {
    const id = await playing(ada, boris);
    await abandon(id);
    await ada.rename('Jörg');
    expect(await namesAt(id)).toEqual(['Ada', 'Boris']);
    expect((await boris.get(`/api/tables/${id}`)).seats[0].person).toMatchObject({ name: 'Jörg' });
    const again = await ada.post(`/api/tables/${id}/rematch`);
    expect(again.seats.map(({ name }) => name)).toContain('Jörg');
    expect(again.seats.map(({ name }) => name)).not.toContain('Ada');
  });

  it('is read at a table that was just being opened', async () => {
    const id = await gathering();
    await site.tables.putAway(-1);
    const get = site.tables.rows.get.bind(site.tables.rows);
    let renaming: Promise<void> | undefined;
    vi.spyOn(site.tables.rows, 'get').mockImplementationOnce(async (table) => {
      const row = await get(table);
      renaming = ada.rename('Jörg');
      await expect.poll(() => namesAt(id)).toEqual(['Jörg', 'Ada', null]);
      return row;
    });
    const room = await site.tables.room(id);
    await renaming;
    expect(room.row.data.seats[0].name).toBe('Jörg');
  });

  it('reaches the other tables where one of them can not be written', async () => {
    const [broken, id] = [await gathering(), await gathering()];
    const change = site.tables.rows.change.bind(site.tables.rows);
    vi.spyOn(site.tables.rows, 'change').mockImplementation((table, how) =>
      table === broken ? Promise.reject(new Error('The disk is full.')) : change(table, how),
    );
    await ada.rename('Jörg');
    expect(await namesAt(id)).toEqual(['Jörg', 'Ada', null]);
    expect(site.troubles).toHaveLength(1);
  });
});
