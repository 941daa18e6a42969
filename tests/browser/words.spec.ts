import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser, visit } from './support/browser.ts';
import { ask, HOST_TOKEN, Server } from './support/online-server.ts';
import { openRecord } from './support/records.ts';
import { closeByKey, resize } from './support/settled.ts';
import { type GameId, playNow } from './support/table.ts';
import { expectWords } from './support/words-on-page.ts';

useBrowser();
const server = Server.forAll();

/** As a link inside the page leads there, without loading it anew. */
async function goTo(page: Page, path: string, there: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.locator(there).first().waitFor();
}

const GAMES: Record<GameId, { seats: number[]; record: string }> = {
  cambria: { seats: [2, 3, 4, 5], record: 'cambria/two-players-and-the-neutral-army' },
  hibernia: { seats: [3, 4], record: 'hibernia/four-players-scattered' },
  scythia: { seats: [1, 2, 3, 4], record: 'scythia/one-player-and-the-lookout' },
};
const IDS = Object.keys(GAMES) as GameId[];

describe('no key and no {argument} is ever shown', () => {
  it('around the games', async () => {
    const page = await visit();
    await page.locator('.feature').first().waitFor();
    await expectWords(page, 'home');
    await page.locator('.page-tools [aria-haspopup="dialog"]').click();
    await page.getByRole('dialog').waitFor();
    await expectWords(page, 'settings');
    await closeByKey(page);
    for (const [path, there] of [
      ['/about', '.page-main h2'],
      ['/nowhere', '.page-main h1'],
      ['/replay', 'h1'],
      ['/table/nothing', 'h1'],
    ]) {
      await goTo(page, path, there);
      await expectWords(page, path);
    }
    expect(page.errors).toEqual([]);
  });

  it.each(IDS)('in the set-up and the rules of %s', async (game) => {
    const page = await visit(`/new/${game}`);
    await page.locator('.seats').waitFor();
    for (const count of GAMES[game].seats) {
      await page.locator('.seats-bar .choice-value').getByText(`${count}`, { exact: true }).click();
      await expectWords(page, `${game} for ${count}`);
    }
    await page.locator('.seat .choice-value').nth(1).click();
    await page.locator('.own-board summary').click();
    await page.locator('.own-board textarea').fill('{}');
    await page.locator('.own-board textarea + button').click();
    await page.getByRole('alert').waitFor();
    await expectWords(page, 'a bad board');
    await goTo(page, `/rules/${game}`, '.clause');
    await expectWords(page, 'rules');
    for (const query of ['a', 'zzzz']) {
      await page.getByRole('searchbox').fill(query);
      await expectWords(page, `rules with ${query}`);
    }
    expect(page.errors).toEqual([]);
  });

  it.each(IDS)('at a table of %s', async (game) => {
    const page = await visit();
    await playNow(page, game);
    await page.locator('.guide button').first().waitFor();
    await expectWords(page, 'guide');
    await page.locator('.guide button').last().click();
    await expectWords(page, 'table');
    const open = async (item: string) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('menuitem', { name: item }).waitFor();
    };
    await open('Rules');
    await expectWords(page, 'menu');
    for (const item of ['Rules', 'Settings', 'Keyboard shortcuts']) {
      if (item !== 'Rules') await open(item);
      await page.getByRole('menuitem', { name: item }).click();
      await page.getByRole('dialog').waitFor();
      await expectWords(page, item);
      await closeByKey(page);
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await resize(page, { width: 390, height: 844 });
    await expectWords(page, 'table on a phone');

    await goTo(page, '/', '.table-card');
    await expectWords(page, 'home with a table');
    await openRecord(page, GAMES[game].record);
    await page.getByTestId('prompt').waitFor();
    await page.keyboard.press('End');
    await expectWords(page, 'replay');
    await goTo(page, page.url().replace(/.*\/replay\//, '/table/'), '.end-frame');
    await expectWords(page, 'end');
    expect(page.errors).toEqual([]);
  });

  it('online', async () => {
    const page = await visit(server.at('/online'));
    await page.locator('.name-form').waitFor();
    await expectWords(page, 'lobby of a stranger');
    await goTo(page, '/account', 'form');
    await expectWords(page, 'sign in');
    await ask(page, 'people/guest', { name: 'Ann', language: 'en' });
    await page.goto(server.at('/online'));
    await page.getByText('Playing as Ann').waitFor();
    const seats = [
      { kind: 'me', colour: 'amber' },
      { kind: 'bot', level: 'hard', name: 'Bot', colour: 'sky' },
      { kind: 'open', colour: 'teal' },
    ];
    const rest = { options: {}, settings: { confirmTurn: true, autoRoll: false }, visibility: 'public', rated: false };
    const table = await ask(page, 'tables', {
      game: 'cambria',
      scenario: 'cambria',
      ...rest,
      clock: { kind: 'live', bankSeconds: 300, incrementSeconds: 10 },
      onTimeout: 'bot',
      seats,
    });
    await page.goto(server.at('/online'));
    await page.locator('.table-card').first().waitFor();
    await expectWords(page, 'lobby');
    for (const game of IDS) {
      await goTo(page, `/online/new/${game}`, '.seats');
      for (const count of GAMES[game].seats.filter((each) => each > 1)) {
        await page.locator('.seats-bar .choice-value').getByText(`${count}`, { exact: true }).click();
        await expectWords(page, `${game} online for ${count}`);
      }
      for (const kind of [2, 3]) {
        await page.locator('.seat').nth(1).locator('.seat-head .choice-value').nth(kind).click();
        await expectWords(page, `${game} online with seat ${kind}`);
      }
      await goTo(page, `/leaderboard/${game}`, 'h1');
      await expectWords(page, 'leaderboard');
    }
    for (const path of ['/account', '/reset-password', '/confirm-email', '/host']) {
      await goTo(page, path, '.page-main form, .page-main button');
      await expectWords(page, path);
    }
    await page.getByLabel('Host token').fill(HOST_TOKEN);
    await page.getByRole('button', { name: 'Show the reports' }).click();
    await page.getByText('Nothing is open.').waitFor();
    await expectWords(page, 'reports');
    await goTo(page, `/online/table/${table.id}`, '.waiting-seat');
    await expectWords(page, 'waiting room');
    await goTo(page, '/', '.feature');
    await expectWords(page, 'home of somebody online');
    const bob = await server.guest('Bob', `/online/table/${table.id}`);
    await bob.getByRole('button', { name: 'Sit down' }).click();
    await bob.getByTestId('prompt').waitFor();
    await expectWords(bob, 'online table');
    await bob.getByRole('button', { name: 'Agree on something' }).click();
    await bob.getByRole('menuitem').first().waitFor();
    await expectWords(bob, 'what can be agreed on');
    expect(bob.errors).toEqual([]);
  });
});
