import { describe, expect, it } from 'vitest';
import { useBrowser, visit } from './browser.ts';
import { ask, Server, type Visitor } from './online-server.ts';
import { actOnce, skipGuide } from './table.ts';

useBrowser();
const server = Server.forAll();

const ME = { kind: 'me', colour: 'violet' };
const OPEN = { kind: 'open', colour: 'sky' };

/** Ann sets up a table, Bob sits down at its last seat, and both look at it. */
async function playing(table: object, locale = 'en'): Promise<[ann: Visitor, bob: Visitor]> {
  const ann = await server.guest('Ann');
  const bob = await visit(server.at('/about'), { locale });
  await ask(bob, 'people/guest', { name: 'Bob', language: locale });
  const { id, seats } = await ask<{ id: string; seats: unknown[] }>(ann, 'tables', { game: 'cambria', ...table });
  await ask(bob, `tables/${id}/sit`, { seat: seats.length });
  for (const page of [ann, bob]) {
    await page.goto(server.at(`/online/table/${id}`));
    await page.getByTestId('prompt').waitFor({ timeout: 20_000 });
  }
  return [ann, bob];
}

const tableOf = (page: Visitor): string => page.url().split('/').at(-1) ?? '';

describe('whoever reads a page of a table', () => {
  it('finds bots by the names of their own language, in the bar, beside the board and in the replay, with the colours of the table', async () => {
    const bot = { kind: 'bot', level: 'medium', name: 'Slate', colour: 'teal' };
    const [ann, bob] = await playing({ seats: [ME, bot, OPEN] }, 'de');
    for (const [page, name] of [
      [ann, 'Slate'],
      [bob, 'Schiefer'],
    ] as const) {
      await page.locator('.seat-clocks').getByText(name).waitFor();
      await page.locator('.players').getByText(name).waitFor();
    }
    expect(await bob.getByText('Slate').count()).toBe(0);
    await bob.goto(server.at(`/online/replay/${tableOf(bob)}`));
    const players = bob.locator('.players');
    await players.getByText('Schiefer').waitFor();
    const colours = await players
      .locator('[style*="--who"]')
      .evaluateAll((seats) => seats.map((seat) => seat.getAttribute('style')));
    expect(colours.slice(0, 3).map((style) => /--who: ?var\(--(\w+)\)/.exec(style ?? '')?.[1])).toEqual([
      'violet',
      'teal',
      'sky',
    ]);
    await bob.getByRole('link', { name: 'Zum Tisch' }).click();
    await bob.getByTestId('prompt').waitFor({ timeout: 20_000 });
  });

  it('is shown the way out of a pause', async () => {
    const [ann, bob] = await playing({ seats: [ME, OPEN] });
    await ask(ann, `tables/${tableOf(ann)}/offer`, { kind: 'pause' });
    await bob.getByRole('button', { name: 'Agree', exact: true }).click();
    await ann.getByRole('button', { name: 'Ask to go on' }).click();
    await bob.getByText('Ann would like to go on.').waitFor();
    await bob.getByRole('button', { name: 'Agree', exact: true }).click();
    for (const page of [ann, bob]) await expect.poll(() => page.getByText('The game is paused.').count()).toBe(0);
  });

  it('reads that a bot plays on for somebody, and right below who has won why it is over', async () => {
    const [ann, bob] = await playing({ seats: [ME, OPEN] });
    await ask(ann, `tables/${tableOf(ann)}/leave`, {});
    await bob.getByText('A bot plays on for Ann.').waitFor();
    await bob.locator('.offer-note').getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => bob.locator('.offer-note').count()).toBe(0);
    await ask(bob, `tables/${tableOf(bob)}/leave`, {});
    await ann.locator('.end').waitFor({ timeout: 20_000 });
    expect(await ann.locator('h1 + p').textContent()).toBe('Bob has left the game.');
  });

  it('and has moved is led to the next table that waits for them', async () => {
    const pages = await playing({ seats: [ME, OPEN] });
    // of their own, with somebody at the same device: it always waits for them
    const others = await Promise.all(
      pages.map((page) =>
        ask(page, 'tables', { game: 'cambria', seats: [ME, { kind: 'here', name: 'Eve', colour: 'sky' }] }),
      ),
    );
    const { waitingFor } = await ask<{ waitingFor: number }>(pages[0], `tables/${tableOf(pages[0])}`);
    const page = pages[waitingFor - 1];
    const { id } = others[waitingFor - 1];
    await expect
      .poll(async () => (await ask<{ status: string }>(page, `tables/${id}`)).status, { timeout: 20_000 })
      .toBe('playing');
    const next = page.getByRole('link', { name: 'Next table (1)' });
    await skipGuide(page);
    expect(await next.count()).toBe(0);
    while ((await actOnce(page)) !== 'turn');
    await next.click();
    await page.waitForURL((url) => url.pathname.endsWith(id));
    await page.getByTestId('prompt').waitFor({ timeout: 20_000 });
  });

  it('and deletes their account is told so, and no turn is counted for them any more', async () => {
    const [ann, bob] = await playing({ seats: [ME, OPEN] });
    const { waitingFor } = await ask<{ waitingFor: number }>(ann, `tables/${tableOf(ann)}`);
    const page = waitingFor === 1 ? ann : bob;
    await page.goto(server.at('/account'));
    const online = page.getByRole('banner').locator('a[href="/online"]');
    await expect.poll(() => online.textContent()).toContain('1');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await page.getByText('Your account is deleted.').waitFor();
    await expect.poll(() => online.textContent()).not.toContain('1');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });
});
