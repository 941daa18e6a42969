import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { settled } from './settled.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { html: string }[];
}

/** What axe objects to, once the page stands. */
export async function violations(page: Page): Promise<string[]> {
  await settled(page);
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
      // what is cut to nothing is only read out
      if (style.clipPath === 'inset(50%)') continue;
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

/** Texts that are drawn smaller than so many pixels: those of the page, and those of drawings after all scaling. */
export const smallTexts = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((limit) => {
    const scaleOf = (element: Element): number => {
      const shown = element.getBoundingClientRect();
      // turned by a quarter, width and height change places: the area doesn't
      const area = shown.width * shown.height;
      if (element instanceof SVGGraphicsElement) {
        const own = element.getBBox();
        return Math.sqrt(area / (own.width * own.height));
      }
      const box = element.closest<HTMLElement>('div, p, li, section, button, td, th') ?? document.body;
      const scale = box.offsetWidth > 0 ? box.getBoundingClientRect().width / box.offsetWidth : 1;
      // layout is told in whole pixels
      return Math.abs(scale - 1) < 0.03 ? 1 : scale;
    };
    const small = new Map<string, number>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim();
      const element = texts.currentNode.parentElement;
      if (!text || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('.visually-hidden, script, style, title')) continue;
      const { width, height } = element.getBoundingClientRect();
      if (width < 2 || height < 2 || getComputedStyle(element).clipPath === 'inset(50%)') continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
      if (size < limit - 0.05)
        small.set(`${text.slice(0, 30)} (${element.getAttribute('class') ?? element.tagName})`, size);
    }
    return [...small].map(([text, size]) => `${size.toFixed(1)} px: ${text}`);
  }, least);
