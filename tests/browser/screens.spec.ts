import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { address, useBrowser, visit } from './browser.ts';
import { openRecord, recordWithout } from './records.ts';
import { mainButton, myMove, skipGuide, targets, untilLit } from './table.ts';

useBrowser();

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { html: string }[];
}

async function violations(page: Page): Promise<string[]> {
  // evaluated, not added as a script element, which the page's policy forbids
  await page.evaluate(axeSource);
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run: () => Promise<{ violations: Violation[] }> } };
    return (await axe.run()).violations;
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
}

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

type Go = (page: Page) => Promise<void>;

const play: Go = async (page) => {
  await page.locator('.button-primary').first().click();
  await page.locator('.guide button').first().waitFor();
};

/** Every screen there is, and how one gets there; words are not used, so that it works in each language. */
const SCREENS: Record<string, { path: string; go?: Go }> = {
  home: { path: '/' },
  'set up a table': { path: '/new/cambria' },
  rules: { path: '/rules/cambria' },
  'a clause': { path: '/rules/cambria/C-42' },
  about: { path: '/about' },
  'nothing here': { path: '/nowhere' },
  'a table with its guide': { path: '/', go: play },
  replay: { path: '/', go: (page) => openRecord(page, 'three-players-at-sea') },
  'the end': {
    path: '/',
    go: async (page) => {
      await openRecord(page, 'two-players-and-the-neutral-army');
      await page.goto(page.url().replace('/replay/', '/table/'));
      await page.locator('.end-frame').waitFor();
    },
  },
};

const arrive = async (page: Page, go: Go | undefined): Promise<void> => {
  await page.locator('h1, [data-testid="prompt"]').first().waitFor();
  await go?.(page);
};

const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

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

  it('the first page loads at most 200 kB of compressed script', async () => {
    const page = await visit('/', { serviceWorkers: 'block' });
    const scripts = new Set<string>();
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.add(response.url());
    });
    await page.reload({ waitUntil: 'networkidle' });
    let bytes = 0;
    for (const url of scripts) bytes += gzipSync(await (await fetch(url)).text()).length;
    expect(scripts.size).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(200_000);
  });
});

describe('languages', () => {
  it('switch in the middle of a game, log and prompt too', async () => {
    const page = await visit('/');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await skipGuide(page);
    await myMove(page);
    expect(await mainButton(page).textContent()).toBe('Roll');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByText('Deutsch').click();
    await page.keyboard.press('Escape');
    expect(await mainButton(page).textContent()).toBe('Würfeln');
    expect(await page.locator('.log').textContent()).toContain('beginnt');
  });
});

describe('a table', () => {
  it('offers its places as named controls', async () => {
    const page = await visit('/');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await skipGuide(page);
    await untilLit(page);
    for (const target of await targets(page).all()) expect(await target.getAttribute('aria-label')).toMatch(/\w+.*\w+/);
  });

  it('an unknown table says so', async () => {
    const page = await visit('/table/doesnotexist');
    await page.getByText('not here any more').waitFor();
    expect(page.url()).toContain(address);
    expect(recordWithout('three-players-at-sea', 0).moves.length).toBeGreaterThan(100);
  });
});
