import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser, visit } from './browser.ts';
import { arrive, SCREENS } from './screens.ts';

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
