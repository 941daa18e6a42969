import { NO_SEAT, type Standing } from '@tessera/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NEWCOMER, ratingsOf, statisticsOf } from '../../ratings/index.ts';
import { rowsOf } from '../../store/rows.fixture.ts';
import type { SeatData } from '../room/table-row.ts';
import { type Guest, type Page, playOn, seated, TableServer } from '../testing/table-server.fixture.ts';
import { resultOf } from './result.ts';

describe('what a rated game comes to when somebody has left', () => {
  let site: TableServer;
  let guests: Guest[];
  const pages: Page[] = [];
  beforeEach(async () => {
    site = await TableServer.open();
    guests = [await site.person('Anna'), await site.person('Boris'), await site.person('Clara')];
  });
  afterEach(async () => {
    for (const page of pages.splice(0)) page.close();
    await site.close();
  });

  async function begin(players: readonly Guest[]): Promise<string> {
    const table = await seated('cambria', players, { rated: true });
    pages.push(...table.pages);
    await playOn(table.pages, { most: 6 });
    return table.id;
  }

  /** The result of that table as if its game had ended so; `ranks` by seat. */
  async function ended(id: string, ranks: readonly number[]) {
    const { row } = await site.tables.room(id);
    const standings = ranks.map((rank, seat): Standing => ({ seat, rank, points: 10 - rank }));
    const result = resultOf(row, { entries: [], result: { over: true, winners: [], standings } }, site.time);
    if (!result) throw new Error('There is no result.');
    await site.accounts.results.record(result);
    return result.seats.map(({ place }) => place);
  }

  const ratingOf = async (guest: Guest) => (await ratingsOf(site.database, guest.id))[0];
  const wonBy = async (guest: Guest) => (await statisticsOf(site.database, guest.id))[0]?.won;

  it('is a loss for them although their bot has won, and a win for who stayed', async () => {
    const [anna, boris] = guests;
    const id = await begin([anna, boris]);
    await boris.post(`/api/tables/${id}/leave`);
    expect(await ended(id, [2, 1])).toEqual([1, 2]);
    expect([(await ratingOf(anna)).wins, (await ratingOf(boris)).wins]).toEqual([1, 0]);
    expect([await wonBy(anna), await wonBy(boris)]).toEqual([1, 0]);
    expect((await ratingOf(anna)).rating).toBeGreaterThan((await ratingOf(boris)).rating);
    expect((await ratingOf(anna)).rating).toBeGreaterThan(60 * NEWCOMER.mu);
  });

  it('goes by how the others did against each other', async () => {
    const [anna, boris, clara] = guests;
    const id = await begin(guests);
    await anna.post(`/api/tables/${id}/leave`);
    expect(await ended(id, [1, 3, 2])).toEqual([3, 2, 1]);
    expect(await Promise.all(guests.map(async (guest) => (await ratingOf(guest)).wins))).toEqual([0, 0, 1]);
    expect((await ratingOf(clara)).rating).toBeGreaterThan((await ratingOf(boris)).rating);
    expect((await ratingOf(boris)).rating).toBeGreaterThan((await ratingOf(anna)).rating);
  });

  it('does not count the bot of somebody who is not known any more as one who was better', async () => {
    const [anna, boris, clara] = guests;
    const id = await begin(guests);
    await site.accounts.forget(clara.id);
    expect(await ended(id, [2, 3, 1])).toEqual([1, 2, 3]);
    expect([await wonBy(anna), await wonBy(boris)]).toEqual([1, 0]);
  });

  it('is decided as soon as one alone has stayed: they need not play against bots for it, and the page says the same', async () => {
    const [anna, boris, clara] = guests;
    const id = await begin(guests);
    await boris.post(`/api/tables/${id}/leave`);
    expect((await anna.get(`/api/tables/${id}`)).status).toBe('playing');
    await clara.post(`/api/tables/${id}/leave`);
    await (await site.tables.room(id)).settle();
    const rows = await rowsOf(site.database, 'results', {}, 'seat');
    expect(rows).toMatchObject([
      { person: anna.id, place: 1, rated: 1 },
      { person: boris.id, place: 3, rated: 1 },
      { person: clara.id, place: 3, rated: 1 },
    ]);
    expect(await Promise.all(guests.map(wonBy))).toEqual([1, 0, 0]);
    expect(pages[0].state.ended).toEqual({ by: 3, why: 'resigned' });
  });

  it('counts for who stayed although the other has deleted their account', async () => {
    const [anna, boris] = guests;
    const id = await begin([anna, boris]);
    await site.accounts.forget(boris.id);
    expect((await anna.get(`/api/tables/${id}`)).status).toBe('over');
    expect(await ratingOf(anna)).toMatchObject({ wins: 1 });
    expect(pages[0].state.result.winners).toEqual([0]);
  });

  it('is for people alone: no program sits down there, nor sets up such a table', async () => {
    const [anna, boris] = guests;
    const program = await boris.program();
    const seats = ['me', 'open'].map((kind, index) => ({ kind, colour: ['amber', 'sky'][index] }));
    const wanted = { game: 'cambria', seats, rated: true, autostart: false };
    const { id } = await anna.post('/api/tables', wanted);
    expect(await program.refused(`/api/tables/${id}/sit`, { seat: 2 })).toBe('rated-people-only');
    expect(await program.refused('/api/tables', wanted)).toBe('rated-people-only');
  });

  it('is nothing for those who left a game that a program won', async () => {
    const [anna, boris, clara] = guests;
    const id = await begin(guests);
    await anna.post(`/api/tables/${id}/leave`);
    const room = await site.tables.room(id);
    await room.change((row) => {
      const seats = row.data.seats.map((seat): SeatData => ({ ...seat, program: seat.person === clara.id }));
      return { ...row, data: { ...row.data, seats } };
    });
    await boris.post(`/api/tables/${id}/leave`);
    await room.settle();
    expect(pages[2].state.ended).toBeDefined();
    expect(await rowsOf(site.database, 'ratings')).toEqual([]);
  });
});

it('leaves the places of a game that all have played as they are', () => {
  const seat = { kind: 'person', colour: 'amber', name: 'Anna', level: null, person: 'anna', invited: null } as const;
  const row = {
    id: 'table',
    game: 'scythia',
    status: 'playing',
    visibility: 'private',
    waitingSeat: NO_SEAT,
    createdAt: 0,
    updatedAt: 0,
    data: {
      scenario: 'standard',
      options: {},
      settings: { confirmTurn: false, autoRoll: false },
      rated: false,
      clock: { kind: 'none' },
      onTimeout: 'bot',
      autostart: true,
      host: 'anna',
      seats: [seat],
      commitment: '',
      startedAt: 0,
      pauses: [],
      offers: [],
      rematch: null,
    },
  } as const;
  // who plays alone can be second
  const standings = [{ seat: 0, rank: 2, points: 7 }];
  const lost = resultOf(row, { entries: [], result: { over: true, winners: [], standings } }, 1);
  expect(lost?.seats).toMatchObject([{ person: 'anna', place: 2, points: 7 }]);
  const { seats } = row.data;
  const left = {
    ...row,
    data: { ...row.data, rated: true, seats: [{ ...seats[0], kind: 'bot', left: 'anna' }] },
  } as const;
  expect(resultOf(left, { entries: [], result: { over: true, winners: [], standings } }, 1)?.seats[0].place).toBe(2);
});
