import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visit } from './browser.ts';
import { overflowing, SIZES, violations } from './inspect.ts';
import { arrive, type Screens } from './screens.ts';
import { resize, settled } from './settled.ts';

export const LANGUAGES = ['en', 'ru', 'fr', 'de'];

/** As if it were chosen in another tab: the page follows at once, and need not be loaded again. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((wanted) => {
    const newValue = JSON.stringify({ language: wanted });
    window.dispatchEvent(new StorageEvent('storage', { key: 'tessera.settings', newValue }));
  }, language);
  await page.locator(`html[lang="${language}"]`).waitFor();
  await settled(page, 0);
}

/** Each screen is visited once, and looked at in every light, language and size. */
export function lookAt(screens: Screens): void {
  for (const [name, { path, go }] of Object.entries(screens))
    it(`${name}: axe finds nothing, light or dark; no text sticks out in any language or size`, async () => {
      const page = await visit(path);
      await arrive(page, go);
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        await settled(page);
        expect(await violations(page), colorScheme).toEqual([]);
      }
      const found: Record<string, string[]> = {};
      for (const size of SIZES) {
        await resize(page, size);
        for (const language of LANGUAGES) {
          await speak(page, language);
          const out = await overflowing(page);
          if (out.length > 0) found[`${language} at ${size.width}`] = out;
        }
      }
      expect(found).toEqual({});
      expect(page.errors).toEqual([]);
    });
}
