import { describe, expect, it } from 'vitest';
import { useBrowser, visit } from './support/browser.ts';
import {
  andThen,
  mainButton,
  myMove,
  playNow,
  playTurns,
  prompt,
  startGame,
  targets,
  untilLit,
} from './support/table.ts';

useBrowser();

describe('a game against bots', () => {
  for (const game of ['cambria', 'hibernia'] as const)
    it(`${game} starts with one click, and a tap plays what undo takes back`, async () => {
      const page = await visit('/');
      await startGame(page, game);
      await untilLit(page);
      const before = await prompt(page);
      await targets(page).first().click();
      await page.locator('[data-testid="prompt"]').waitFor();
      await page.getByRole('button', { name: 'Undo', disabled: false }).waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await targets(page).first().waitFor();
      expect(await prompt(page)).toBe(before);
      expect(page.errors).toEqual([]);
    });

  it('survives a reload in the middle of a turn, and rolls nothing again', async () => {
    const page = await visit('/');
    await startGame(page);
    await playTurns(page, 2);
    await untilLit(page);
    const before = await prompt(page);
    const log = await page.locator('.log').textContent();
    await page.reload();
    await targets(page).first().waitFor();
    expect(await prompt(page)).toBe(before);
    expect(await page.locator('.log').textContent()).toBe(log);
    expect(page.errors).toEqual([]);
  });

  it('can be played by keyboard alone for three turns', async () => {
    const page = await visit('/');
    const focusOn = async (name: string) => {
      for (let tab = 0; tab < 40; tab++) {
        await page.keyboard.press('Tab');
        const found = await page.evaluate((wanted) => document.activeElement?.textContent?.trim() === wanted, name);
        if (found) return;
      }
      throw new Error(`Tab never came to ${name}`);
    };
    await focusOn('Play');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Skip the guide' }).waitFor();
    await focusOn('Skip the guide');
    await page.keyboard.press('Enter');
    for (let turns = 0; turns < 3; ) {
      const kind = await myMove(page);
      const ends = kind === 'main' && (await mainButton(page).textContent()) === 'Done';
      await andThen(page, async () => {
        if (kind === 'board') {
          await page.keyboard.press('b');
          await page.keyboard.press('ArrowRight');
        }
        await page.keyboard.press('Enter');
      });
      if (ends) turns++;
    }
    expect(page.errors).toEqual([]);
  });

  it('keeps several tables, and home leads back to each', async () => {
    const page = await visit('/');
    await startGame(page);
    const first = page.url();
    await page.goto(new URL('/', first).href);
    await playNow(page, 'cambria');
    await page.waitForURL((url) => url.pathname.startsWith('/table/') && url.href !== first);
    await page.goto(new URL('/', first).href);
    await page
      .getByRole('link', { name: /Continue/ })
      .nth(1)
      .waitFor();
    await page
      .getByRole('link', { name: /Continue/ })
      .nth(1)
      .click();
    await page.waitForURL(first);
  });
});
