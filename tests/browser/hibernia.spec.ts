import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser, visit } from './support/browser.ts';
import { violations } from './support/inspect.ts';
import { closeByKey, resize, settled } from './support/settled.ts';
import { type GameId, startGame, untilLit } from './support/table.ts';

useBrowser();

/** How large the board is drawn, and the room it has. */
const boardIn = (page: Page) =>
  page.locator('svg.hb-board').evaluate((svg) => {
    const { width, height } = (svg as SVGSVGElement).viewBox.baseVal;
    const room = svg.getBoundingClientRect();
    const scale = Math.min(room.width / width, room.height / height);
    return { width: width * scale, height: height * scale, room: room.width };
  });

describe('the board of Hibernia', () => {
  it('fills a desk’s screen: the track lies beside the map', async () => {
    const page = await visit('/');
    await startGame(page, 'hibernia');
    for (const [width, height, least] of [
      [1440, 900, 1000],
      [1920, 1080, 1250],
      [2560, 1440, 1750],
    ]) {
      await resize(page, { width, height });
      await page.locator('svg.hb-beside').waitFor();
      const board = await boardIn(page);
      expect(board.width, `${width}`).toBeGreaterThan(least);
      expect(board.width, `${width}`).toBeLessThanOrEqual(board.room);
    }
    expect(page.errors).toEqual([]);
  });

  it('has the track around the map where the window is high, and changes with the window', async () => {
    const page = await visit('/', { viewport: { width: 390, height: 844 } });
    await startGame(page, 'hibernia');
    await page.locator('svg.hb-around').waitFor();
    await settled(page);
    expect((await boardIn(page)).width).toBeGreaterThan(385);
    await resize(page, { width: 844, height: 390 });
    await page.locator('svg.hb-beside').waitFor();
    await resize(page, { width: 820, height: 1180 });
    await page.locator('svg.hb-around').waitFor();
  });
});

describe('a lit place of Hibernia', () => {
  it('has a line around it that covers nothing of the land’s colour', async () => {
    const page = await visit('/');
    await startGame(page, 'hibernia');
    await untilLit(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      const shown = await page.locator('.hb-place[role="button"] :not(.hb-hit)').evaluateAll((shapes) =>
        shapes.map((shape) => {
          const { fill, stroke } = getComputedStyle(shape);
          return { kind: shape.getAttribute('class'), fill, stroke };
        }),
      );
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.filter(({ fill }) => fill !== 'none')).toEqual([]);
      const halos = shown.filter(({ kind }) => kind === 'hb-halo').map(({ stroke }) => stroke);
      expect([...new Set(halos)]).toEqual(['rgb(255, 255, 255)']);
    }
  });
});

describe('the players of Hibernia', () => {
  it('on a phone: lands by colour and colours ahead are in sight', async () => {
    const page = await visit('/', { viewport: { width: 390, height: 844 } });
    await startGame(page, 'hibernia');
    await settled(page);
    const aids = page.locator('.players-aids');
    const lands = aids.getByRole('img', { name: /^(Lands:|No lands)/ });
    const ahead = aids.getByRole('img', { name: /^The next spaces:/ });
    for (const aid of [lands, ahead]) {
      const box = await aid.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
    }
  });

  it('on a phone on its side: all of them are in sight, with lands by colour and colours ahead', async () => {
    const page = await visit('/', { viewport: { width: 844, height: 390 } });
    await startGame(page, 'hibernia');
    await settled(page);
    const players = page.locator('.side .player');
    const count = await players.count();
    expect(count).toBeGreaterThan(2);
    for (let i = 0; i < count; i++)
      for (const name of [/^(Lands:|No lands)/, /^The next spaces:/]) {
        const box = await players.nth(i).getByRole('img', { name }).boundingBox();
        expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(390);
        expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(844);
      }
  });

  it('are told about in full at a tap, or by keys, and give the focus back', async () => {
    const page = await visit('/', { viewport: { width: 390, height: 844 } });
    await startGame(page, 'hibernia');
    const dialog = page.getByRole('dialog');
    await page.locator('.player').nth(1).locator('.hibernia-warriors').click();
    await dialog.waitFor();
    const words = await dialog.textContent();
    for (const part of ['in reserve', 'on the shield', 'Lands by colour', 'Colours ahead'])
      expect(words).toContain(part);
    expect(await violations(page)).toEqual([]);
    await closeByKey(page);
    await dialog.waitFor({ state: 'detached' });

    const head = page.locator('.player .player-head').nth(2);
    await head.focus();
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await closeByKey(page);
    await dialog.waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.classList.contains('player-head'));
    expect(page.errors).toEqual([]);
  });
});

/** Texts smaller than so many pixels as they are drawn, on the board and in the panels. */
const tiny = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((px) => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('.stage svg text, .prompt *, .players-area *, .log *')) {
      const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (!own || element.closest('.visually-hidden') || !element.checkVisibility()) continue;
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
      const size =
        Number.parseFloat(getComputedStyle(element).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
      if (size < px - 0.05) found.push(`${element.textContent?.trim().slice(0, 20)}: ${size.toFixed(1)}`);
    }
    return found;
  }, least);

describe('no text is too small to read', () => {
  it.each<GameId>(['cambria', 'hibernia'])('in %s', async (game) => {
    for (const [hasTouch, sizes] of [
      [
        false,
        [
          [1440, 900, 12],
          [820, 1180, 12],
          [720, 450, 12],
        ],
      ],
      [
        true,
        [
          [390, 844, 11],
          [844, 390, 11],
          [360, 740, 11],
        ],
      ],
    ] as const) {
      const page = await visit('/', { viewport: { width: sizes[0][0], height: sizes[0][1] }, hasTouch });
      await startGame(page, game);
      for (const [width, height, least] of sizes) {
        await resize(page, { width, height });
        expect(await tiny(page, least), `${width}`).toEqual([]);
      }
    }
  });
});
