import { COLOURS } from '@tessera/protocol/lists';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anna, boris, clara, site, useTableServer } from '../testing/guests.fixture.ts';
import { playOn, seated } from '../testing/table-server.fixture.ts';

const fullDisk = new Error('database or disk is full');
const statusOf = async (id: string) => (await site.tables.rows.get(id))?.status;

/** The clock is turned on until it is so. The store answers in its own time, however fast the clock is turned. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const patience = performance.now() + 20_000;
  while (!(await isSo()) && performance.now() < patience) await vi.advanceTimersByTimeAsync(1_000);
  expect(await isSo()).toBe(true);
}

/** Everybody sits there; nobody has added to the dice yet. */
async function fullTable(part: object = {}): Promise<string> {
  const seats = ['me', 'open'].map((kind, index) => ({ kind, colour: COLOURS[index] }));
  const { id } = await anna.post('/api/tables', { game: 'cambria', seats, ...part });
  await boris.post(`/api/tables/${id}/sit`, { seat: 2 });
  return id;
}

useTableServer();

describe('a table that is full', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('begins although the store failed some times when it should', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const id = await fullTable();
    const change = vi.spyOn(site.tables.rows, 'change');
    for (let times = 0; times < 3; times++) change.mockRejectedValueOnce(fullDisk);
    await until(async () => (await statusOf(id)) === 'playing');
    // the clock of transactions was turned on with the others, and may have cut one off
    expect(site.troubles.filter((trouble) => trouble === fullDisk)).toHaveLength(3);
    vi.useRealTimers();
    await expect.poll(async () => (await anna.get(`/api/tables/${id}`)).moves).toBeGreaterThan(0);
  });

  it('begins by itself when it could not begin as its host told it to', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const id = await fullTable();
    vi.spyOn(site.tables.rows, 'change').mockRejectedValueOnce(fullDisk);
    await expect(anna.post(`/api/tables/${id}/start`)).rejects.toThrow();
    await until(async () => (await statusOf(id)) === 'playing');
  });

  it('is opened although the answer of the store was lost when it began', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const id = await fullTable();
    const change = site.tables.rows.change.bind(site.tables.rows);
    vi.spyOn(site.tables.rows, 'change').mockImplementationOnce(async (...args) => {
      await change(...args);
      throw fullDisk;
    });
    await until(async () => (await statusOf(id)) === 'playing');
    await until(async () => (await site.tables.room(id)).moves > 0);
  });

  it('is tried no more once its host has given it up', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const id = await fullTable();
    const change = vi.spyOn(site.tables.rows, 'change').mockRejectedValue(fullDisk);
    await until(() => site.troubles.length > 1);
    await site.tables.forget(id);
    const tries = change.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(change.mock.calls.length).toBe(tries);
  });

  it('is tried again after a start at which it could not be read', async () => {
    const id = await fullTable({ autostart: false });
    await site.tables.rows.change(id, (row) => ({ ...row, data: { ...row.data, autostart: true } }));
    await site.tables.putAway(-1);
    vi.spyOn(site.tables.rows, 'get').mockRejectedValueOnce(fullDisk);
    await site.tables.wake();
    expect(site.troubles).toEqual([fullDisk]);
    site.time += 6_000;
    site.tables.look();
    await expect.poll(() => statusOf(id), { timeout: 10_000 }).toBe('playing');
  }, 15_000);

  it('says that it is played when its game can be opened, and not before', async () => {
    const id = await fullTable({ autostart: false });
    const pages = [anna.page(id), boris.page(id)];
    for (const page of pages) await page.seed();
    const { read } = site.log;
    let letOpen: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letOpen = resolve;
    });
    const reads = vi.spyOn(site.log, 'read').mockImplementation(async (table) => {
      await held;
      return read.call(site.log, table);
    });
    const started = anna.post(`/api/tables/${id}/start`);
    await expect.poll(() => reads.mock.calls.length).toBe(1);
    // whoever comes in is told at once how it stands
    const told = pages[1].others.length;
    pages.push(clara.page(id));
    await expect.poll(() => pages[1].others.length).toBeGreaterThan(told);
    await expect.poll(() => pages[2].others.length).toBeGreaterThan(0);
    for (const { others } of pages)
      for (const { room } of others) expect(room?.table.status ?? 'gathering').toBe('gathering');
    expect((await boris.get(`/api/tables/${id}`)).status).toBe('gathering');
    letOpen();
    expect((await started).status).toBe('playing');
    for (const page of pages) {
      await expect.poll(() => page.room.table.status).toBe('playing');
      expect(await page.ask({ type: 'open', table: id })).toMatchObject({ ok: true });
    }
    for (const page of pages) page.close();
  });
});

it('a table whose game was over when the server was killed says so to the first who comes', async () => {
  const { id, pages } = await seated('cambria', [anna, boris]);
  await playOn(pages, { choose: (count) => count - 1 });
  const before = await site.tables.room(id);
  await before.settle();
  expect(before.row.status).toBe('over');
  for (const page of pages) page.close();
  await expect.poll(() => before.members.size).toBe(0);
  await site.tables.putAway(-1);
  // as it is found by a server that was killed before this was written
  await site.tables.rows.change(id, (row) => ({ ...row, status: 'playing' }));
  const { record } = site.accounts.results;
  let letWrite = (): void => undefined;
  const mayWrite = new Promise<void>((resolve) => {
    letWrite = resolve;
  });
  const writing = vi.spyOn(site.accounts.results, 'record').mockImplementationOnce(async (result) => {
    await mayWrite;
    return record.call(site.accounts.results, result);
  });
  const page = clara.page(id);
  await expect.poll(() => writing.mock.calls.length).toBe(1);
  expect(page.others).toEqual([]);
  letWrite();
  await expect.poll(() => page.others.length).toBeGreaterThan(0);
  expect(new Set(page.others.map(({ room }) => room?.table.status))).toEqual(new Set(['over']));
  expect((await clara.get(`/api/tables/${id}`)).status).toBe('over');
  page.close();
});
