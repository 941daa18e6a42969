import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { LANGUAGES } from './look-at.ts';

/** What nobody should ever read: a key instead of its words, an argument instead of its value, a value that is none. */
const KEY = /\b(?:shell|table|online|cambria|hibernia|scythia)\.[a-z][\w-]*(?:\.[\w-]+)*/g;
const ARGUMENT = /\{\s*[a-z]\w*\s*[},]/gi;
const NOTHING = /\bundefined\b|\bNaN\b|\[object \w+\]/g;

/** Everything on the page that is read or heard, in sight or not, in each language, and last in English again. */
const wordsOn = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async (languages) => {
    const HEARD = ['aria-label', 'title', 'alt', 'placeholder', 'aria-description', 'aria-roledescription'];
    const speak = async (language: string) => {
      const newValue = JSON.stringify({ language });
      window.dispatchEvent(new StorageEvent('storage', { key: 'tessera.settings', newValue }));
      while (document.documentElement.lang !== language) await new Promise((next) => setTimeout(next, 5));
    };
    const all: Record<string, string[]> = {};
    for (const language of [...languages, 'en']) {
      await speak(language);
      const said = [document.title];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node instanceof Text && !node.parentElement?.closest('script, style, noscript')) said.push(node.data);
        if (node instanceof Element) said.push(...HEARD.map((name) => (node as Element).getAttribute(name) ?? ''));
      }
      all[language] = said;
    }
    return all;
  }, LANGUAGES);

export async function expectWords(page: Page, where: string): Promise<void> {
  for (const [language, said] of Object.entries(await wordsOn(page))) {
    expect(said.join('').length, `${where} in ${language}`).toBeGreaterThan(20);
    const wrong = said.flatMap((text) => [KEY, ARGUMENT, NOTHING].flatMap((what) => text.match(what) ?? []));
    expect([...new Set(wrong)], `${where} in ${language}`).toEqual([]);
  }
}
