import { LANGUAGES } from '@tessera/protocol/lists';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visit } from './browser.ts';
import { overflowing, SIZES, violations } from './inspect.ts';
import { arrive, type Screens } from './screens.ts';
import { resize, settled } from './settled.ts';

export { LANGUAGES };

/** As if it were chosen in another tab: the page follows at once, and need not be loaded again. */
export async function speak(page: Page, language: string, { textSize = 'normal', stillMs = 0 } = {}): Promise<void> {
  await page.evaluate(
    (settings) => {
      const newValue = JSON.stringify(settings);
      window.dispatchEvent(new StorageEvent('storage', { key: 'tessera.settings', newValue }));
    },
    { language, textSize },
  );
  await page.locator(`html[lang="${language}"][data-text="${textSize}"]`).waitFor();
  await settled(page, stillMs);
}

/** What sticks out in any language and size. Begins and ends in English on a desk, and switches as seldom as it can. */
export async function overflowingAnywhere(page: Page, sizes = SIZES): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  let languages: readonly string[] = LANGUAGES;
  for (const size of sizes) {
    await resize(page, size);
    for (const language of languages) {
      await speak(page, language);
      const out = await overflowing(page);
      if (out.length > 0) found[`${language} at ${size.width}`] = out;
    }
    languages = languages.toReversed();
  }
  await speak(page, 'en');
  await resize(page, sizes[0]);
  return found;
}

/** What axe objects to, in the dark and in the light. */
export async function violationsInAnyLight(page: Page): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const wrong = await violations(page);
    if (wrong.length > 0) found[colorScheme] = wrong;
  }
  return found;
}

/** Each screen is visited once, and looked at in every light, language and size. */
export function lookAt(screens: Screens): void {
  for (const [name, { path, go }] of Object.entries(screens))
    it(`${name}: axe finds nothing, light or dark; no text sticks out in any language or size`, async () => {
      const page = await visit(path);
      await arrive(page, go);
      expect(await violationsInAnyLight(page)).toEqual({});
      expect(await overflowingAnywhere(page)).toEqual({});
      expect(page.errors).toEqual([]);
    });
}
