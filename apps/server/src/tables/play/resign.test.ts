import { COLOURS } from '@tessera/protocol/lists';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { statisticsOf } from '../../ratings/index.ts';
import { newOffer } from '../agreements/offers.ts';
import { withData } from '../room/table-row.ts';
import { anna, boris, clara, site, useTableServer } from '../testing/guests.fixture.ts';
import { type Guest, type Page, playOn, seated } from '../testing/table-server.fixture.ts';

interface Recorded {
  readonly ended?: object;
  readonly resigned?: readonly number[];
  readonly practice?: boolean;
}

const recordOf = (id: string) => anna.get<Recorded>(`/api/tables/${id}/record`);
const statistics = async (guest: Guest) => (await statisticsOf(site.database, guest.id))[0];
const playOut = (page: Page) => expect.poll(() => page.state.waiting).not.toBe('bot');

/** Anna and two bots that play any move. */
async function alone(part: object = {}): Promise<{ id: string; page: Page }> {
  const seats = ['me', 'bot', 'bot'].map((kind, index) => ({ kind, colour: COLOURS[index], level: 'easy' }));
  const { id } = await anna.post('/api/tables', { game: 'cambria', seats, autostart: false, ...part });
  const page = anna.page(id);
  await page.seed();
  await anna.post(`/api/tables/${id}/start`);
  await page.play();
  await playOut(page);
  return { id, page };
}

describe('a game that one gives up', () => {
  useTableServer();

  it('alone with bots is over, nobody has won it, and it was lost', async () => {
    const { id, page } = await alone();
    await anna.post(`/api/tables/${id}/leave`);
    await expect.poll(() => page.state.ended).toEqual({ by: 1, why: 'resigned' });
    expect(page.state.result).toMatchObject({ over: true, winners: [] });
    expect(await recordOf(id)).toMatchObject({ ended: { by: 1, why: 'resigned' }, resigned: [1] });
    expect(await statistics(anna)).toMatchObject({ played: 1, won: 0 });
    const later = await site.afterKill();
    expect((await later.tables.room(id))['game']?.online.result.winners).toEqual([]);
  });

  it('among others goes on with a bot, the record keeps who resigned, and who comes back has not', async () => {
    const { id } = await seated('cambria', [anna, boris, clara]);
    await boris.post(`/api/tables/${id}/leave`);
    expect((await anna.get(`/api/tables/${id}`)).seats[1]).toMatchObject({ left: { id: boris.id }, resigned: true });
    expect(await recordOf(id)).toMatchObject({ resigned: [2] });
    await boris.post(`/api/tables/${id}/sit`, { seat: 2 });
    expect((await recordOf(id)).resigned).toBeUndefined();
  });

  it('whose clock ran out with bots alone left has no winner either', async () => {
    const clock = { kind: 'live', bankSeconds: 60, incrementSeconds: 0 };
    for (const onTimeout of ['bot', 'loses']) {
      const { id, page } = await alone({ clock, onTimeout });
      site.time += 61_000;
      site.tables.look();
      await expect.poll(() => page.state.ended).toEqual({ by: 1, why: 'time' });
      expect(page.state.result.winners).toEqual([]);
      await (await site.tables.room(id)).settle();
      expect((await recordOf(id)).resigned).toBeUndefined();
    }
    expect(await statistics(anna)).toMatchObject({ played: 2, won: 0 });
  });
});

describe('a turn taken back', () => {
  useTableServer();
  const ask = async (id: string, guest: Guest) => {
    const to = (await site.tables.room(id)).beforeLastTurn(guest.id);
    return (await guest.post<{ offer: string }>(`/api/tables/${id}/offer`, { kind: 'undo', to })).offer;
  };
  let id: string;
  let pages: Page[];
  beforeEach(() => {
    pages = [];
  });

  it('with nobody to agree to it makes the game practice, which counts for nobody', async () => {
    const table = await alone();
    ({ id } = table);
    const { page } = table;
    for (let acts = 0; acts < 12; acts++) {
      await playOn([page], { most: 1 });
      await playOut(page);
    }
    expect(page.state.practice).toBeUndefined();
    await ask(id, anna);
    await expect.poll(() => page.state.practice).toBe(true);
    await playOut(page);
    await playOn([page], { most: 1 });
    expect(page.state.practice).toBe(true);
    expect(await recordOf(id)).toMatchObject({ practice: true });
    // a server that starts anew knows it from its log
    const later = await site.afterKill();
    const again = anna.page(id, later);
    await again.play();
    expect(again.state.practice).toBe(true);
    await anna.post(`/api/tables/${id}/leave`);
    await (await site.tables.room(id)).settle();
    expect(await statistics(anna)).toBeUndefined();
  });

  it('is taken back although a bot is about to move before that is written down', async () => {
    const { id, page } = await alone();
    let botMayMove = () => {};
    site.think = () =>
      new Promise((resolve) => {
        botMayMove = () => resolve('');
      });
    for (let acts = 0; acts < 50 && page.state.waiting !== 'bot'; acts++) await playOn([page], { most: 1 });
    const room = await site.tables.room(id);
    const { moves } = room;
    const change = site.tables.rows.change.bind(site.tables.rows);
    vi.spyOn(site.tables.rows, 'change').mockImplementationOnce(async (...args) => {
      const row = await change(...args);
      // its move comes after the take-back, and is for a position that is no more
      botMayMove();
      return row;
    });
    await ask(id, anna);
    expect(room.moves).toBeLessThan(moves);
    await expect.poll(() => page.state.practice).toBe(true);
    expect((await anna.get(`/api/tables/${id}`)).practice).toBe(true);
  });

  it('is practice also after a server that was killed before it was written in the row', async () => {
    const { id, page } = await alone();
    for (let acts = 0; acts < 12; acts++) {
      await playOn([page], { most: 1 });
      await playOut(page);
    }
    await ask(id, anna);
    const { offers } = (await site.tables.room(id)).row.data;
    const asked = { ...newOffer({ kind: 'undo', to: 0 }, anna.id, site.time), moves: 1, entries: 1 };
    expect(offers).toEqual([]);
    await site.tables.rows.change(id, (row) => withData(row, { offers: [asked], practice: false }));
    const later = await site.afterKill();
    const listed = async () =>
      (await later.server.inject({ url: `/api/tables/${id}`, headers: { host: 'localhost:8080' } })).json();
    await expect
      .poll(async () => (await later.tables.rows.get(id))?.data)
      .toMatchObject({ practice: true, offers: [] });
    expect(await listed()).toMatchObject({ practice: true });
  });

  it('by consent of another person is none', async () => {
    ({ id, pages } = await seated('cambria', [anna, boris]));
    await playOn(pages, { most: 7 });
    const offer = await ask(id, anna);
    await boris.post(`/api/tables/${id}/answer`, { offer, yes: true });
    expect((await site.tables.room(id)).takeBacks).toBeGreaterThan(0);
    expect(pages[0].state.practice).toBeUndefined();
    expect((await recordOf(id)).practice).toBeUndefined();
  });
});
