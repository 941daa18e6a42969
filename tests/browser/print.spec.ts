import { expect, it } from 'vitest';
import { useBrowser, visit } from './support/browser.ts';

useBrowser();

it.each(['cambria', 'hibernia', 'scythia'])(
  'the rules of %s are printed light, with every picture, without navigation',
  async (game) => {
    const page = await visit(`/rules/${game}`, { colorScheme: 'dark' });
    await page.locator('html[data-theme="dark"]').waitFor();
    await page.locator('.how-to-picture svg').first().waitFor();
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.locator('html[data-theme="light"]').waitFor();
    const steps = await page.locator('.how-to-step').count();
    expect(steps).toBeGreaterThan(5);
    expect(await page.locator('.how-to-step:has(.how-to-picture svg)').count()).toBe(steps);
    for (const away of ['.page-header', '.page-footer', '.rules-side', '.rules-column .button'])
      expect(await page.locator(away).first().isVisible(), away).toBe(false);
    const ofPaper = await page.evaluate(() => {
      const style = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
      return {
        ground: style('html').backgroundColor,
        rules: style('.rules-title').breakBefore,
        clause: style('.clause').breakInside,
        heading: style('.rules-section h3').breakAfter,
      };
    });
    expect(ofPaper).toEqual({ ground: 'rgb(255, 255, 255)', rules: 'page', clause: 'avoid', heading: 'avoid' });
    await page.emulateMedia({ media: 'screen' });
    await page.locator('html[data-theme="dark"]').waitFor();
    expect(page.errors).toEqual([]);
  },
);
