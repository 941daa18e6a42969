import { SeededRng } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { readStamped } from '../play/stamped-log.ts';
import { anna, boris, hall, useHall } from './guests.fixture.ts';
import { playOn, seated } from './hall.fixture.ts';

describe('a server that was killed', () => {
  useHall();

  it.each(['cambria', 'scythia'])('comes back in the same state, and rolls the same: %s', async (game) => {
    const { id, pages } = await seated(game, [anna, boris]);
    const rng = new SeededRng('restart');
    await playOn(pages, { most: 60, choose: (count) => rng.below(count) });
    const later = await hall.afterKill();
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
    const later = await hall.afterKill();
    const row = await later.tables.rows.get(id);
    expect(row?.waitingSeat).toBe(waited);
    for (const page of pages) page.close();
  });

  it('leaves tables at which nothing has happened where they were in the lists', async () => {
    const { id, pages } = await seated('cambria', [anna, boris], { clock: { kind: 'days', daysPerMove: 3 } });
    await playOn(pages, { most: 10 });
    await hall.tables.flush();
    const before = await hall.tables.rows.get(id);
    hall.time += 3_600_000;
    const later = await hall.afterKill();
    expect((await later.tables.rows.get(id))?.updatedAt).toBe(before?.updatedAt);
    for (const page of pages) page.close();
  });

  it('lets a bot that was thinking move', async () => {
    hall.think = () => new Promise(() => undefined);
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
    hall.think = async () => '';
    const later = await hall.afterKill();
    await expect
      .poll(async () => (await readStamped(later.log, id)).entries.filter((entry) => 'move' in entry).length)
      .toBeGreaterThan(moves);
    page.close();
  });

  it('says when it ends, also where no clock runs: the time it was there is no outage', async () => {
    hall.time += 3_600_000;
    const ended = hall.time;
    await hall.tables.close();
    hall.time += 60_000;
    const later = await hall.afterKill();
    const rows = await later.database.all<{ from_at: number }>('SELECT from_at FROM outages');
    expect(rows.map(({ from_at }) => from_at)).toEqual([ended]);
  });

  it('charges nobody for a moment that it was gone, nor before they can be back', async () => {
    const clock = { kind: 'live', bankSeconds: 10, incrementSeconds: 0 };
    const { id, pages } = await seated('cambria', [anna, boris], { clock, onTimeout: 'loses' });
    const { seat } = pages[0].state;
    hall.time += 7_600;
    const alive = async () =>
      (await hall.database.get<{ value: string }>("SELECT value FROM server_keys WHERE name = 'alive-at'"))?.value;
    await expect.poll(alive, { timeout: 5_000 }).toBe(String(hall.time));
    hall.time += 5_800;
    const later = await hall.afterKill();
    const page = [anna, boris][seat - 1].page(id, later);
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
