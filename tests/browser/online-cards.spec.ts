import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { overflowing, violations } from './inspect.ts';
import { ask, Server, type Visitor } from './online-server.ts';

useBrowser();
const server = Server.forAll();

/** Everybody sits down and adds to the dice: the game begins at once. */
async function begin([host, ...others]: readonly Visitor[], part: object): Promise<string> {
  const seats = [
    { kind: 'me', colour: 'amber' },
    { kind: 'open', colour: 'sky' },
  ];
  const { id } = await ask(host, 'tables', { game: 'cambria', seats, seed: 'ab'.repeat(32), ...part });
  for (const [index, page] of others.entries())
    await ask(page, `tables/${id}/sit`, { seat: index + 2, seed: 'cd'.repeat(32) });
  return id;
}

describe('the card of a table', () => {
  it('says how much time is left, goes on with it, and then how the game ended', async () => {
    const pages = [await server.guest('Ann'), await server.guest('Bob')];
    const id = await begin(pages, {
      clock: { kind: 'live', bankSeconds: 10, incrementSeconds: 0 },
      onTimeout: 'loses',
    });
    await begin(pages, { clock: { kind: 'days', daysPerMove: 3 } });
    const { waitingFor } = await ask<{ waitingFor: number }>(pages[0], `tables/${id}`);
    const [loser, winner] = [pages[waitingFor - 1], pages[2 - waitingFor]];
    const state = (page: Visitor) => page.locator('.table-state', { hasText: '0 min + 0 s' }).textContent();
    await loser.reload();
    await loser.locator('.table-state', { hasText: /(Your turn|To move: \w+) · 3 days left/ }).waitFor();
    const left = async () => Number(/Your turn · 0:(\d+) left/.exec((await state(loser)) ?? '')?.[1]);
    const first = await left();
    expect(first).toBeLessThanOrEqual(10);
    await expect.poll(left).toBeLessThan(first);
    expect(await violations(loser)).toEqual([]);
    expect(await overflowing(loser)).toEqual([]);

    await expect
      .poll(async () => (await ask<{ status: string }>(winner, `tables/${id}`)).status, { timeout: 25_000 })
      .toBe('over');
    for (const page of pages) await page.reload();
    await winner.getByText('You won').waitFor();
    await loser.getByText(/You lost to (Ann|Bob)/).waitFor();
  });
});
