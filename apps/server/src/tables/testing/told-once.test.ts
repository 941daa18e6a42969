import { describe, expect, it, vi } from 'vitest';
import { PersonStore } from '../../accounts/store/index.ts';
import { anna, boris, site, useTableServer } from './guests.fixture.ts';
import { type Page, seated, type TableServer } from './table-server.fixture.ts';

const MINUTE = 60_000;

describe('whoever has been told of their turn', () => {
  useTableServer();
  let id: string;
  let pages: Page[];

  /** Boris has gone, and it is his turn. */
  async function waitForBoris(clock: object): Promise<void> {
    await new PersonStore(site.database).change(boris.id, {
      notify: { push: false, email: false, webhook: 'https://hooks.example/x' },
    });
    ({ id, pages } = await seated('cambria', [anna, boris], { clock }));
    while (pages[0].state.seat !== 1) await pages[1].act();
    pages[1].close();
    while (pages[0].state.seat === 1) await pages[0].act();
    for (const page of pages) page.close();
  }

  /** And his webhook has said so. */
  async function toldBoris(clock: object): Promise<void> {
    await waitForBoris(clock);
    expect(await said(site)).toBe(1);
  }

  /** How often the webhook is called in the next minutes. */
  async function said(at: TableServer): Promise<number> {
    const before = at.posts.length;
    for (let minutes = 0; minutes < 3; minutes++) {
      at.time += MINUTE;
      at.accounts.notifier.look();
      await at.accounts.settle();
    }
    return at.posts.length - before;
  }

  it.each([
    ['none', { kind: 'none' }],
    ['days', { kind: 'days', daysPerMove: 3 }],
  ])('is not told again when somebody looks at the table later, with a clock of %s', async (_, clock) => {
    await toldBoris(clock);
    await expect.poll(async () => (await site.tables.room(id)).members.size).toBe(0);
    await site.tables.putAway(-1);
    await anna.get(`/api/tables/${id}/record`);
    expect(await said(site)).toBe(0);
  });

  it.each([
    ['none', { kind: 'none' }],
    ['days', { kind: 'days', daysPerMove: 3 }],
  ])('is not told again after a restart, with a clock of %s', async (_, clock) => {
    await toldBoris(clock);
    await site.tables.flush();
    const later = await site.afterKill();
    later.accounts.wake();
    expect(await said(later)).toBe(0);
  });

  it.each([
    ['none', { kind: 'none' }],
    ['days', { kind: 'days', daysPerMove: 3 }],
  ])('is told again after a pause, also if the server ends before that, with a clock of %s', async (_, clock) => {
    await toldBoris(clock);
    for (const kind of ['pause', 'resume']) {
      site.time += MINUTE;
      const { offer } = await anna.post<{ offer: string }>(`/api/tables/${id}/offer`, { kind });
      await boris.post(`/api/tables/${id}/answer`, { offer, yes: true });
    }
    const later = await site.afterKill();
    later.accounts.wake();
    expect(await said(later)).toBe(1);
  });

  it('is not told of a turn that they made while a server that has just started looks who was not told', async () => {
    await waitForBoris({ kind: 'none' });
    await site.tables.flush();
    const later = await site.afterKill();
    const { rows } = later.tables;
    const get = rows.get.bind(rows);
    const looked = vi.spyOn(rows, 'get').mockImplementationOnce(async (table) => {
      const row = await get(table);
      const page = boris.page(id, later);
      await page.play();
      while (page.state.seat === 2) await page.act();
      page.close();
      return row;
    });
    await later.accounts.notifier.catchUp();
    expect(looked).toHaveBeenCalled();
    expect(await said(later)).toBe(0);
  });
});
