import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser, visit } from './browser.ts';
import { arrive, SCREENS } from './screens.ts';

useBrowser();

/** Texts that stick out of their boxes, and a page wider than the screen. */
const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const out: string[] = [];
    if (document.documentElement.scrollWidth > window.innerWidth + 1)
      out.push(`page is ${document.documentElement.scrollWidth} wide`);
    for (const element of document.querySelectorAll('button, a, h1, h2, h3, p, span, li, label, dt, dd, td, th')) {
      if (!(element instanceof HTMLElement) || element.closest('.visually-hidden, [hidden], svg')) continue;
      const style = getComputedStyle(element);
      // a name that people chose may be any length, and is cut with an ellipsis
      if (style.textOverflow === 'ellipsis' || !element.textContent?.trim()) continue;
      if (style.display === 'inline' || style.overflowX === 'auto' || style.overflowX === 'scroll') continue;
      if (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
        out.push(`${element.tagName} "${element.textContent?.trim().slice(0, 40)}"`);
    }
    return out;
  });

const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

describe('every screen', () => {
  for (const locale of ['en', 'ru', 'fr', 'de'])
    it(`in ${locale} no text sticks out, on a desk, a tablet or a phone`, async () => {
      const found: Record<string, string[]> = {};
      for (const [name, { path, go }] of Object.entries(SCREENS)) {
        const page = await visit(path, { locale });
        await arrive(page, go);
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          await page.waitForTimeout(150);
          const out = await overflowing(page);
          if (out.length > 0) found[`${name} at ${size.width}`] = out;
        }
        await page.close();
      }
      expect(found).toEqual({});
    });
});
