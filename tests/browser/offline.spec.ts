import { describe, expect, it } from 'vitest';
import { useBrowser, visit } from './support/browser.ts';
import { playTurns, startGame } from './support/table.ts';

useBrowser();

describe('offline', () => {
  it('once opened, the page loads, plays and shows its rules without a network', async () => {
    const page = await visit('/', { serviceWorkers: 'allow' });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null || document.readyState === 'complete');
    await page.reload();
    await page.context().setOffline(true);
    await page.reload();
    await startGame(page);
    await playTurns(page, 1);
    await page.goto(new URL('/rules/cambria/C-42', page.url()).href);
    await page.getByText('C-42').first().waitFor();
    expect(page.errors).toEqual([]);
  });

  it('can be installed: its manifest names it and has icons', async () => {
    const page = await visit('/');
    const manifest = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
      return (await fetch(link?.href ?? '')).json() as Promise<{
        name: string;
        display: string;
        icons: { src: string; sizes: string }[];
      }>;
    });
    expect(manifest).toMatchObject({ name: expect.stringContaining('Tessera'), display: 'standalone' });
    expect(manifest.icons.map((icon) => icon.sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    for (const { src } of manifest.icons) {
      const answer = await page.request.get(new URL(src, page.url()).href);
      expect(answer.ok()).toBe(true);
    }
  });
});
