import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser, visit } from './support/browser.ts';
import { sitDownAt } from './support/records.ts';
import { settled } from './support/settled.ts';
import { type GameId, mainButton } from './support/table.ts';

useBrowser();

/** What has the focus, by its name or its text; BODY where nothing has. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return 'BODY';
    return activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? '';
  });

const hasFocus = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);

/** However long the others take. */
const focusOn = (page: Page, selector: string) =>
  expect.poll(() => hasFocus(page, selector), { timeout: 30_000 }).toBe(true);

/** A game against bots, without a pointer. */
async function start(page: Page, game: GameId): Promise<void> {
  await page.locator(`.feature[data-game="${game}"] .button-primary`).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Skip the guide' }).waitFor();
}

/** Goes on with the table of a record at the person whose turn it is, without a pointer. */
async function goOn(page: Page, record: string, without: number): Promise<void> {
  await sitDownAt(page, record, without);
  await page.getByRole('button', { name: /^I’m / }).focus();
  await page.keyboard.press('Enter');
}

/** Whether the key that was pressed leaves the focus nowhere, once everything stands. */
async function staysSomewhere(page: Page): Promise<void> {
  await settled(page, 300);
  expect(await focused(page)).not.toBe('BODY');
}

describe('whoever plays by keyboard', () => {
  it('is at the first hero when it is theirs to choose, and B leads back there', async () => {
    const page = await visit('/');
    await start(page, 'scythia');
    await focusOn(page, '.scythia-pair:first-child .scythia-pair-choose');
    await page.getByRole('button', { name: 'Skip the guide' }).focus();
    await page.keyboard.press('b');
    await focusOn(page, '.scythia-pair:first-child .scythia-pair-choose');
    await page.keyboard.press('ArrowRight');
    await focusOn(page, '.scythia-pair:nth-child(2) .scythia-pair-choose');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.scythia-pair-choose').count()).toBe(0);
    await staysSomewhere(page);
    expect(page.errors).toEqual([]);
  });

  it('goes from a card to hire on to the first free place, and B never to one whose crew would go', async () => {
    const page = await visit('/');
    await goOn(page, 'scythia/two-players', 450);
    await focusOn(page, '.scythia-hand [role="button"]');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toMatch(/place 2/);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('b');
    await expect.poll(() => focused(page)).toMatch(/place 2/);
    expect(await focused(page)).not.toMatch(/Discarded for it/);
    await page.keyboard.press('Escape');
    await focusOn(page, '.scythia-hand [role="button"]');
    await page.getByRole('button', { name: 'Skip: hire nobody' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Skip: hire nobody' }).waitFor({ state: 'detached' });
    await staysSomewhere(page);
    expect(page.errors).toEqual([]);
  });

  for (const game of ['cambria', 'hibernia', 'scythia'] as const)
    it(`finds the focus at the prompt while others play, and then at the next choice: ${game}`, async () => {
      const page = await visit('/');
      await start(page, game);
      await page.getByRole('button', { name: 'Skip the guide' }).focus();
      await page.keyboard.press('Enter');
      await staysSomewhere(page);
      const done = mainButton(page).filter({ hasText: 'Done' });
      for (let acts = 0; acts < 40 && !(await done.isVisible()); acts++) {
        await page.keyboard.press('b');
        await page.keyboard.press('Enter');
        await settled(page);
      }
      await done.focus();
      // the others take their time, so that there is a while to wait; it may be over before anybody looks
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.evaluate(() => {
        const newValue = JSON.stringify({ language: 'en', speed: 'slow' });
        window.dispatchEvent(new StorageEvent('storage', { key: 'tessera.settings', newValue }));
        document.addEventListener('focusin', ({ target }) => {
          if (target instanceof Element && target.matches('.prompt-sentence')) document.body.dataset['told'] = 'yes';
        });
      });
      await page.keyboard.press('Enter');
      await page.locator('body[data-told]').waitFor();
      await focusOn(page, '[data-place], [data-main], .choices button');
      expect(page.errors).toEqual([]);
    });
});
