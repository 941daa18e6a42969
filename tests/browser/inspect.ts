import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { html: string }[];
}

/** What axe objects to. */
export async function violations(page: Page): Promise<string[]> {
  // evaluated, not added as a script element, which the page's policy forbids
  await page.evaluate(axeSource);
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run: () => Promise<{ violations: Violation[] }> } };
    return (await axe.run()).violations;
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
}

/** Texts that stick out of their boxes, and a page wider than the screen. */
export const overflowing = (page: Page): Promise<string[]> =>
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

/** A desk, a tablet, a phone. */
export const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];
