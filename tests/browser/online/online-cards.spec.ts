import { describe, expect, it } from 'vitest';
import { useBrowser, type Visitor } from '../support/browser.ts';
import { overflowing, violations } from '../support/inspect.ts';
import { ask, Server } from '../support/online-server.ts';
import { closeByKey, resize, settled } from '../support/settled.ts';

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

describe('a guest by the name of somebody who is known here', () => {
  it('is told apart on cards, in the waiting room, in the chat and on their page', async () => {
    const kept = await server.guest('Cid');
    await ask(kept, 'me/keep', { email: 'cid@example.org', password: 'four brown horses' });
    const guest = await server.guest('Cid');
    const seats = ['me', 'open', 'open'].map((kind, index) => ({ kind, colour: ['amber', 'sky', 'teal'][index] }));
    const { id } = await ask(kept, 'tables', { game: 'cambria', visibility: 'public', seats });
    await ask(guest, `tables/${id}/sit`, { seat: 2 });

    const stranger = await server.guest('Eve');
    const names = (within: string) => stranger.locator(within).allTextContents();
    await stranger.locator('.standing-name').first().waitFor();
    expect(await names('.standing-name')).toEqual(['Cid', 'Cid guest', 'Open seat']);

    await guest.goto(server.at(`/online/table/${id}`));
    await kept.goto(server.at(`/online/table/${id}`));
    for (const page of [kept, guest]) await page.getByRole('button', { name: 'Hello!' }).click();
    await stranger.goto(server.at(`/online/table/${id}`));
    await expect.poll(() => names('.chat-messages li')).toEqual(['Cid Hello!', 'Cid guest Hello!']);
    expect(await names('.waiting-seat .guest-mark')).toEqual(['guest']);
    await kept.getByText('Also here: Eve (guest)').waitFor();
    await kept.getByRole('button', { name: 'Fill seat 3' }).click();
    await kept.getByRole('menuitem', { name: 'Keep for Eve (guest)' }).waitFor();
    await closeByKey(kept);
    expect(await violations(stranger)).toEqual([]);
    await resize(stranger, { width: 390, height: 844 });
    expect(await overflowing(stranger)).toEqual([]);

    const byName = stranger.locator('.waiting-name').getByRole('link', { name: 'Cid' });
    await byName.nth(1).click();
    await stranger.getByText('Plays as a guest: anybody can take this name.').waitFor();
    await stranger.goBack();
    await byName.first().click();
    await stranger.getByText('Here since').waitFor();
    expect(await stranger.getByText('Plays as a guest').count()).toBe(0);
    for (const page of [kept, guest, stranger]) expect(page.errors).toEqual([]);
  });
});

describe('the card of a table', () => {
  it('says how much time is left, goes on with it, and then how the game ended', async () => {
    const pages = [await server.guest('Ann'), await server.guest('Bob')];
    const live = (bankSeconds: number) => ({ clock: { kind: 'live', bankSeconds, incrementSeconds: 0 } });
    const short = await begin(pages, { ...live(10), onTimeout: 'loses' });
    const id = await begin(pages, live(300));
    await begin(pages, { clock: { kind: 'days', daysPerMove: 3 } });
    const { waitingFor } = await ask<{ waitingFor: number }>(pages[0], `tables/${id}`);
    const waited = pages[waitingFor - 1];
    await waited.reload();
    await waited.locator('.table-state', { hasText: /(Your turn|To move: \w+) · 3 days left/ }).waitFor();
    const left = async () => {
      const state = await waited.locator('.table-state', { hasText: '5 min + 0 s' }).textContent();
      const [, minutes, seconds] = /Your turn · (\d):(\d\d) left/.exec(state ?? '') ?? [];
      return 60 * Number(minutes) + Number(seconds);
    };
    const first = await left();
    expect(first).toBeLessThanOrEqual(300);
    await expect.poll(left).toBeLessThan(first);
    expect(await violations(waited)).toEqual([]);
    expect(await overflowing(waited)).toEqual([]);

    const status = async () => (await ask<{ status: string }>(waited, `tables/${short}`)).status;
    await expect.poll(status, { timeout: 25_000 }).toBe('over');
    for (const page of pages) await page.reload();
    const told = await Promise.all(pages.map((page) => page.getByText(/You won|You lost to (Ann|Bob)/).textContent()));
    expect(told.map((sentence) => sentence?.includes('You won')).sort()).toEqual([false, true]);
  });
});

describe('whoever is waited for', () => {
  it('is said to be away when they are, and to think when they are back', async () => {
    const pages = [await server.guest('Ann'), await server.guest('Bob')];
    const id = await begin(pages, {});
    for (const page of pages) {
      await page.goto(server.at(`/online/table/${id}`));
      await page.getByTestId('prompt').waitFor({ timeout: 20_000 });
    }
    const { waitingFor } = await ask<{ waitingFor: number }>(pages[0], `tables/${id}`);
    const [waited, other] = [pages[waitingFor - 1], pages[2 - waitingFor]];
    const name = ['Ann', 'Bob'][waitingFor - 1];
    const prompt = () => other.getByTestId('prompt').textContent();
    await expect.poll(prompt, { timeout: 20_000 }).toBe(`${name} is thinking …`);
    await waited.goto(server.at('/about'));
    await expect.poll(prompt).toBe(`${name} is away just now.`);
    await expect.poll(() => other.getByTestId('announcer').textContent()).toContain(`${name} is away just now.`);
    await waited.goBack();
    await expect.poll(prompt, { timeout: 20_000 }).toBe(`${name} is thinking …`);
    for (const page of pages) expect(page.errors).toEqual([]);
  });
});

describe('above a table on a phone', () => {
  it('the longest name is cut, and the short one stays whole', async () => {
    const pages = [await server.guest('Jürgen'), await server.guest('Maximiliane-Charlotte von Hohe')];
    const id = await begin(pages, {});
    const [page] = pages;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(server.at(`/online/table/${id}`));
    const name = page.locator('.seat-clock-name');
    await name.first().waitFor();
    await settled(page);
    const isCut = (index: number) =>
      name.nth(index).evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    expect([await isCut(0), await isCut(1)]).toEqual([false, true]);
    expect((await name.nth(1).boundingBox())?.width).toBeGreaterThan(100);
  });
});
