import type { OnlineClient } from '@tessera/table';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser, type Visitor, visit } from '../support/browser.ts';
import { ask, Server } from '../support/online-server.ts';
import { actOnce, mainButton, prompt, skipGuide, targets, untilLit } from '../support/table.ts';

useBrowser();
const server = Server.forAll();

/** Ann opens a private table of Cambria and Bob comes by its link. */
async function twoAtATable(): Promise<[ann: Visitor, bob: Visitor]> {
  const ann = await visit(server.at('/online'));
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('button', { name: 'Start' }).click();
  await ann.getByText('Playing as Ann').waitFor();
  await ann.locator('a[href="/online/new/cambria"]').click();
  await ann.getByRole('button', { name: 'Open the table' }).click();
  await ann.getByRole('img', { name: 'The link as a QR code' }).waitFor();
  const bob = await visit(await ann.getByLabel('Link to the table').inputValue());
  await bob.getByLabel('Your name').fill('Bob');
  await bob.getByRole('button', { name: 'Come in' }).click();
  await bob.getByRole('button', { name: 'Sit down' }).click();
  for (const page of [ann, bob]) await page.getByTestId('prompt').waitFor({ timeout: 20_000 });
  return [ann, bob];
}

/** Whoever is waited for, and the other one. */
async function mover(pages: readonly Visitor[]): Promise<Visitor> {
  for (let look = 0; look < 400; look++) {
    for (const page of pages)
      if ((await mainButton(page).isVisible()) || (await targets(page).first().isVisible())) return page;
    await pages[0].waitForTimeout(50);
  }
  throw new Error(`Nobody is to move: ${await Promise.all(pages.map(prompt))}`);
}

async function playTurn(pages: readonly Visitor[], guided: Set<Page>): Promise<Visitor> {
  const page = await mover(pages);
  if (!guided.has(page)) await skipGuide(page);
  guided.add(page);
  while ((await actOnce(page)) !== 'turn');
  return page;
}

/** All but who is whom: each page calls its own reader you. */
const log = async (page: Page): Promise<string> =>
  ((await page.locator('.log').textContent()) ?? '').replaceAll(' (you)', '');

/** Who is waited for. What they may do is for them alone to read. */
const awaited = (page: Page) => page.locator('.seat-clocks [data-turn] .seat-clock-name').textContent();

/** What one page shows, the other comes to show as well. */
async function agree([ann, bob]: readonly Visitor[]): Promise<void> {
  await expect.poll(async () => (await log(ann)) === (await log(bob)), { timeout: 20_000 }).toBe(true);
  // one page may still be showing what the other has shown
  await expect.poll(async () => (await awaited(ann)) === (await awaited(bob)), { timeout: 20_000 }).toBe(true);
}

const tableOf = (page: Page): string => page.url().split('/').at(-1) ?? '';

const pending = (page: Page) => page.locator('[data-pending]');

/** Taps lit places until a move is on its way to a server that is not there. */
async function moveInTheDark(page: Page): Promise<void> {
  for (let tap = 0; tap < 20 && !(await pending(page).isVisible()); tap++) {
    const lit = await targets(page).count();
    if (lit > 0)
      await targets(page)
        .nth((7 * tap) % lit)
        .click();
    else await page.waitForTimeout(50);
  }
  await page.getByText('Saving …').waitFor();
}

/** Both go on by a second line of their own, as fast as the server takes it, until the game is over. */
async function finish(lines: readonly OnlineClient[]): Promise<void> {
  for (let acts = 0; acts < 10_000; acts++) {
    const at = Math.max(...lines.map(({ state }) => state?.at ?? 0));
    const line = lines.find(({ state }) => state?.at === at && state.yours.includes(state.seat));
    const state = line?.state;
    if (lines.some((each) => each.state?.waiting === 'over')) return;
    if (!line || !state) await new Promise((resolve) => setTimeout(resolve, 1));
    else if (state.waiting !== 'move') await line.request({ type: state.waiting as 'roll' | 'confirm', at });
    else {
      // three rounds of passes end it (C-29)
      const move = state.legal.find(({ text }) => text === 'pass') ?? state.legal[(7 * acts) % state.legal.length];
      await line.request({ type: 'move', move: move.text, at });
    }
  }
  throw new Error('The game did not end.');
}

