import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { useBrowser, visit } from './support/browser.ts';
import { overflowing } from './support/inspect.ts';
import { settled } from './support/settled.ts';
import { mainButton, myMove, startGame, targets, untilLit } from './support/table.ts';

useBrowser();

describe('the first page', () => {
  it('loads at most 200 kB of compressed script, in a few files', async () => {
    const page = await visit('/');
    const scripts = new Set<string>();
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.add(response.url());
    });
    await page.reload({ waitUntil: 'networkidle' });
    let bytes = 0;
    for (const url of scripts) bytes += gzipSync(await (await fetch(url)).text()).length;
    expect(scripts.size).toBeGreaterThan(0);
    expect(scripts.size).toBeLessThan(16);
    expect(bytes).toBeLessThan(200_000);
  });
});

describe('a way from screen to screen', () => {
  it('ends at the top of the next one, and at its heading for the keyboard', async () => {
    const page = await visit('/', { viewport: { width: 390, height: 600 } });
    const footer = page.getByRole('contentinfo');
    for (const [link, title] of [
      ['About', /^About/],
      ['Games', /^Tessera$/],
    ] as const) {
      await footer.getByRole('link', { name: link, exact: true }).click();
      await expect.poll(() => page.title()).toMatch(title);
      await expect.poll(() => page.evaluate(() => [document.activeElement?.tagName, scrollY])).toEqual(['H1', 0]);
    }
  });
});

describe('the settings', () => {
  it('say under the speeds what they mean, not beside the last of them', async () => {
    const page = await visit('/');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.locator('.choice > .hint').waitFor();
    await settled(page);
    const values = page.locator('.choice:has(> .hint) .choice-row');
    const [above, below] = [await values.boundingBox(), await page.locator('.choice > .hint').boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    expect(below?.x).toBe(above?.x);
  });
});

describe('a page whose fonts do not come', () => {
  it('keeps every text inside a small phone, at the largest text', async () => {
    const page = await visit('/about', { viewport: { width: 360, height: 740 } });
    await page.route(/\.woff2$/, (route) => route.abort());
    for (const [path, last] of [
      ['/rules/scythia', '.scythia-cards > li'],
      ['/new/scythia', '.board-picture > svg'],
    ] as const)
      for (const language of ['ru', 'de']) {
        await page.evaluate((settings) => localStorage.setItem('tessera.settings', JSON.stringify(settings)), {
          textSize: 'larger',
          language,
        });
        await page.goto(new URL(path, page.url()).href);
        await page.locator(last).first().waitFor();
        await settled(page);
        expect(await overflowing(page), `${path} in ${language}`).toEqual([]);
      }
  });

  it('says so on a small phone, too, when a screen is missing', async () => {
    const page = await visit('/about', { viewport: { width: 360, height: 740 } });
    await page.evaluate(() => localStorage.setItem('tessera.settings', '{"textSize":"larger","language":"ru"}'));
    await page.route(/HowToPicture/, (route) => route.abort());
    await page.goto(new URL('/rules/cambria', page.url()).href);
    await page.getByRole('alert').waitFor();
    await settled(page);
    expect(await overflowing(page)).toEqual([]);
  });
});

describe('languages', () => {
  it('switch in the middle of a game, log and prompt too', async () => {
    const page = await visit('/');
    await startGame(page);
    await myMove(page);
    expect(await mainButton(page).textContent()).toBe('Roll');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByText('Deutsch').click();
    await page.keyboard.press('Escape');
    await mainButton(page).getByText('Würfeln').waitFor();
    expect(await page.locator('.log').textContent()).toContain('beginnt');
  });
});

describe('a table', () => {
  it('offers its places as named controls', async () => {
    const page = await visit('/');
    await startGame(page);
    await untilLit(page);
    for (const target of await targets(page).all()) expect(await target.getAttribute('aria-label')).toMatch(/\w+.*\w+/);
  });

  it('an unknown table says so', async () => {
    const page = await visit('/table/doesnotexist');
    await page.getByText('not here any more').waitFor();
    expect(page.errors).toEqual([]);
  });
});
