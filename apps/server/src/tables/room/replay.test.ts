import { SeededRng } from '@tessera/kernel';
import { afterEach, expect, it, vi } from 'vitest';
import { anna, boris, clara, site, useTableServer } from '../testing/guests.fixture.ts';
import { playOn, seated } from '../testing/table-server.fixture.ts';

useTableServer();
afterEach(() => vi.restoreAllMocks());

it('a long game is put into words once for all who look on, with rests, and told in the same words to each', async () => {
  const { id, pages } = await seated('scythia', [anna, boris]);
  const rng = new SeededRng('history');
  await playOn(pages, { most: 120, choose: (count) => rng.below(count) });
  const { moves } = pages[0].state;
  const room = await site.tables.room(id);
  const take = vi.spyOn(room['context'].replayThrottle, 'take');
  const history = room['game']?.online.reader.history;
  const prepare = history && vi.spyOn(history, 'prepare');
  const told: string[] = [];
  for (let time = 0; time < 2; time++) {
    const page = clara.page(id);
    await page.ask({ type: 'open', table: id, from: 0 });
    told.push(page.texts.findLast((text) => text.includes('"opened"')) ?? '');
    page.close();
  }
  expect(take.mock.calls.map(([, cost]) => cost)).toEqual([
    { steps: moves, missing: moves },
    { steps: moves, missing: moves % 16 },
  ]);
  expect(prepare).toHaveBeenCalledTimes(2);
  expect(told[1]).toBe(told[0]);
  expect(JSON.parse(told[0]).value.steps.length).toBe(moves);
  for (const page of pages) page.close();
});
