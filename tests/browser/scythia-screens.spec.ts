import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { staying, useBrowser, type Visitor, visit } from './support/browser.ts';
import { smallTexts } from './support/inspect.ts';
import { LANGUAGES, speak } from './support/look-at.ts';
import { openRecord, sitDownAt } from './support/records.ts';
import { closeByKey, resize } from './support/settled.ts';
import { startGame } from './support/table.ts';

useBrowser();

/** A phone held upright, one on its side, a page at 200 %, a tablet and desks. */
const SCREENS = [
  { width: 360, height: 740, least: 11 },
  { width: 390, height: 844, least: 11 },
  { width: 844, height: 390, least: 12 },
  { width: 720, height: 450, least: 12 },
  { width: 820, height: 1180, least: 12 },
  { width: 1024, height: 768, least: 12 },
  { width: 1140, height: 800, least: 12 },
  { width: 1280, height: 720, least: 12 },
  { width: 1280, height: 800, least: 12 },
  { width: 1440, height: 900, least: 12 },
  { width: 1920, height: 1080, least: 12 },
  { width: 2560, height: 1440, least: 12 },
];

/** One of each way to lay the table out. */
const LAYOUTS = SCREENS.filter(({ width, height }) => [360, 844, 820].includes(width) || height === 720);

/** At a table of a golden record, less its last moves, as whoever is to move. */
async function sitDown(record: string, without: number): Promise<Visitor> {
  const page = await visit('/');
  await openRecord(page, record, without);
  await page.goto(page.url().replace('/replay/', '/table/'));
  const mine = page.getByRole('button', { name: /^I’m / });
  await mine.or(page.getByTestId('prompt')).first().waitFor();
  if (await mine.isVisible()) await mine.click();
  const skip = page.getByRole('button', { name: 'Skip the guide' });
  await skip.or(page.locator('.stage [data-place][role="button"], .scythia-kumis .button')).first().waitFor();
  if (await skip.isVisible()) await skip.click();
  return page;
}

const VILLAGE = 'a turn in the village of four';
const RAID = 'kumis for a raid';
const ALONE = 'a game alone against the rival';
const MOMENTS = {
  [VILLAGE]: staying(() => sitDown('scythia/four-players', 429)),
  [RAID]: staying(() => sitDown('scythia/four-players', 356)),
  [ALONE]: staying(() => sitDown('scythia/one-player-and-the-lookout', 68)),
};

