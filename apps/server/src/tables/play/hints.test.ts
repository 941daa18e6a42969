import { SeededRng } from '@tessera/kernel';
import type { TableList } from '@tessera/protocol';
import { describe, expect, it } from 'vitest';
import { anna, boris, clara, site, useGames, useTableServer } from '../testing/guests.fixture.ts';
import { playOn } from '../testing/table-server.fixture.ts';

const TWO = [
  { kind: 'me', colour: 'amber' },
  { kind: 'open', colour: 'sky' },
];
const HINT = { type: 'hint' };

describe('hints at a table', () => {
  useTableServer();
  const { begin } = useGames();

  it('are off unless the table is set up with them, and never rated', async () => {
    const table = { game: 'cambria', seats: TWO };
    expect(await anna.post('/api/tables', table)).not.toHaveProperty('hints');
    expect(await anna.refused('/api/tables', { ...table, hints: true, rated: true })).toBe('rated-no-hints');
    expect(await anna.post('/api/tables', { ...table, rated: true })).not.toHaveProperty('hints');
    const { id } = await anna.post('/api/tables', { ...table, hints: true, visibility: 'public' });
    const told = await boris.get(`/api/tables/${id}`);
    expect(told).toMatchObject({ hints: true, rated: false });
    expect((await boris.get<TableList>('/api/tables?open=1')).tables).toMatchObject([{ id, hints: true }]);
  });

  it('are refused where they are off, and to whoever is not to move', async () => {
    for (const [part, codes] of [
      [{}, { mover: 'no-hints', other: 'not-your-turn' }],
      [{ hints: true }, { mover: undefined, other: 'not-your-turn' }],
    ] as const) {
      const { id, pages } = await begin(part);
      const { seat } = pages[0].state;
      const mover = pages.find(({ state }) => state.yours.includes(seat)) ?? pages[0];
      const other = pages.find((page) => page !== mover) ?? pages[1];
      while (mover.state.waiting !== 'move') await mover.act();
      expect((await other.ask(HINT)).error?.code).toBe(codes.other);
      const onlooker = clara.page(id);
      await onlooker.play();
      expect((await onlooker.ask(HINT)).error?.code).toBe('not-your-turn');
      onlooker.close();
      const answer = await mover.ask({ ...HINT, at: mover.state.at });
      expect(answer.error?.code).toBe(codes.mover);
      const taken = codes.mover ? undefined : [{ by: seat, at: mover.state.moves }];
      await expect.poll(() => other.state.hinted).toEqual(taken);
      expect((await (await site.tables.room(id)).record()).hinted).toEqual(taken);
    }
  });

  it('are as before when the same people play again', async () => {
    const { id, pages } = await begin({ hints: true });
    // who always takes the first move may go on for ever
    const rng = new SeededRng('to the end');
    await playOn(pages, { choose: (count) => rng.below(count) });
    await expect.poll(async () => (await anna.get(`/api/tables/${id}`)).status).toBe('over');
    const next = await anna.post(`/api/tables/${id}/rematch`);
    expect(next).toMatchObject({ hints: true, status: 'gathering' });
  });
});
