import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser, visit } from './support/browser.ts';
import { speak } from './support/look-at.ts';
import { openRecord } from './support/records.ts';
import { resize, settled } from './support/settled.ts';
import { actOnce, type GameId, startGame } from './support/table.ts';

useBrowser();

/** How high the bar may be: a tenth of a window, and on a phone held upright what three lines need. */
const SIZES = [
  { width: 1440, height: 900, bar: 76, lines: 2 },
  { width: 1280, height: 800, bar: 76, lines: 3 },
  { width: 820, height: 1180, bar: 68, lines: 3 },
  { width: 390, height: 844, bar: 68, lines: 4 },
  { width: 844, height: 390, bar: 50, lines: 2 },
];

/** The languages with the longest sentences. */
const LONGEST = ['de', 'ru'];

const look = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const sentence = document.querySelector('.prompt-sentence');
    const words = sentence?.querySelector('span')?.getBoundingClientRect();
    const [bar, stage] = [box('.prompt'), box('.stage')];
    if (!sentence || !words || !bar || !stage) throw new Error('There is no prompt.');
    return {
      bar: bar.height,
      // on a phone held upright the choices stand below the board
      beside: stage.top - bar.bottom,
      inside: words.top >= bar.top - 1 && words.bottom <= bar.bottom + 1,
      lines: Math.round(words.height / Number.parseFloat(getComputedStyle(sentence).lineHeight)),
      // below the board the players' tokens may take a pixel more
      stage: [stage.x, stage.y, stage.width, stage.height / 4].map(Math.round).join(' '),
    };
  });

describe('the bar that says what to do', () => {
  it.each<GameId>(['cambria', 'hibernia', 'scythia'])(
    'in %s takes no more of the screen than its sentence needs, and never moves the board',
    async (game) => {
      const page = await visit('/');
      await startGame(page, game);
      const stages = new Map<number, string>();
      // cards are played otherwise than on a board: what is asked first must do
      for (let asked = 0; asked < (game === 'scythia' ? 1 : 2); asked++) {
        for (const { width, height, bar, lines } of SIZES) {
          await resize(page, { width, height });
          for (const language of LONGEST) {
            await speak(page, language, { stillMs: 100 });
            const found = await look(page);
            const where = `${width} ${language}`;
            expect(found.bar, where).toBeLessThanOrEqual(bar);
            expect(found.beside, where).toBeLessThanOrEqual(4);
            expect(found.inside, where).toBe(true);
            expect(found.lines, where).toBeLessThanOrEqual(lines);
            expect(found.stage, where).toBe(stages.get(width) ?? found.stage);
            stages.set(width, found.stage);
          }
        }
        await resize(page, { width: 1440, height: 900 });
        await speak(page, 'en');
        if (game !== 'scythia') await actOnce(page);
      }
    },
  );

  it('sets a long sentence smaller when dice take its room, on a small phone', async () => {
    const page = await visit('/', { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
    await openRecord(page, 'cambria/three-players-at-sea', 60);
    for (const language of ['ru', 'fr', 'de']) {
      await page.evaluate((each) => localStorage.setItem('tessera.settings', `{"language":"${each}"}`), language);
      await page.goto(page.url().replace('/replay/', '/table/'));
      await page.locator('.tray .die, .tray svg').nth(1).waitFor();
      await settled(page);
      expect((await look(page)).inside, language).toBe(true);
    }
  });
});
