import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser, type Visitor, visit } from './support/browser.ts';
import { overflowing, violations } from './support/inspect.ts';
import { speak } from './support/look-at.ts';
import { openRecord, sitDownAt } from './support/records.ts';
import { resize } from './support/settled.ts';

useBrowser();

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const RECORD = 'cambria/five-players-early-tie';

const strip = (page: Page) => page.locator('.review-strip');
const openReview = async (page: Page) => {
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await strip(page).waitFor();
};
/** Steps from one mistake to the next until a better move is shown on the board. */
async function toAMistake(page: Visitor): Promise<void> {
  const next = page.getByRole('button', { name: 'Next mistake' });
  await next.focus();
  await page.keyboard.press('Enter');
  await page
    .locator('.review-headline')
    .filter({ hasText: /Inaccuracy|Mistake|Blunder/ })
    .waitFor();
  await page.locator('[data-suggested]').first().waitFor();
}

describe('the review of a game', () => {
  it('leads to a mistake by keyboard and shows the better move; kept, it is there at once', async () => {
    const page = await visit('/');
    await openRecord(page, RECORD);
    await openReview(page);
    await page.locator('.review-progress').waitFor({ state: 'detached' });
    await toAMistake(page);
    await page.getByText('Better:').waitFor();
    await page.locator('.log-review [data-mark]').first().waitFor();

    const curve = page.getByRole('slider', { name: 'Chances to win' });
    await curve.focus();
    const told = await curve.getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => curve.getAttribute('aria-valuetext')).not.toBe(told);
    expect(told).toMatch(/Step \d+ of \d+\. .*%/);
    await page.keyboard.press('p');
    await page.locator('[data-suggested]').first().waitFor();

    for (const size of [DESK, PHONE]) {
      await resize(page, size);
      expect(await violations(page)).toEqual([]);
    }
    await page.getByRole('button', { name: 'Whole review' }).click();
    const sheet = page.getByRole('dialog', { name: 'Review' });
    await sheet.getByRole('heading', { name: 'Where the result came from' }).waitFor();
    await sheet.getByText('The curve as a table').click();
    await sheet.getByRole('columnheader', { name: 'Turn' }).waitFor();
    expect(await violations(page)).toEqual([]);
    for (const language of ['de', 'ru']) {
      await speak(page, language);
      expect(await overflowing(page)).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    for (const language of ['ru', 'de']) {
      await speak(page, language);
      expect(await overflowing(page)).toEqual([]);
    }

    await speak(page, 'en');
    await page.getByRole('button', { name: 'Review', exact: true }).click();
    await strip(page).waitFor({ state: 'detached' });
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    await openReview(page);
    expect(await page.locator('.review-progress').count()).toBe(0);
    expect(workers.filter((url) => url.includes('review'))).toEqual([]);
    expect(page.errors).toEqual([]);
  });

  it('is begun at the end of a game, and one button leads to all of it', async () => {
    const page = await visit('/');
    await sitDownAt(page, RECORD);
    await page.locator('.end-stories li').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Points' }).click({ force: true });
    await page.getByRole('img', { name: 'The points after each turn' }).waitFor();
    await page.getByRole('link', { name: 'Review the game' }).click();
    await strip(page).waitFor();
    // it can be stopped, and gone on with
    const stop = page.getByRole('button', { name: 'Stop' });
    await stop.click();
    await page.getByRole('button', { name: 'Go on' }).click();
    await stop.waitFor();
    expect(page.errors).toEqual([]);
  });

  it('is not to be had while the game goes on, and not loaded before it is asked for', async () => {
    const page = await visit('/');
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await openRecord(page, RECORD, 3);
    await page.getByRole('button', { name: 'One step forward' }).waitFor();
    expect(await page.getByRole('button', { name: 'Review', exact: true }).count()).toBe(0);
    expect(loaded.filter((url) => /review/i.test(url))).toEqual([]);
  });
});
