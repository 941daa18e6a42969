import { seatOf } from '@tessera/kernel';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anna, boris, site, useTableServer } from '../testing/guests.fixture.ts';
import { type Page, seated } from '../testing/table-server.fixture.ts';

describe('Word of a turn', () => {
  useTableServer();
  let id: string;
  let pages: Page[];

  beforeEach(async () => {
    ({ id, pages } = await seated('cambria', [anna, boris]));
  });

  const waitedFor = () => seatOf(pages[0].state.seat);
  const calls = () => vi.spyOn(site.accounts.notifier, 'yourTurn');

  /** Until it is the other's turn. */
  async function turn(): Promise<void> {
    const page = pages[waitedFor()];
    const { seat } = page.state;
    while (page.state.seat === seat) expect(await page.act()).toBe(true);
  }

  it('is not given to who looks at the table', async () => {
    const told = calls();
    await turn();
    expect(told).not.toHaveBeenCalled();
  });

  it('is given once to who is not there', async () => {
    const other = [anna, boris][1 - waitedFor()];
    pages[1 - waitedFor()].close();
    const told = calls();
    await turn();
    expect(told).toHaveBeenCalledTimes(1);
    expect(told).toHaveBeenLastCalledWith(other.id, { id, game: 'cambria' });
    const looks = other.page(id);
    await vi.waitFor(() => expect(looks.room.table.yourTurn).toBe(true));
    looks.close();
    await vi.waitFor(async () => expect((await site.tables.room(id)).isHere(other.id)).toBe(false));
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('is given to who closes their last page on their turn', async () => {
    await turn();
    const told = calls();
    const waited = [anna, boris][waitedFor()];
    const second = waited.page(id);
    await vi.waitFor(() => expect(second.room.table.yourTurn).toBe(true));
    pages[waitedFor()].close();
    expect(told).not.toHaveBeenCalled();
    second.close();
    await vi.waitFor(() => expect(told).toHaveBeenCalledWith(waited.id, { id, game: 'cambria' }));
    expect(told).toHaveBeenCalledTimes(1);
  });
});
