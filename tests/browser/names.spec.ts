import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser, visit } from './support/browser.ts';
import { speak } from './support/look-at.ts';
import { openRecord } from './support/records.ts';
import { actOnce, startGame } from './support/table.ts';

useBrowser();

const words = (page: Page, list: string) =>
  page.locator(list).evaluateAll((all) => all.map((each) => each.textContent.trim().replaceAll('\u00a0', ' ')));

describe('who is who', () => {
  it('you are you, bots are bots, in the language of now', async () => {
    const page = await visit();
    await startGame(page);
    const heads = () => words(page, '.players .player-name, .players .player-tag');
    const bot = (level: string) => expect.stringMatching(new RegExp(`^${level}, \\d+$`));
    expect(await heads()).toEqual(['Amber', 'you', 'Bot 1', bot('Hedgehog'), 'Bot 2', bot('Hedgehog')]);
    await actOnce(page);
    await page.locator('.log h2').getByText('Amber (you)').first().waitFor();
    await speak(page, 'de');
    expect(await heads()).toEqual(['Bernstein', 'du', 'Bot 1', bot('Igel'), 'Bot 2', bot('Igel')]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.players-compact').waitFor();
    expect(await words(page, '.players .player-name')).toEqual(['Du', 'Bot 1', 'Bot 2']);
    expect(page.errors).toEqual([]);
  });

  it('your name is asked once, kept, and used at tables before and after', async () => {
    const page = await visit();
    // whoever has never played is shown the games, and asked nothing
    await page.locator('.feature').first().waitFor();
    expect(await page.getByLabel('What is your name?').count()).toBe(0);
    await startGame(page);
    await page.goto(new URL('/', page.url()).href);
    await page.getByLabel('What is your name?').fill(' Ann ');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('.table-card').getByText('Ann').waitFor();
    expect(await page.getByLabel('What is your name?').count()).toBe(0);
    await startGame(page, 'hibernia');
    expect(await words(page, '.players .player-name')).toContain('Ann');
    await page.goto(new URL('/', page.url()).href);
    await page.locator('.table-card').first().waitFor();
    expect(await page.getByLabel('What is your name?').count()).toBe(0);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Your name').fill('Anna');
    await page.keyboard.press('Escape');
    await page.goto(new URL('/new/cambria', page.url()).href);
    expect(await page.getByLabel('Your name').inputValue()).toBe('Anna');
    expect(page.errors).toEqual([]);
  });

  it('a name that the version before kept with one game is yours in all', async () => {
    const page = await visit('/about');
    await page.evaluate(() => {
      const seat = (key: string, who: string, name: string, colour: string) => ({
        key,
        who,
        name,
        level: 'medium',
        colour,
      });
      const seats = [seat('1', 'you', 'Ann', 'amber'), seat('2', 'bot', '', 'sky'), seat('3', 'bot', '', 'teal')];
      localStorage.setItem('tessera.newTable.cambria', JSON.stringify({ seats, board: 'cambria', options: {} }));
    });
    for (const game of ['cambria', 'hibernia']) {
      await page.goto(new URL(`/new/${game}`, page.url()).href);
      expect(await page.getByLabel('Your name').inputValue()).toBe('Ann');
    }
  });

  it('a strength that the version before kept is a level of today, and another is chosen by keyboard', async () => {
    const page = await visit('/about');
    await page.evaluate(() => {
      const seat = (key: string, who: string, colour: string) => ({ key, who, name: '', level: 'medium', colour });
      const seats = [seat('1', 'you', 'amber'), seat('2', 'bot', 'sky')];
      localStorage.setItem('tessera.newTable.cambria', JSON.stringify({ seats, board: 'cambria', options: {} }));
    });
    await page.goto(new URL('/new/cambria', page.url()).href);
    await page.getByRole('button', { name: /^Hedgehog rating \d+/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: /^Lamb rating \d+ · answers at once/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Fox/ }).waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page
      .locator('.players .player-tag')
      .getByText(/^Fox, \d+$/)
      .waitFor();
    expect(page.errors).toEqual([]);
  });

  it('a friend’s record is not your game', async () => {
    const page = await visit();
    await openRecord(page, 'scythia/one-player-and-the-lookout');
    await page.getByTestId('prompt').waitFor();
    expect(await page.locator('[data-you]').count()).toBe(0);
  });

  it('who plays Scythia alone is told the rival at home', async () => {
    const page = await visit('/new/scythia');
    await page.getByRole('radiogroup', { name: 'Number of players' }).getByText('1', { exact: true }).click();
    await page.getByText('the Outrider (expert)').click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByTestId('prompt').waitFor();
    await page.goto(new URL('/', page.url()).href);
    await page.locator('.table-card').getByText('Rival: the Outrider (expert)').waitFor();
    await speak(page, 'ru');
    await page.locator('.table-card').getByText('Соперник: Вестница (эксперт)').waitFor();
    expect(page.errors).toEqual([]);
  });
});