describe('two people across the network', () => {
  it('play to the end: a reload in mid-turn and a server killed in mid-game change nothing; the dice are proved', async () => {
    const pages = await twoAtATable();
    const [ann, bob] = pages;
    const table = tableOf(ann);
    const guided = new Set<Page>();
    const movers: Visitor[] = [];
    for (let turn = 0; turn < 4; turn++) movers.push(await playTurn(pages, guided));
    expect(movers[0]).not.toBe(movers[1]);
    expect(movers.map((page) => movers.indexOf(page))).toEqual([0, 1, 0, 1]);
    await agree(pages);
    const played = async () => (await ask<{ moves: string[] }>(ann, `tables/${table}/record`)).moves;
    expect((await played()).length).toBeGreaterThanOrEqual(10);

    const page = await mover(pages);
    const other = page === ann ? bob : ann;
    expect(await page.title()).toContain('Your turn');
    expect(await other.title()).not.toContain('Your turn');
    await untilLit(page);
    const asked = await prompt(page);
    const told = await log(page);
    await page.reload();
    await targets(page).first().waitFor();
    expect(await prompt(page)).toBe(asked);
    // what happened before is asked for after the board stands
    await expect.poll(() => log(page)).toBe(told);
    await agree(pages);

    const before = await played();
    await server.kill();
    await ann.getByText('Connecting …').waitFor();
    // what one does now is shown, and marked as what only this page knows
    await moveInTheDark(page);
    expect(await pending(other).count()).toBe(0);
    await server.run();
    await ann.getByText('Connecting …').waitFor({ state: 'detached', timeout: 30_000 });
    await pending(page).waitFor({ state: 'detached' });
    expect((await played()).slice(0, before.length)).toEqual(before);
    expect((await played()).length).toBeGreaterThan(before.length);
    await agree(pages);
    while ((await actOnce(page)) !== 'turn');
    await playTurn(pages, guided);
    await agree(pages);

    const lines = await Promise.all(pages.map((each) => server.sitDown(each, table)));
    await finish(lines);
    for (const line of lines) line.close();
    const headings: (string | null)[] = [];
    for (const each of pages) {
      await each.locator('.end-frame').waitFor({ timeout: 60_000 });
      headings.push(await each.getByRole('heading', { level: 1 }).textContent());
      await each.getByRole('button', { name: 'Check the dice' }).click();
      await each.getByText(/The dice were honest: \d+ rolls.*added a seed of its own/).waitFor();
    }
    // whoever has won is told so, and the other one who it was; a shared win is told alike
    const [first, second] = headings.sort();
    if (second === 'You win!') expect(first).toMatch(/^(Ann|Bob) wins!$/);
    else expect([first, second]).toEqual([expect.stringMatching(/win!$/), first]);
  }, 240_000);

  it('wait for a server that is away: the page says so, and what was written meanwhile is said once', async () => {
    const ann = await server.guest('Ann', '/online/new/cambria');
    await ann.getByRole('button', { name: 'Open the table' }).click();
    await ann.getByRole('img', { name: 'The link as a QR code' }).waitFor();
    await server.kill();
    await ann.getByText('Connecting …').waitFor();
    await ann.getByLabel('Write a line').fill('Is anybody there?');
    await ann.keyboard.press('Enter');
    await ann.getByText('Being sent …').waitFor();
    await ann.getByRole('button', { name: 'Don’t send' }).click();
    await ann.getByRole('button', { name: 'Send', exact: true }).click();
    await ann.getByText('Being sent …').waitFor();
    await ann.getByRole('button', { name: 'Hello!' }).click();
    const unsaid = ann.getByRole('alert').getByText('The server can’t be reached');
    await unsaid.waitFor();
    expect(await ann.getByLabel('Write a line').inputValue()).toBe('Is anybody there?');
    await server.run();
    await ann.getByText('Connecting …').waitFor({ state: 'detached', timeout: 30_000 });
    const chat = (page: Page) => page.getByRole('list', { name: 'Chat' }).getByRole('listitem');
    await expect.poll(() => chat(ann).allTextContents()).toEqual(['Ann guest Is anybody there?']);
    await expect.poll(() => ann.getByLabel('Write a line').inputValue()).toBe('');
    expect(await unsaid.count()).toBe(0);
    // what is written goes along into the game
    await ann.getByLabel('Write a line').fill('Half a li');
    const bob = await server.guest('Bob', new URL(ann.url()).pathname);
    await expect.poll(() => chat(bob).allTextContents()).toEqual(['Ann guest Is anybody there?']);
    await bob.getByRole('button', { name: 'Sit down' }).click();
    for (const page of [ann, bob]) await page.getByTestId('prompt').waitFor({ timeout: 20_000 });
    await ann.getByRole('button', { name: 'Chat' }).click();
    expect(await ann.getByLabel('Write a line').inputValue()).toBe('Half a li');
  });

  it('are let in by themselves as soon as there is a line, however long the server was away', async () => {
    const ann = await server.guest('Ann');
    const seats = [
      { kind: 'me', colour: 'amber' },
      { kind: 'open', colour: 'sky' },
    ];
    const { id } = await ask(ann, 'tables', { game: 'cambria', seats });
    await ask(ann, `tables/${id}/seat`, { seat: 2, kind: 'bot' });
    const status = async () => (await ask<{ status: string }>(ann, `tables/${id}`)).status;
    await expect.poll(status, { timeout: 10_000 }).toBe('playing');
    let away = true;
    let lines = 0;
    await ann.routeWebSocket(/\/ws/, (line) => {
      lines++;
      if (away) line.close();
      else line.connectToServer();
    });
    await ann.goto(server.at(`/online/table/${id}`));
    await expect.poll(() => lines).toBeGreaterThan(0);
    await ann.route('**/api/me', (asked) => (away ? asked.abort() : asked.continue()));
    await ann.getByRole('heading', { name: 'Connecting …' }).waitFor();
    const tried = lines;
    await expect.poll(() => lines, { timeout: 20_000 }).toBeGreaterThan(tried);
    away = false;
    await ann.getByTestId('prompt').waitFor({ timeout: 20_000 });
  });

  it('talk in their own languages, one who has the link may watch, and nobody wins what all agree to end', async () => {
    const [ann, bob] = await twoAtATable();
    await ann.getByRole('button', { name: 'Chat' }).click();
    await ann.getByRole('button', { name: 'Good luck!' }).click();
    await ann.getByLabel('Write a line').fill('<b>Hello</b> Bob');
    await ann.getByRole('button', { name: 'Send' }).click();
    await ann.getByText('<b>Hello</b> Bob').waitFor();
    await bob.getByRole('button', { name: 'Chat, 2 new lines' }).click();
    await bob.getByText('<b>Hello</b> Bob').waitFor();

    const eve = await visit(ann.url(), { locale: 'de' });
    await eve.getByText('Du schaust zu').waitFor();
    await eve.getByRole('button', { name: /^Chat/ }).click();
    await eve.getByRole('list', { name: 'Chat' }).getByText('Viel Glück!').waitFor();
    expect(await eve.getByLabel('Etwas schreiben').count()).toBe(0);
    // what the server refuses is said in the reader's language on the table, too
    await eve.routeWebSocket(/\/ws/, (line) => {
      const there = line.connectToServer();
      line.onMessage((text) => {
        const { id, type } = JSON.parse(String(text));
        const error = { code: 'too-many', message: 'Wait a moment.' };
        if (type === 'steps') line.send(JSON.stringify({ id, ok: false, error }));
        else there.send(text);
      });
    });
    await eve.reload();
    await eve.getByRole('alert').getByText('Das war zu viel').waitFor();

    for (const page of [ann, bob]) await page.keyboard.press('Escape');
    await ann.getByRole('button', { name: 'Agree on something' }).click();
    await ann.getByRole('menuitem', { name: 'Ask to end the game' }).click();
    await bob.getByText('Ann would like to end the game here.').waitFor();
    await bob.getByRole('button', { name: 'Agree', exact: true }).click();
    for (const page of [ann, bob]) {
      await page.getByRole('heading', { level: 1, name: 'Ended by agreement' }).waitFor();
      await page.getByText('Nobody has won.').waitFor();
    }
    for (const page of [ann, bob, eve]) expect(page.errors).toEqual([]);
  });
});
