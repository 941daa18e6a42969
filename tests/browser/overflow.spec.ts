import { describe, expect, it } from 'vitest';
import { useBrowser, visit } from './browser.ts';
import { overflowing, SIZES } from './inspect.ts';
import { arrive, SCREENS } from './screens.ts';

useBrowser();

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
    }, 400_000);
});
