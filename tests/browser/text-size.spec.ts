import { describe, expect, it } from 'vitest';
import { useBrowser, visit } from './support/browser.ts';
import { overflowing, smallTexts, violations } from './support/inspect.ts';
import { ARRIVED } from './support/screens.ts';
import { settled } from './support/settled.ts';
import { playNow } from './support/table.ts';

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

  it.each([
    ['cambria', 360, 11],
    ['hibernia', 360, 11],
    ['scythia', 360, 11],
    ['scythia', 820, 12],
  ])(
    'of the pictures of %s is large enough to read at %i px; where one is wider, the keys scroll it',
    async (game, width, least) => {
      const page = await visit(`/rules/${game}`, { viewport: { width, height: 740 } });
      await page.locator('.how-to-picture svg').first().waitFor();
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      await page.waitForFunction(
        () =>
          !document.querySelector('.how-to-step:not(:has(.how-to-picture svg))') &&
          document.querySelector('.how-to-step'),
      );
      await settled(page);
      expect(await smallTexts(page, least)).toEqual([]);
      expect(await overflowing(page)).toEqual([]);
      const unreachable = await page
        .locator('.how-to-picture')
        .evaluateAll(
          (all) => all.filter((box) => box.scrollWidth > box.clientWidth && (box as HTMLElement).tabIndex < 0).length,
        );
      expect(unreachable).toBe(0);
      if (width === 360) expect(await violations(page)).toEqual([]);
    },
  );
});
