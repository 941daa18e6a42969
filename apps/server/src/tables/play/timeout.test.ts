import { seatOf } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { changeRows } from '../../store/rows.fixture.ts';
import { anna, boris, clara, site, useGames, useTableServer } from '../testing/guests.fixture.ts';
import { playOn } from '../testing/table-server.fixture.ts';

const DAY = 86_400_000;
const live = { kind: 'live', bankSeconds: 60, incrementSeconds: 0 };

describe('time at a table', () => {
  useTableServer();
  const { pages, begin } = useGames();

  it('that is up is up, even before anybody has looked at the clock', async () => {
    const { pages: at } = await begin({ clock: live, onTimeout: 'loses' });
    const { seat, moves } = at[0].state;
    site.time += 61_000;
    await at[seatOf(seat)].act().catch(() => undefined);
    await expect.poll(() => at[0].state.ended).toEqual({ by: seat, why: 'time' });
    expect(at[0].state.moves).toBe(moves);
  });

  it('is not earned by a bot that plays on', async () => {
    const { id, pages: at } = await begin({ clock: { ...live, incrementSeconds: 30 } });
    const gone = at[0].state.seat;
    const [leaver, other] = gone === 1 ? [anna, at[1]] : [boris, at[0]];
    await leaver.post(`/api/tables/${id}/leave`);
    const leftTo = async (seat: number) => (await site.tables.room(id))['game']?.face()?.[seat] ?? 0;
    const before = [await leftTo(gone), await leftTo(3 - gone)];
    for (let acts = 0; acts < 100 && other.state.moves < 60; acts++)
      if (other.state.seat !== gone) await playOn([other], { most: 1 });
      else await new Promise((resolve) => setTimeout(resolve, 2));
    expect(other.state.moves).toBeGreaterThan(40);
    expect(await leftTo(gone)).toBeLessThanOrEqual(before[0]);
    expect(await leftTo(3 - gone)).toBeGreaterThan(before[1]);
  });

  it('that is up loses, as agreed', async () => {
    const { id, pages: at } = await begin({ clock: live, onTimeout: 'loses' });
    const { seat } = at[0].state;
    site.time += 59_000;
    site.tables.look();
    expect((await anna.get(`/api/tables/${id}`)).status).toBe('playing');
    site.time += 2_000;
    site.tables.look();
    await expect.poll(() => at[0].state.ended).toEqual({ by: seat, why: 'time' });
    expect(at[0].state.result.winners).toEqual([2 - seat]);
    await expect.poll(async () => (await anna.get(`/api/tables/${id}`)).status).toBe('over');
  });

  it('that is up is a bot from then on, as agreed', async () => {
    const { id, pages: at } = await begin({ clock: { kind: 'days', daysPerMove: 1 }, onTimeout: 'bot' });
    const { seat } = at[0].state;
    site.time += DAY + 1;
    site.tables.look();
    await expect.poll(async () => (await anna.get(`/api/tables/${id}`)).seats[seatOf(seat)].kind).toBe('bot');
    expect((await anna.get(`/api/tables/${id}`)).status).toBe('playing');
    await expect.poll(() => at[seatOf(seat)].state.yours).toEqual([]);
  });

  it('that is up is none to come back with, unless each turn has its own', async () => {
    for (const [clock, comes] of [
      [live, 'time-up'],
      [{ kind: 'days', daysPerMove: 1 }, 'done'],
    ] as const) {
      const { id, pages: at } = await begin({ clock, onTimeout: 'bot' });
      const { seat } = at[0].state;
      site.time += DAY + 1;
      site.tables.look();
      await expect.poll(async () => (await anna.get(`/api/tables/${id}`)).seats[seatOf(seat)].kind).toBe('bot');
      expect(await [anna, boris][seatOf(seat)].refused(`/api/tables/${id}/sit`, { seat })).toBe(comes);
    }
  });

  it('that is up is none to invite anybody to, either', async () => {
    const { id, pages: at } = await begin({ clock: live, onTimeout: 'bot' });
    const { seat } = at[0].state;
    site.time += DAY;
    site.tables.look();
    await expect.poll(async () => (await anna.get(`/api/tables/${id}`)).seats[seatOf(seat)].kind).toBe('bot');
    const replace = { kind: 'replace', seat, person: clara.id };
    expect(await [anna, boris][2 - seat].refused(`/api/tables/${id}/offer`, replace)).toBe('time-up');
  });

  it('is neither lost nor given away by a restart', async () => {
    const { id, pages: at } = await begin({ clock: live, onTimeout: 'loses' });
    const { seat } = at[0].state;
    site.time += 20_000;
    await at[0].seed();
    const before = await (await site.tables.room(id)).run(async () => site.time);
    await changeRows(site.database, 'server_keys', { value: String(before) }, { name: 'alive-at' });
    const later = await site.afterKill();
    await later.tables.close();
    await later.database.close();
    // an hour in which nobody could move
    later.time += 3_600_000;
    await later.start();
    const page = anna.page(id, later);
    pages.push(page);
    await expect.poll(() => page.room.clocks?.[String(seat)]).toBe(40_000);
    // and a moment to come back
    later.time += 10_000;
    later.time += 39_000;
    later.tables.look();
    expect((await later.tables.room(id)).row.status).toBe('playing');
    later.time += 2_000;
    later.tables.look();
    await expect.poll(async () => (await later.tables.rows.get(id))?.status).toBe('over');
  });

  it('stands still during a pause that all agreed to', async () => {
    const { id, pages: at } = await begin({ clock: live, onTimeout: 'loses' });
    const { offer } = await anna.post<{ offer: string }>(`/api/tables/${id}/offer`, { kind: 'pause' });
    await boris.post(`/api/tables/${id}/answer`, { offer, yes: true });
    expect(at[0].state.paused).toBe(true);
    expect((await at[seatOf(at[0].state.seat)].ask({ type: 'roll' })).error?.code).toBe('paused');
    site.time += DAY / 2;
    site.tables.look();
    expect((await anna.get(`/api/tables/${id}`)).status).toBe('playing');
    const again = await boris.post<{ offer: string }>(`/api/tables/${id}/offer`, { kind: 'resume' });
    await anna.post(`/api/tables/${id}/answer`, { offer: again.offer, yes: true });
    expect(at[0].state.paused).toBeUndefined();
    await playOn(at, { most: 3 });
    site.time += 61_000;
    site.tables.look();
    await expect.poll(() => at[0].state.ended?.why).toBe('time');
  });

  it('of days stands still while its person is on vacation, and the others see why', async () => {
    const { id, pages: at } = await begin({ clock: { kind: 'days', daysPerMove: 1 }, onTimeout: 'loses' });
    const { seat } = at[0].state;
    const waited = [anna, boris][seatOf(seat)];
    site.time += DAY / 2;
    const until = site.time + 10 * DAY;
    await waited.post('/api/me/vacation', { until });
    const clock = () => at[0].room.clocks;
    await expect.poll(() => at[0].room.table.seats[seatOf(seat)].awayUntil).toBe(until);
    expect(clock()).toMatchObject({ [seat]: DAY / 2, running: 0 });
    site.time += 5 * DAY;
    site.tables.look();
    expect((await anna.get(`/api/tables/${id}`)).status).toBe('playing');
    site.time = until + DAY / 4;
    site.tables.look();
    await expect.poll(clock).toMatchObject({ [seat]: DAY / 4, running: seat });
    expect(at[0].room.table.seats[seatOf(seat)].awayUntil).toBeUndefined();
    site.time += DAY / 4;
    site.tables.look();
    await expect.poll(() => at[0].state.ended).toEqual({ by: seat, why: 'time' });
  });

  it('of minutes knows no vacation', async () => {
    const { pages: at } = await begin({ clock: live, onTimeout: 'loses' });
    await [anna, boris][seatOf(at[0].state.seat)].post('/api/me/vacation', { until: site.time + DAY });
    site.time += 61_000;
    site.tables.look();
    await expect.poll(() => at[0].state.ended?.why).toBe('time');
  });
});
