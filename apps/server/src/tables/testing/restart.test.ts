import { SeededRng, seatOf } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../store/rows.fixture.ts';
import { readStamped } from '../play/stamped-log.ts';
import { anna, boris, site, useTableServer } from './guests.fixture.ts';
import { playOn, seated } from './table-server.fixture.ts';

describe('a server that was killed', () => {
  useTableServer();

  it.each(['cambria', 'scythia'])('comes back in the same state, and rolls the same: %s', async (game) => {
    const { id, pages } = await seated(game, [anna, boris]);
    const rng = new SeededRng('restart');
    await playOn(pages, { most: 60, choose: (count) => rng.below(count) });
    const later = await site.afterKill();
    const again = [anna.page(id, later), boris.page(id, later)];
    for (const page of again) await page.play();
    for (const [index, page] of again.entries()) expect(page.state).toEqual(pages[index].state);
    // both go on in the same way: the dice fall the same
    for (const side of [pages, again]) {
      const same = new SeededRng('on');
      await playOn(side, { most: 25, choose: (count) => same.below(count) });
    }
    for (const [index, page] of again.entries()) expect(page.state).toEqual(pages[index].state);
    for (const page of [...pages, ...again]) page.close();
  });

  it('knows whose turn it is before anybody comes back', async () => {
    const { id, pages } = await seated('cambria', [anna, boris]);
    await playOn(pages, { most: 30 });
    const waited = pages[0].state.seat;
    const later = await site.afterKill();
    const row = await later.tables.rows.get(id);
    expect(row?.waitingSeat).toBe(waited);
    for (const page of pages) page.close();
  });

  it('leaves tables at which nothing has happened where they were in the lists', async () => {
    const { id, pages } = await seated('cambria', [anna, boris], { clock: { kind: 'days', daysPerMove: 3 } });
    await playOn(pages, { most: 10 });
    await site.tables.flush();
    const before = await site.tables.rows.get(id);
    site.time += 3_600_000;
    const later = await site.afterKill();
    expect((await later.tables.rows.get(id))?.updatedAt).toBe(before?.updatedAt);
    for (const page of pages) page.close();
  });

  it('lets a bot that was thinking move', async () => {
    site.think = () => new Promise(() => undefined);
    const seats = [
      { kind: 'me', colour: 'amber' },
      { kind: 'bot', colour: 'sky', level: 'easy' },
    ];
    const { id } = await anna.post('/api/tables', { game: 'cambria', seats });
    await anna.post(`/api/tables/${id}/start`);
    const page = anna.page(id);
    await page.play();
    await playOn([page], { most: 200 });
    expect(page.state.waiting).toBe('bot');
    const { moves } = page.state;
    site.think = async () => '';
    const later = await site.afterKill();
    await expect
      .poll(async () => (await readStamped(later.log, id)).entries.filter((entry) => 'move' in entry).length)
      .toBeGreaterThan(moves);
    page.close();
  });

  it('says when it ends, also where no clock runs: the time it was there is no outage', async () => {
    site.time += 3_600_000;
    const ended = site.time;
    await site.tables.close();
    site.time += 60_000;
    const later = await site.afterKill();
    const rows = await rowsOf(later.database, 'outages');
    expect(rows.map(({ from_at }) => from_at)).toEqual([ended]);
  });

  it('charges nobody for a moment that it was gone, nor before they can be back', async () => {
    const clock = { kind: 'live', bankSeconds: 10, incrementSeconds: 0 };
    const { id, pages } = await seated('cambria', [anna, boris], { clock, onTimeout: 'loses' });
    const { seat } = pages[0].state;
    site.time += 7_600;
    const alive = async () => (await rowsOf(site.database, 'server_keys', { name: 'alive-at' }))[0]?.['value'];
    await expect.poll(alive, { timeout: 5_000 }).toBe(String(site.time));
    site.time += 5_800;
    const later = await site.afterKill();
    const page = [anna, boris][seatOf(seat)].page(id, later);
    await page.play();
    expect(page.room.clocks).toMatchObject({ [seat]: 2_400, running: 0 });
    later.time += 10_001;
    later.tables.look();
    await expect.poll(() => page.room.clocks).toMatchObject({ [seat]: 2_399, running: seat });
    later.time += 2_399;
    later.tables.look();
    await expect.poll(() => page.state.ended).toEqual({ by: seat, why: 'time' });
    for (const each of [...pages, page]) each.close();
  });
});
