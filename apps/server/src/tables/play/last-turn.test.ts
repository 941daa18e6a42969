import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../store/rows.fixture.ts';
import { anna, boris, clara, site, useTableServer } from '../testing/guests.fixture.ts';
import { type Guest, type Page, seated } from '../testing/table-server.fixture.ts';

const settings = { confirmTurn: true, autoRoll: true };

/** A game of Cambria in which nothing is missing but the confirmation of its last turn; and who is to confirm it. */
async function playedOut(guests: readonly Guest[], part: object): Promise<{ id: string; pages: Page[]; last: Page }> {
  const { id, pages } = await seated('cambria', guests, { settings, ...part });
  const isPlayedOut = ({ state }: Page) => (state.view as { phase: string }).phase === 'over';
  const acting = () => pages.find(({ state }) => state.yours.includes(state.seat)) as Page;
  for (let acts = 0; acts < 5_000 && !isPlayedOut(pages[0]); acts++) await acting().act((count) => acts % count);
  return { id, pages, last: acting() };
}

/** The place that the rules give to each seat, in order. */
const placesBy = ({ state }: Page): number[] =>
  [...state.result.standings].sort((a, b) => a.seat - b.seat).map(({ rank }) => rank);

const placesOf = async (id: string): Promise<number[]> => {
  await (await site.tables.room(id)).settle();
  const { status, seats } = await anna.get(`/api/tables/${id}`);
  expect(status).toBe('over');
  return seats.map(({ place }) => place ?? 0);
};

describe('the last turn of a game in which turns are confirmed', () => {
  useTableServer();

  it('ends nothing before Done: no result, no rating, no proof of the dice', async () => {
    const { id, pages, last } = await playedOut([anna, boris], { rated: true });
    expect(pages[0].state).toMatchObject({ waiting: 'confirm', result: { over: false, winners: [] } });
    const saysEnd = () => pages.map(({ texts }) => texts.some((text) => text.includes('"gameEnded"')));
    expect(saysEnd()).toEqual([false, false]);
    const room = await site.tables.room(id);
    await room.settle();
    const told = async () => ({
      status: (await anna.get(`/api/tables/${id}`)).status,
      results: (await rowsOf(site.database, 'results')).length,
      ratings: (await rowsOf(site.database, 'ratings')).length,
      proof: JSON.stringify((await anna.get<{ proof: object }>(`/api/tables/${id}/record`)).proof).includes(
        'serverSeed',
      ),
    });
    expect(await told()).toEqual({ status: 'playing', results: 0, ratings: 0, proof: false });
    const { moves, at } = last.state;
    expect(await last.ask({ type: 'undo', at })).toMatchObject({ ok: true });
    await expect.poll(() => last.state.moves).toBe(moves - 1);
    expect(await last.ask({ type: 'redo', at: last.state.at })).toMatchObject({ ok: true });
    await expect.poll(() => last.state.waiting).toBe('confirm');
    expect(await last.ask({ type: 'confirm', at: last.state.at })).toMatchObject({ ok: true });
    await expect.poll(() => pages[0].state).toMatchObject({ waiting: 'over', result: { over: true } });
    await room.settle();
    expect(saysEnd()).toEqual([true, true]);
    expect(await told()).toEqual({ status: 'over', results: 2, ratings: 2, proof: true });
  });

  it.each([2, 3])('counts when the winner of a rated game of %i leaves before Done', async (players) => {
    const guests = [anna, boris, clara].slice(0, players);
    const { id, pages } = await playedOut(guests, { rated: true });
    const places = placesBy(pages[0]);
    await guests[places.indexOf(1)].post(`/api/tables/${id}/leave`);
    expect(await placesOf(id)).toEqual(places);
    await expect.poll(() => pages[0].state).toMatchObject({ waiting: 'over', result: { over: true } });
    expect(pages[0].state.ended).toBeUndefined();
    expect((await anna.get(`/api/tables/${id}`)).seats.map(({ kind }) => kind)).toEqual(guests.map(() => 'person'));
  });

  it.each(['loses', 'bot'] as const)('counts when time is up before Done (%s)', async (onTimeout) => {
    const clock = { kind: 'live', bankSeconds: 60, incrementSeconds: 0 };
    const { id, pages } = await playedOut([anna, boris], { rated: true, clock, onTimeout });
    const places = placesBy(pages[0]);
    site.time += 61_000;
    site.tables.look();
    await expect.poll(() => pages[0].state.waiting).toBe('over');
    expect(pages[0].state.ended).toBeUndefined();
    expect(await placesOf(id)).toEqual(places);
  });
});
