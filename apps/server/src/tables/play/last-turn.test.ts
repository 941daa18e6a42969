import { describe, expect, it } from 'vitest';
import { anna, boris, site, useTableServer } from '../testing/guests.fixture.ts';
import { type Page, seated } from '../testing/table-server.fixture.ts';

describe('the last turn of a game in which turns are confirmed', () => {
  useTableServer();

  it('ends nothing before Done: no result, no rating, no proof of the dice', async () => {
    const settings = { confirmTurn: true, autoRoll: true };
    const { id, pages } = await seated('cambria', [anna, boris], { rated: true, settings });
    const isPlayedOut = ({ state }: Page) => (state.view as { phase: string }).phase === 'over';
    const acting = () => pages.find(({ state }) => state.yours.includes(state.seat)) as Page;
    for (let acts = 0; acts < 5_000 && !isPlayedOut(pages[0]); acts++) await acting().act((count) => acts % count);
    expect(pages[0].state).toMatchObject({ waiting: 'confirm', result: { over: false, winners: [] } });
    const room = await site.tables.room(id);
    await room.settle();
    const told = async () => ({
      status: (await anna.get(`/api/tables/${id}`)).status,
      results: (await site.database.all('SELECT * FROM results')).length,
      ratings: (await site.database.all('SELECT * FROM ratings')).length,
      proof: JSON.stringify((await anna.get<{ proof: object }>(`/api/tables/${id}/record`)).proof).includes(
        'serverSeed',
      ),
    });
    expect(await told()).toEqual({ status: 'playing', results: 0, ratings: 0, proof: false });
    const last = acting();
    const { moves, at } = last.state;
    expect(await last.ask({ type: 'undo', at })).toMatchObject({ ok: true });
    await expect.poll(() => last.state.moves).toBe(moves - 1);
    expect(await last.ask({ type: 'redo', at: last.state.at })).toMatchObject({ ok: true });
    await expect.poll(() => last.state.waiting).toBe('confirm');
    expect(await last.ask({ type: 'confirm', at: last.state.at })).toMatchObject({ ok: true });
    await expect.poll(() => pages[0].state).toMatchObject({ waiting: 'over', result: { over: true } });
    await room.settle();
    expect(await told()).toEqual({ status: 'over', results: 2, ratings: 2, proof: true });
  });
});
