import { describe, expect, it } from 'vitest';
import { useBrowser, visit } from './browser.ts';
import { violations } from './inspect.ts';
import { arrive, SCREENS } from './screens.ts';

useBrowser();

describe('every screen', () => {
  for (const [name, { path, go }] of Object.entries(SCREENS))
    it(`${name}: axe finds nothing, light or dark`, async () => {
      const page = await visit(path);
      await arrive(page, go);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.waitForTimeout(200);
        expect(await violations(page), colorScheme).toEqual([]);
      }
      expect(page.errors).toEqual([]);
    });
});
