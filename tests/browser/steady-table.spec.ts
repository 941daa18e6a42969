import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser, visit } from './support/browser.ts';
import { sitDownAt } from './support/records.ts';
import { resize, settled } from './support/settled.ts';
import { skipGuide, startGame, targets, untilLit } from './support/table.ts';

useBrowser();

const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

const stage = (page: Page) => page.locator('.stage').boundingBox();

async function pointAt(page: Page, place: Locator): Promise<void> {
  const box = await place.boundingBox();
  if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

describe('the board stays where it is while one points at it', () => {
  async function pointAround(page: Page, sizes: readonly (typeof SIZES)[number][]): Promise<void> {
    for (const viewport of sizes) {
      await page.mouse.move(2, 2);
      await resize(page, viewport);
      const before = await stage(page);
      let said = 0;
      for (const place of (await targets(page).all()).slice(0, 8)) {
        await pointAt(page, place);
        await settled(page, 0);
        if ((await page.locator('.saying').count()) > 0) said++;
        expect(await stage(page), `${viewport.width}`).toEqual(before);
      }
      expect(said, `${viewport.width}`).toBeGreaterThan(0);
    }
  }

  it('in Cambria', async () => {
    const page = await visit('/');
    await startGame(page, 'cambria');
    await untilLit(page);
    await pointAround(page, SIZES.slice(1, 2));
  });

  it('in Hibernia at every size; if very much is said it lies over the board and lets the pointer through', async () => {
    const page = await visit('/');
    await startGame(page, 'hibernia');
    await untilLit(page);
    await pointAround(page, SIZES);
    const before = await stage(page);
    const saying = page.locator('.saying');
    await saying.evaluate((element) => element.append(' All of it is said once more.'.repeat(9)));
    await settled(page);
    const [box, bar] = [await saying.boundingBox(), await page.locator('.action-bar').boundingBox()];
    expect(await stage(page)).toEqual(before);
    expect(box?.y).toBeLessThan(bar?.y ?? 0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    expect(await saying.evaluate((element) => getComputedStyle(element).pointerEvents)).toBe('none');
  });
});

/** How much of the first line under the log's heading is hidden by it. */
const hidden = (page: Page): Promise<number> =>
  page.locator('.log').evaluate((log) => {
    const { top } = log.getBoundingClientRect();
    const edge = top + (log.querySelector('h2')?.getBoundingClientRect().height ?? 0);
    const lines = [...log.querySelectorAll('.log-line')].map((line) => line.getBoundingClientRect());
    const cut = lines.find((line) => line.top < edge - 1 && line.bottom > edge + 1);
    return cut ? edge - cut.top : 0;
  });

describe('the log', () => {
  it('begins with a whole line, however high it is', async () => {
    const page = await visit('/');
    await sitDownAt(page, 'hibernia/four-players', 6);
    await skipGuide(page);
    for (let height = 560; height < 640; height += 17) {
      await resize(page, { width: 1440, height });
      const { top, left } = await page
        .locator('.log')
        .evaluate((log) => ({ top: log.scrollTop, left: log.scrollHeight - log.clientHeight - log.scrollTop }));
      expect(top).toBeGreaterThan(0);
      expect(left).toBeLessThan(2);
      expect(await hidden(page), `${height}`).toBe(0);
    }
  });

  it('shows the line of the moment that is looked at', async () => {
    const page = await visit('/');
    await sitDownAt(page, 'cambria/three-players-at-sea');
    await page.getByRole('button', { name: 'See that moment' }).click();
    const line = page.locator('.log-line[aria-current]').first();
    await line.waitFor();
    await settled(page);
    const [log, box] = [await page.locator('.log').boundingBox(), await line.boundingBox()];
    expect(box?.y).toBeGreaterThan(log?.y ?? 0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan((log?.y ?? 0) + (log?.height ?? 0));
    expect(page.errors).toEqual([]);
  });
});
