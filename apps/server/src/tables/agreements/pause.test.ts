import { seatOf } from '@tessera/kernel';
import { describe, expect, it, vi } from 'vitest';
import { anna, boris, clara, site, useTableServer } from '../testing/guests.fixture.ts';
import { type Page, playOn, seated } from '../testing/table-server.fixture.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LIVE = { kind: 'live', bankSeconds: 600, incrementSeconds: 0 };

describe('a pause', () => {
  useTableServer();
  let at: string;
  let pages: Page[];

  async function pausedTable(clock: object = { kind: 'none' }): Promise<void> {
    const table = await seated('cambria', [anna, boris], { clock, rated: true });
    pages = table.pages;
    at = `/api/tables/${table.id}`;
    await playOn(pages, { most: 5 });
    const { offer } = await anna.post<{ offer: string }>(`${at}/offer`, { kind: 'pause' });
    await boris.post(`${at}/answer`, { offer, yes: true });
    expect(await paused()).toBe(true);
  }

  const paused = async () => (await anna.get(at)).paused;
  const waited = () => seatOf(pages[0].state.seat);
  const goOn = () => boris.refused(`${at}/offer`, { kind: 'resume' });

  /** Everybody has gone. */
  async function empty(): Promise<void> {
    for (const page of pages) page.close();
    await expect.poll(async () => (await site.tables.room(pages[0].table)).members.size).toBe(0);
  }

  it.each([
    ['live', LIVE, DAY],
    ['of days', { kind: 'days', daysPerMove: 3 }, 14 * DAY],
    ['none', { kind: 'none' }, 14 * DAY],
  ])('that has lasted long is ended by whoever plays, alone; the clock: %s', async (_, clock, long) => {
    await pausedTable(clock);
    site.time += long - 1;
    expect(await goOn()).toBe('done');
    expect(await paused()).toBe(true);
    site.time += 1;
    // what was asked before, of all, does not stand in the way
    expect(await goOn()).toBe('done');
    expect(await paused()).toBe(false);
    expect(pages[0].state.paused).toBeUndefined();
    expect((await boris.send('GET', at)).json().turnedDown).toBeNull();
    await expect.poll(() => pages[0].room.offers).toEqual([]);
    expect(await playOn(pages, { most: 3 })).toBe(3);
  });

  it('that has lasted long is ended by nobody who does not play', async () => {
    await pausedTable();
    site.time += 14 * DAY;
    expect(await clara.refused(`${at}/offer`, { kind: 'resume' })).toBe('not-at-table');
    expect(await paused()).toBe(true);
  });

  it('is no time for anything else alone, and the next one is as long again', async () => {
    await pausedTable();
    site.time += 14 * DAY;
    await boris.post(`${at}/offer`, { kind: 'abandon' });
    expect((await anna.get(at)).status).toBe('playing');
    expect(await anna.refused(`${at}/offer`, { kind: 'resume' })).toBe('done');
    expect(await paused()).toBe(false);
    const { offer } = await anna.post<{ offer: string }>(`${at}/offer`, { kind: 'pause' });
    await boris.post(`${at}/answer`, { offer, yes: true });
    site.time += DAY;
    expect(await goOn()).toBe('done');
    expect(await paused()).toBe(true);
  });

  it('lets nobody be told that it is their turn until it has ended, and then whoever is waited for', async () => {
    await pausedTable();
    const { id } = [anna, boris][waited()];
    const told = vi.spyOn(site.accounts.notifier, 'yourTurn');
    await empty();
    await site.tables.putAway(-1);
    await anna.get(`${at}/record`);
    await site.accounts.notifier.catchUp();
    expect(told).not.toHaveBeenCalled();
    site.time += 14 * DAY;
    expect(await goOn()).toBe('done');
    expect(told).toHaveBeenCalledExactlyOnceWith(id, { id: pages[0].table, game: 'cambria' });
  });

  it('takes back word of a turn that is on its way', async () => {
    const table = await seated('cambria', [anna, boris]);
    pages = table.pages;
    at = `/api/tables/${table.id}`;
    await playOn(pages, { most: 5 });
    const over = vi.spyOn(site.accounts.notifier, 'turnOver');
    const waits = [anna, boris][waited()];
    await empty();
    const { offer } = await anna.post<{ offer: string }>(`${at}/offer`, { kind: 'pause' });
    await boris.post(`${at}/answer`, { offer, yes: true });
    expect(over).toHaveBeenCalledWith(waits.id, table.id);
  });
});
