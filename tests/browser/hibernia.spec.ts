import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser, visit } from './browser.ts';
import { startGame } from './table.ts';

useBrowser();

/** How large the board is drawn, and the room it has. */
const boardIn = (page: Page) =>
  page.locator('svg.hb-board').evaluate((svg) => {
    const { width, height } = (svg as SVGSVGElement).viewBox.baseVal;
    const room = svg.getBoundingClientRect();
    const scale = Math.min(room.width / width, room.height / height);
    return { width: width * scale, height: height * scale, room: room.width };
  });

describe('the board of Hibernia', () => {
  it('fills a desk’s screen: the track lies beside the map', async () => {
    const page = await visit('/');
    await startGame(page, 'hibernia');
    for (const [width, height, least] of [
      [1440, 900, 1000],
      [1920, 1080, 1250],
      [2560, 1440, 1750],
    ]) {
      await page.setViewportSize({ width, height });
      await page.locator('svg.hb-beside').waitFor();
      const board = await boardIn(page);
      expect(board.width, `${width}`).toBeGreaterThan(least);
      expect(board.width, `${width}`).toBeLessThanOrEqual(board.room);
    }
    expect(page.errors).toEqual([]);
  });

  it('has the track around the map where the window is high, and changes with the window', async () => {
    const page = await visit('/', { viewport: { width: 390, height: 844 } });
    await startGame(page, 'hibernia');
    await page.locator('svg.hb-around').waitFor();
    expect((await boardIn(page)).width).toBeGreaterThan(385);
    await page.setViewportSize({ width: 844, height: 390 });
    await page.locator('svg.hb-beside').waitFor();
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.locator('svg.hb-around').waitFor();
  });
});
