import { seatOf } from '@tessera/kernel';
import type { TableInfo } from '@tessera/protocol';
import { describe, expect, it, vi } from 'vitest';
import { anna, boris, clara, site, useGames, useTableServer } from '../testing/guests.fixture.ts';
import { type Guest, playOn } from '../testing/table-server.fixture.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const live = { kind: 'live', bankSeconds: 600, incrementSeconds: 0 };
const days = { kind: 'days', daysPerMove: 3 };

describe('a list of tables', () => {
  useTableServer();
  const { begin, closePages } = useGames();
  const listed = async (who: Guest = anna) => (await who.get<{ tables: TableInfo[] }>('/api/tables?mine=1')).tables[0];
  const turn = async () => (await listed()).turn;
  /** Nobody looks at it, and nothing of it is in memory. */
  const putAway = async (id: string) => {
    const room = await site.tables.room(id);
    closePages();
    await expect.poll(() => room.members.size).toBe(0);
    await site.tables.putAway(-1);
    expect(site.tables.movesOf(id)).toBeUndefined();
  };

  it('says what is left to whoever is waited for, the same when the table is in the store alone', async () => {
    for (const clock of [live, days]) {
      const { id, pages: at } = await begin({ clock });
      const { seat } = at[0].state;
      const before = (await turn())?.left ?? 0;
      site.time += 70_000;
      expect(await listed()).toMatchObject({ waitingFor: seat, turn: { left: before - 70_000, runs: true } });
      await putAway(id);
      site.time += 30_000;
      expect(await turn()).toMatchObject({ left: before - 100_000, runs: true });
      expect(site.tables.movesOf(id)).toBeUndefined();
    }
  });

  it('counts no vacation where one has days, also when the table is in the store alone', async () => {
    const { id, pages: at } = await begin({ clock: days });
    const waited = at[0].state.seat === (await listed()).yourSeats[0] ? anna : boris;
    const before = (await turn())?.left;
    await waited.post('/api/me/vacation', { until: site.time + 2 * DAY });
    site.time += DAY;
    expect(await turn()).toMatchObject({ left: before, runs: false });
    await putAway(id);
    expect(await turn()).toMatchObject({ left: before, runs: false });
    site.time += DAY + HOUR;
    expect(await turn()).toMatchObject({ left: (before ?? 0) - HOUR, runs: true });
  });

  it('tells of a table that rests only those who sit there, and nothing where its log can not be read', async () => {
    const { id } = await begin({ clock: days });
    expect((await clara.get(`/api/tables/${id}`)).turn).not.toBeNull();
    await putAway(id);
    expect((await clara.get(`/api/tables/${id}`)).turn).toBeNull();
    const troubles: string[] = [];
    site.tables.onError = (what) => troubles.push(what);
    const read = vi.spyOn(site.log, 'read').mockRejectedValue(new Error('unreadable'));
    expect((await listed()).turn).toBeNull();
    expect(troubles).toHaveLength(1);
    read.mockRestore();
    expect(await turn()).toMatchObject({ runs: true });
  });

  it('never tells one the time of another whose turn has come meanwhile', async () => {
    const { id, pages: at } = await begin({ clock: live });
    const row = site.tables.freshest((await site.tables.room(id)).row);
    for (let acts = 0; acts < 50 && at[0].state.seat === row.waitingSeat; acts++) await playOn(at, { most: 1 });
    expect(await site.tables.turnOf(row, 0, undefined)).toBeNull();
    expect(await turn()).toMatchObject({ runs: true });
  });

  it('follows each move, and each pause', async () => {
    const { id, pages: at } = await begin({ clock: live });
    site.time += 60_000;
    expect((await turn())?.left).toBe(540_000);
    const waited = at[0].state.seat;
    for (let acts = 0; acts < 50 && at[0].state.seat === waited; acts++) await playOn(at, { most: 1 });
    expect(await turn()).toEqual({ since: site.time, left: 600_000, runs: true });
    await anna.post(`/api/tables/${id}/offer`, { kind: 'pause' });
    await expect.poll(() => at[0].room.offers.length).toBe(1);
    await boris.post(`/api/tables/${id}/answer`, { offer: at[0].room.offers[0].id, yes: true });
    await expect.poll(async () => (await listed()).paused).toBe(true);
    for (const guest of [anna, boris]) expect((await listed(guest)).yourTurn).toBe(false);
    site.time += DAY;
    expect(await turn()).toMatchObject({ left: 600_000, runs: false });
  });

  it('says since when one waits where there is no clock, and when the last move was', async () => {
    const { pages: at } = await begin({});
    let since = site.time;
    expect(await turn()).toEqual({ since, left: null, runs: false });
    let { seat } = at[0].state;
    let isSame = false;
    // what is played may be the end of a turn: then the next one waits from there
    for (let acts = 0; acts < 50 && !isSame; acts++) {
      site.time += HOUR;
      await playOn(at, { most: 1 });
      isSame = at[0].state.seat === seat;
      if (!isSame) since = site.time;
      seat = at[0].state.seat;
    }
    expect(isSame).toBe(true);
    await site.tables.flush();
    expect(await listed()).toMatchObject({ updatedAt: site.time });
    expect(await turn()).toMatchObject({ since });
  });

  it('says nothing of that for whom nobody waits: before the game, after it, and where a bot thinks', async () => {
    const seats = [{ kind: 'me', colour: 'amber' }];
    const gathering = await anna.post('/api/tables', {
      game: 'cambria',
      seats: [...seats, { kind: 'open', colour: 'sky' }],
    });
    expect(gathering.turn).toBeNull();
    site.think = () => new Promise(() => undefined);
    const { id } = await begin({});
    const [mover, other] = (await anna.get(`/api/tables/${id}`)).yourTurn ? [anna, boris] : [boris, anna];
    await mover.post(`/api/tables/${id}/leave`);
    const told = await other.get(`/api/tables/${id}`);
    expect(told.seats[seatOf(told.waitingFor)].kind).toBe('bot');
    expect(told.turn).toBeNull();
    await other.post(`/api/tables/${id}/leave`);
    await expect.poll(async () => (await anna.get(`/api/tables/${id}`)).status).toBe('over');
    expect((await anna.get(`/api/tables/${id}`)).turn).toBeNull();
  });

  it('says how a game ended: who came where, or that all agreed to end it', async () => {
    const { id, pages: at } = await begin({ clock: live, onTimeout: 'loses' });
    const loser = at[0].state.seat;
    expect((await listed()).seats[0]).not.toHaveProperty('place');
    site.time += 601_000;
    site.tables.look();
    await expect.poll(async () => (await listed()).status).toBe('over');
    const { seats } = await listed();
    expect(seats[seatOf(loser)]).toMatchObject({ place: 2, points: expect.any(Number) });
    expect(seats[2 - loser]).toMatchObject({ place: 1, points: expect.any(Number) });
    expect(await boris.get(`/api/tables/${id}`)).toMatchObject({ seats: seats.map(({ place }) => ({ place })) });

    site.time += HOUR;
    const agreed = await begin({});
    await anna.post(`/api/tables/${agreed.id}/offer`, { kind: 'abandon' });
    await expect.poll(() => agreed.pages[0].room.offers.length).toBe(1);
    await boris.post(`/api/tables/${agreed.id}/answer`, { offer: agreed.pages[0].room.offers[0].id, yes: true });
    await expect.poll(async () => (await listed()).status).toBe('over');
    expect((await listed()).id).toBe(agreed.id);
    for (const seat of (await listed()).seats) expect(seat).not.toHaveProperty('place');
  });
});
