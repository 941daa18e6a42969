import { describe, expect, it } from 'vitest';
import { useBrowser, type Visitor, visit } from '../support/browser.ts';
import { ask, Server } from '../support/online-server.ts';
import { resize } from '../support/settled.ts';
import { actOnce, skipGuide } from '../support/table.ts';

useBrowser();
const server = Server.forAll();

const ME = { kind: 'me', colour: 'violet' };
const OPEN = { kind: 'open', colour: 'sky' };

/** Ann sets up a table, Bob sits down at its last seat, and both look at it. */
async function playing(table: object, locale = 'en'): Promise<[ann: Visitor, bob: Visitor]> {
  const ann = await visit(server.at('/about'));
  await ask(ann, 'people/guest', { name: 'Ann', language: 'en' });
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
      [ann, 'Hedgehog'],
      [bob, 'Igel'],
    ] as const) {
      await page.locator('.seat-clocks').getByText(name).first().waitFor();
      await page.locator('.players').getByText(name).first().waitFor();
      // and themselves by what they are
      for (const list of ['.seat-clocks', '.players'])
        expect(await page.locator(`${list} [data-you]`).allTextContents()).toEqual([page === ann ? 'you' : 'du']);
    }
    expect(await bob.getByText('Slate').count()).toBe(0);
    await bob.goto(server.at(`/online/replay/${tableOf(bob)}`));
    const players = bob.locator('.players');
    await players.getByText('Igel').first().waitFor();
    expect(await players.locator('[data-you]').textContent()).toBe('du');
    const colours = await players
      .locator('[style*="--who"]')
      .evaluateAll((seats) => seats.map((seat) => seat.getAttribute('style')));
    expect(colours.slice(0, 3).map((style) => /--who: ?var\(--(\w+)\)/.exec(style ?? '')?.[1])).toEqual([
      'violet',
      'teal',
      'sky',
    ]);
    // on a phone, too, and all in one row
    await resize(bob, { width: 390, height: 844 });
    const boxes = await bob.locator('.replay-buttons > :is(button, a):visible').evaluateAll((all) =>
      all.map((each) => {
        const { top, width, height } = each.getBoundingClientRect();
        return { top, small: Math.min(width, height) < 40 };
      }),
    );
    expect(boxes.filter(({ top, small }) => small || top !== boxes[0]?.top)).toEqual([]);
    // on the smallest in two, with room for a thumb
    await resize(bob, { width: 360, height: 740 });
    const widths = await bob
      .locator('.replay-buttons > :is(button, a):visible')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
    expect(widths.filter((width) => width < 44)).toEqual([]);
    await bob.getByRole('link', { name: 'Zum Tisch' }).click();
    await bob.getByTestId('prompt').waitFor({ timeout: 20_000 });
  });

  it('with rules other than those of the server is told so, and led to the new version', async () => {
    const [ann] = await playing({ seats: [ME, OPEN] });
    await ann.routeWebSocket(/\/ws/, (socket) => {
      const line = socket.connectToServer();
      socket.onMessage((message) => line.send(message));
      line.onMessage((message) => socket.send(String(message).replace(/"rules":-?\d+/, '"rules":1')));
    });
    await ann.reload();
    await ann.getByText('This page and the server have different versions.').waitFor({ timeout: 20_000 });
    await ann.getByRole('button', { name: 'Get the new version' }).waitFor();
    // and the table is there all the same
    await ann.getByTestId('prompt').waitFor();
    await ann.locator('.offer-note').getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => ann.getByText('This page and the server have different versions.').count()).toBe(0);
  });

  it('is shown the way out of a pause, then to the next table, then why a game is over, and that an account is gone', async () => {
    const pages = await playing({ seats: [ME, OPEN] });
    const [ann, bob] = pages;
    const table = tableOf(ann);

    await ask(ann, `tables/${table}/offer`, { kind: 'pause' });
    await bob.getByText('After 14 days anyone at the table can go on without asking.').waitFor();
    await bob.getByRole('button', { name: 'Agree', exact: true }).click();
    await bob.getByRole('button', { name: 'Ask to go on' }).waitFor();
    // it is said once
    expect(await bob.getByText(/paused/i).count()).toBe(1);
    await resize(bob, { width: 820, height: 1180 });
    await bob.getByRole('button', { name: /^Chat/ }).click();
    await ann.getByRole('button', { name: 'Ask to go on' }).click();
    // what is asked while somebody reads the chat is asked there
    const chat = bob.getByRole('dialog');
    await chat.getByText('Ann would like to go on.').waitFor();
    await chat.getByRole('button', { name: 'Agree', exact: true }).click();
    await chat.getByRole('button', { name: 'Agree', exact: true }).waitFor({ state: 'detached' });
    await bob.keyboard.press('Escape');
    await chat.waitFor({ state: 'detached' });
    await resize(bob, { width: 1440, height: 900 });
    for (const page of pages) await expect.poll(() => page.getByText('The game is paused.').count()).toBe(0);

    // whoever is to move has a table of their own besides, with somebody at the same device: it always waits for them
    const { waitingFor } = await ask<{ waitingFor: number }>(ann, `tables/${table}`);
    const page = pages[waitingFor - 1];
    const { id } = await ask(page, 'tables', { game: 'cambria', seats: [ME, OPEN], seed: 'ab'.repeat(32) });
    const beside = await page.context().newPage();
    await beside.goto(server.at(`/online/table/${id}`));
    await beside.getByRole('button', { name: 'Somebody beside you' }).click();
    await beside.keyboard.type('Eve');
    await beside.getByRole('button', { name: 'Sit down' }).click();
    await beside.getByTestId('prompt').waitFor({ timeout: 20_000 });
    expect(await ask(beside, `tables/${id}`)).toMatchObject({ seats: [{}, { kind: 'guest-of', name: 'Eve' }] });
    await beside.close();
    const next = page.getByRole('link', { name: 'Next table (1)' });
    await skipGuide(page);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    // also while it is their turn here
    await next.waitFor();
    while ((await actOnce(page)) !== 'turn');
    await next.waitFor();

    // who asks for a turn back is told when the other goes on instead
    const [other, name, otherName] = page === ann ? [bob, 'Ann', 'Bob'] : [ann, 'Bob', 'Ann'];
    await page.getByRole('button', { name: 'Agree on something' }).click();
    await page.getByRole('menuitem', { name: 'Ask to take my turn back' }).click();
    await other.getByText(`${name} would like to take back`).waitFor();
    await skipGuide(other);
    await actOnce(other);
    await page.getByText('Nothing is taken back: the game has gone on.').waitFor();
    expect(await other.locator('.offer-note').count()).toBe(0);
    await page.locator('.offer-note').getByRole('button', { name: 'Close' }).click();

    await next.click();
    await page.waitForURL((url) => url.pathname.endsWith(id));
    await page.getByTestId('prompt').waitFor({ timeout: 20_000 });

    await ask(page, `tables/${table}/leave`, {});
    await other.getByText(`A bot plays on for ${name}.`).waitFor();
    await other.locator('.offer-note').getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => other.locator('.offer-note').count()).toBe(0);
    await ask(other, `tables/${table}/leave`, {});
    await other.locator('.end').waitFor({ timeout: 20_000 });
    expect(await other.locator('h1 + p').textContent()).toBe(`${otherName} resigned.`);

    await page.goto(server.at('/account'));
    const online = page.getByRole('banner').locator('a[href="/online"]');
    await expect.poll(() => online.textContent()).toContain('1');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await page.getByText('Your account is deleted.').waitFor();
    await expect.poll(() => online.textContent()).not.toContain('1');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    for (const each of pages) expect(each.errors).toEqual([]);
  });
});