/** At that moment, on that screen, in English. */
async function at(moment: keyof typeof MOMENTS, width: number, height: number): Promise<Visitor> {
  const page = await MOMENTS[moment]();
  await speak(page, 'en');
  await resize(page, { width, height });
  return page;
}

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not in sight.`);
  return box;
};

/** How far the lowest of these reaches below the sheet that they lie in. */
async function outOfSight(page: Page, what: string): Promise<number> {
  const sheet = await boxOf(page, '.scythia-moment');
  const ends = await page.locator(what).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
  return Math.max(...ends) - sheet.y - sheet.height;
}

describe('the table of Scythia on every screen', () => {
  for (const moment of [VILLAGE, RAID, ALONE] as const)
    it(`${moment}: every text is large enough to read`, async () => {
      const page = await MOMENTS[moment]();
      const found: Record<string, string[]> = {};
      // the longest words on every screen, the next longest on one of each layout
      for (const [language, screens] of [
        ['de', LAYOUTS],
        ['ru', SCREENS],
      ] as const) {
        await speak(page, language);
        for (const { least, ...size } of screens) {
          await page.setViewportSize(size);
          await page.waitForFunction(
            ({ width, height }) => window.innerWidth === width && window.innerHeight === height,
            size,
          );
          // the board grows to what can be read when it has measured its room
          await expect
            .poll(() => smallTexts(page, least), { timeout: 5000 })
            .toEqual([])
            .catch(async () => {
              found[`${language} at ${size.width} × ${size.height}`] = await smallTexts(page, least);
            });
        }
      }
      expect(found).toEqual({});
      expect(page.errors).toEqual([]);
    });

  it('every text is large enough to read on a small phone with the largest text, too', async () => {
    const page = await at(VILLAGE, 360, 740);
    for (const language of ['ru', 'de']) {
      await speak(page, language, { textSize: 'larger' });
      await expect.poll(() => smallTexts(page, 11), { timeout: 5000 }).toEqual([]);
    }
  });

  it('at the end the table of points lies within the smallest phone', async () => {
    const page = await visit('/', { viewport: { width: 360, height: 740 } });
    await sitDownAt(page, 'scythia/four-players');
    const count = page.locator('.scythia-count');
    await count.waitFor();
    for (const language of LANGUAGES) {
      await speak(page, language);
      expect(await count.evaluate((table) => table.scrollWidth - table.clientWidth), language).toBe(0);
    }
  });

  it('on a tablet the buttons below the heroes on offer are in sight, and nothing lies over them', async () => {
    const page = await visit('/', { viewport: { width: 820, height: 1180 }, isMobile: true, hasTouch: true });
    await startGame(page, 'scythia');
    const choose = page.locator('.scythia-pair-choose');
    await expect.poll(() => choose.count()).toBeGreaterThan(1);
    for (const language of ['en', 'ru', 'de']) {
      await speak(page, language);
      const free = await choose.first().evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return [y + 2, y + height - 2].every((at) => document.elementFromPoint(x + width / 2, at) === button);
      });
      expect(free, language).toBe(true);
    }
    for (const button of await page.locator('.stage-zoom button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(40);
  });

  it('a phone on its side has the tabs of a phone, and shows one part at a time', async () => {
    const page = await at(VILLAGE, 844, 390);
    const crew = page.getByRole('tab', { name: 'Crew' });
    await crew.click();
    await expect.poll(() => crew.getAttribute('aria-selected')).toBe('true');
    const pane = await boxOf(page, '#scythia-pane-crew');
    await expect.poll(async () => Math.round((await boxOf(page, '#scythia-pane-crew')).x)).toBeLessThan(120);
    expect(pane.width).toBeGreaterThan(700);
    // a browser brings what has the focus into sight as far as it can: the tabs stay
    await page.locator('.scythia-table').evaluate((table) => {
      table.scrollTo(200, 200);
      for (const part of table.querySelectorAll('.scythia-pane *')) part.scrollIntoView();
    });
    await crew.click();
    expect((await boxOf(page, '.scythia-tabs')).x).toBe(0);
    expect(await page.locator('.scythia-table').evaluate(({ scrollLeft, scrollTop }) => scrollLeft + scrollTop)).toBe(
      0,
    );
  });

  it.each([
    [844, 390],
    [720, 450],
  ])('at %i × %i kumis for a raid are chosen without scrolling', async (width, height) => {
    const page = await at(RAID, width, height);
    await page.getByRole('tab', { name: 'Crew' }).click();
    await expect.poll(async () => Math.round((await boxOf(page, '#scythia-pane-crew')).x)).toBeLessThan(120);
    const pane = await boxOf(page, '#scythia-pane-crew');
    for (const language of ['en', 'ru', 'de']) {
      await speak(page, language);
      const button = await boxOf(page, '.scythia-kumis .button');
      expect(button.y + button.height, language).toBeLessThanOrEqual(pane.y + pane.height);
    }
  });

  it('a place that the keys reach comes into sight on a board that is larger than its room', async () => {
    const page = await at(VILLAGE, 720, 450);
    await page.keyboard.press('Tab');
    // the animals lie at the foot of the village
    const animal = page.locator('[data-place^="animal"][role="button"]').first();
    await animal.focus();
    const room = await boxOf(page, '.pan-zoom');
    await expect
      .poll(async () => {
        const box = await animal.boundingBox();
        return box !== null && box.y >= room.y - 1 && box.y + box.height <= room.y + room.height + 1;
      })
      .toBe(true);
    // panned, not scrolled: a pan could not take that back
    expect(await page.locator('.pan-zoom .stage-board').evaluate((board) => board.scrollTop)).toBe(0);
  });

  it('what is said for a moment lies over none of the tabs of a phone', async () => {
    const page = await at(VILLAGE, 390, 844);
    await page.getByRole('tab', { name: 'Board' }).click();
    // no place to go now: the page says why
    await page.locator('[data-place^="building"]:not([role="button"])').first().dispatchEvent('click');
    await page.locator('.saying-refusal').waitFor();
    const said = await boxOf(page, '.saying-refusal');
    const tabs = await boxOf(page, '.scythia-tabs');
    expect(said.y).toBeGreaterThanOrEqual(tabs.y + tabs.height);
  });

  it.each([
    [1280, 800],
    [1440, 900],
    [1920, 1080],
  ])('at %i × %i the raid fits with all its chances, and the board is in sight as a whole', async (width, height) => {
    const page = await at(RAID, width, height);
    const table = await boxOf(page, '.scythia-kumis');
    const sheet = await boxOf(page, '.scythia-moment');
    expect(table.y + table.height).toBeLessThanOrEqual(sheet.y + sheet.height + 1);
    const board = await boxOf(page, '.sc-board');
    const others = await boxOf(page, '.scythia-others');
    expect(board.x).toBeGreaterThanOrEqual(-1);
    expect(board.y + board.height).toBeLessThanOrEqual(others.y + 2);
    expect(board.width).toBeGreaterThan(0.62 * width);
  });

  it.each([
    ['five', 985],
    ['four', 977],
  ])('of %s cards to discard from, all are in sight as a whole on a desk', async (_, without) => {
    const page = await sitDown('scythia/four-players', without);
    await page.locator('.scythia-hand[data-choosing]').waitFor();
    for (const language of ['en', 'ru', 'de']) {
      await speak(page, language);
      for (const [width, height] of [
        [1280, 800],
        [1440, 900],
        [1920, 1080],
      ] as const) {
        await resize(page, { width, height });
        const sheet = await boxOf(page, '.scythia-moment');
        for (const card of await page.locator('.scythia-hand > li').all()) {
          const box = await card.boundingBox();
          expect((box?.y ?? 0) + (box?.height ?? 0), `${language} at ${width}`).toBeLessThanOrEqual(
            sheet.y + sheet.height,
          );
        }
      }
    }
  });

  it('a hand of five is in sight as a whole on a desk, also while nothing is chosen from it', async () => {
    const page = await sitDown('scythia/four-players', 131);
    for (const language of ['en', 'ru', 'de']) {
      await speak(page, language);
      expect(await outOfSight(page, '.scythia-hand > li'), language).toBeLessThanOrEqual(2);
    }
  });

  it('five heroes with their first crew are in sight at once on a desk', async () => {
    const page = await sitDown('scythia/four-players', 994);
    expect(await page.locator('.scythia-pair').count()).toBe(5);
    for (const language of ['en', 'ru', 'de']) {
      await speak(page, language);
      for (const [width, height] of [
        [1280, 800],
        [1440, 900],
        [1920, 1080],
      ] as const) {
        await resize(page, { width, height });
        expect(await outOfSight(page, '.scythia-pair'), `${language} at ${width}`).toBeLessThanOrEqual(4);
      }
    }
  });

  it('the log shows many lines at once', async () => {
    const page = await at(VILLAGE, 1440, 900);
    const log = await boxOf(page, '.scythia-log .log');
    expect(log.height).toBeGreaterThan(8 * 26);
  });
});

describe('cards full size', () => {
  it('shows a crew of somebody else by key, and Escape goes back to where one was', async () => {
    const page = await at(VILLAGE, 1440, 900);
    const face = page.locator('.scythia-strip button').nth(1);
    const name = (await face.getAttribute('title')) ?? '';
    await face.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name });
    await dialog.waitFor();
    expect(await dialog.locator('.sc-card-big').textContent()).toMatch(/Hired: .+Played: /);
    await closeByKey(page);
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => face.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(page.errors).toEqual([]);
  });

  it('shows the discarded cards, and one that the log names', async () => {
    const page = await at(VILLAGE, 1440, 900);
    await page.locator('.scythia-piles button').click();
    const pile = page.getByRole('dialog', { name: 'Discarded cards' });
    await pile.waitFor();
    expect(await pile.locator('.sc-card-big').count()).toBeGreaterThan(0);
    await closeByKey(page);
    await pile.waitFor({ state: 'detached' });
    const named = page.locator('.log-card').last();
    const name = (await named.getAttribute('title')) ?? '';
    await named.click();
    await page.getByRole('dialog', { name }).locator('.sc-card-big').waitFor();
    expect(page.errors).toEqual([]);
  });
});
