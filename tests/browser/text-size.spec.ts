import { describe, expect, it } from 'vitest';
import { useBrowser, visit } from './browser.ts';
import { overflowing } from './inspect.ts';
import { ARRIVED } from './screens.ts';
import { settled } from './settled.ts';
import { playNow } from './table.ts';

useBrowser();

describe('the text size', () => {
  it('enlarges every text, and is kept over a reload', async () => {
    const page = await visit('/');
    const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
    const before = await size();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByText('Very large', { exact: true }).click();
    await expect.poll(size).toBeCloseTo(1.3 * before, 1);
    await page.reload();
    await page.locator(ARRIVED).first().waitFor();
    expect(await size()).toBeCloseTo(1.3 * before, 1);
  });

  it('leaves every button inside a small phone, on pages and at a table', async () => {
    const page = await visit('/about', { viewport: { width: 360, height: 740 } });
    await page.evaluate(() => localStorage.setItem('tessera.settings', '{"textSize":"larger","language":"ru"}'));
    const farthest = (where: string) =>
      page
        .locator(where)
        .evaluateAll((all) => Math.max(...all.map((element) => element.getBoundingClientRect().right)));
    for (const [path, last] of [
      ['/', '.features'],
      ['/new/scythia', '.board-picture > svg'],
      ['/rules/scythia', '.scythia-cards > li'],
      ['/online', ARRIVED],
    ] as const) {
      await page.goto(new URL(path, page.url()).href);
      await page.locator(last).first().waitFor();
      await settled(page);
      expect(await overflowing(page), path).toEqual([]);
      expect(await farthest('.page-header button, .page-header select'), path).toBeLessThanOrEqual(360);
    }
    await page.goto(new URL('/', page.url()).href);
    await playNow(page, 'hibernia');
    await page.getByTestId('prompt').waitFor();
    await settled(page);
    expect(await farthest('.action-bar button')).toBeLessThanOrEqual(360);
  });
});
