import type { TableInfo } from '@tessera/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rowsOf, tablesIn } from '../../store/rows.fixture.ts';
import { ChatStore } from '../store/chat-store.ts';
import { ReportStore } from '../store/report-store.ts';
import { type Guest, playOn, seated, TableServer } from '../testing/table-server.fixture.ts';

let site: TableServer;
let anna: Guest;
let boris: Guest;
beforeEach(async () => {
  site = await TableServer.open();
  anna = await site.person('Anna Gone');
  boris = await site.person('Boris');
});
afterEach(() => site.close());

const SEATS = [
  { kind: 'me', colour: 'amber' },
  { kind: 'open', colour: 'sky' },
];

/** Every table of the store that says something of Anna, by its name. */
async function traces(): Promise<string[]> {
  const found: string[] = [];
  for (const name of await tablesIn(site.database)) {
    const rows = JSON.stringify(await rowsOf(site.database, name));
    if (rows.includes(anna.id) || rows.includes('Anna Gone')) found.push(name);
  }
  return found;
}

describe('whoever deletes their data while something they asked for is under way', () => {
  it('does not sit down after all', async () => {
    const { id } = await boris.post('/api/tables', { game: 'cambria', seats: SEATS, autostart: false });
    const room = await site.tables.room(id);
    let goOn = (): void => undefined;
    const before = room.run(() => new Promise<void>((resolve) => (goOn = resolve)));
    const gather = vi.spyOn(room.beginning, 'gather');
    const sitting = anna.refused(`/api/tables/${id}/sit`, { seat: 2 });
    await expect.poll(() => gather.mock.calls.length).toBe(1);
    await site.accounts.forget(anna.id);
    goOn();
    await before;
    expect(await sitting).toBe('no-such-person');
    expect(await traces()).toEqual([]);
    expect((await boris.get(`/api/tables/${id}`)).seats[1]).toMatchObject({ kind: 'open' });
  });

  it('sits at no table that is just being opened', async () => {
    const { id } = await anna.post('/api/tables', { game: 'cambria', seats: SEATS, autostart: false });
    await boris.post(`/api/tables/${id}/sit`, { seat: 2 });
    await site.tables.putAway(-1);
    const get = site.tables.rows.get.bind(site.tables.rows);
    vi.spyOn(site.tables.rows, 'get').mockImplementationOnce(async (table) => {
      const row = await get(table);
      await site.accounts.forget(anna.id);
      return row;
    });
    const room = await site.tables.room(id);
    await expect.poll(() => room.row.data.seats[0].kind).toBe('open');
    expect(room.row.data.host).toBe(boris.id);
  });

  it('has set up no table', async () => {
    const create = site.tables.rows.create.bind(site.tables.rows);
    site.tables.rows.create = async (row, secret) => {
      await site.accounts.forget(anna.id);
      return create(row, secret);
    };
    expect(await anna.refused('/api/tables', { game: 'cambria', seats: SEATS })).toBe('no-such-person');
    expect(await traces()).toEqual([]);
  });

  it('has said nothing and reported nothing', async () => {
    const { id } = await boris.post('/api/tables', { game: 'cambria', seats: SEATS, autostart: false });
    await anna.post(`/api/tables/${id}/sit`, { seat: 2 });
    await site.accounts.forget(anna.id);
    const chat = new ChatStore(site.database);
    await expect(chat.add(id, anna.id, { text: 'my secret' }, site.time)).rejects.toThrow(
      'There is no player with this id',
    );
    await expect(new ReportStore(site.database).add(id, anna.id, 'my secret', site.time)).rejects.toThrow(
      'There is no player with this id',
    );
    expect(await traces()).toEqual([]);
  });

  it('is muted by nobody', async () => {
    await site.accounts.forget(anna.id);
    expect(await boris.post('/api/me/mute', { person: anna.id })).toEqual({ muted: [] });
    expect(await traces()).toEqual([]);
  });

  it('leaves a bot where they came back to a game at that very moment', async () => {
    const { id, pages } = await seated('cambria', [anna, boris]);
    await playOn(pages, { most: 3 });
    pages[0].close();
    site.accounts.addPersonalData({
      name: 'whoever comes back',
      about: async () => null,
      leave: async () => void (await anna.post(`/api/tables/${id}/sit`, { seat: 1 })),
      forget: async () => undefined,
    });
    await site.accounts.forget(anna.id);
    await (await site.tables.room(id)).settle();
    expect(await traces()).toEqual([]);
    expect((await boris.get(`/api/tables/${id}`)).seats[0]).toMatchObject({ kind: 'bot' });
    for (let turns = 0; turns < 6; turns++) {
      await expect.poll(() => pages[1].state.yours.includes(pages[1].state.seat)).toBe(true);
      await pages[1].act();
    }
    pages[1].close();
  });
});

it.each(['running', 'over'])(
  'whoever has deleted their data is named at no table in memory; this one is %s',
  async (how) => {
    const { id, pages } = await seated('cambria', [anna, boris]);
    await playOn(pages, { most: 3 });
    pages[0].close();
    if (how === 'over') {
      const { offer } = await anna.post<{ offer: string }>(`/api/tables/${id}/offer`, { kind: 'abandon' });
      await boris.post(`/api/tables/${id}/answer`, { offer, yes: true });
    }
    expect(JSON.stringify(pages[1].state.table)).toContain('Anna Gone');
    await site.accounts.forget(anna.id);
    await expect.poll(() => JSON.stringify(pages[1].state.table)).not.toContain('Anna Gone');
    expect(JSON.stringify(await boris.get(`/api/tables/${id}/record`))).not.toContain('Anna Gone');
    pages[1].close();
  },
);

describe('a table that gathers', () => {
  const seed = (byte: string) => byte.repeat(32);

  it('is passed on when whoever set it up deletes their data, and begins with whoever comes', async () => {
    const table = { game: 'cambria', visibility: 'public', autostart: false, seats: SEATS };
    const { id } = await anna.post('/api/tables', { ...table, seed: seed('ab') });
    const room = await site.tables.room(id);
    await boris.post(`/api/tables/${id}/sit`, { seat: 2, seed: seed('cd') });
    await site.accounts.forget(anna.id);
    await room.settle();
    expect(await traces()).toEqual([]);
    expect(await boris.get(`/api/tables/${id}`)).toMatchObject({
      host: { id: boris.id },
      seats: [{ kind: 'open' }, { kind: 'person' }],
    });
    const clara = await site.person('Clara');
    const { tables } = await clara.get<{ tables: TableInfo[] }>('/api/tables?open=1&status=gathering');
    expect(tables.map((table) => table.id)).toEqual([id]);
    await clara.post(`/api/tables/${id}/sit`, { seat: 1, seed: seed('ef') });
    expect(await boris.post(`/api/tables/${id}/start`)).toMatchObject({ status: 'playing' });
  });

  it('is for the first who comes where nobody sat', async () => {
    const { id } = await anna.post('/api/tables', { game: 'cambria', seats: SEATS });
    await site.accounts.forget(anna.id);
    expect(await boris.post(`/api/tables/${id}/sit`, { seat: 1 })).toMatchObject({ host: { id: boris.id } });
  });
});
