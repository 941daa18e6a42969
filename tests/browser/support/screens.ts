import type { Page } from 'playwright-core';
import { openRecord, sitDownAt } from './records.ts';
import { type GameId, playNow } from './table.ts';

export type Go = (page: Page) => Promise<void>;

const play =
  (game: GameId): Go =>
  async (page) => {
    await playNow(page, game);
    await page.locator('.guide button').first().waitFor();
  };

const replay =
  (record: string): Go =>
  (page) =>
    openRecord(page, record);

const theEnd =
  (record: string): Go =>
  async (page) => {
    await sitDownAt(page, record);
    await page.locator('.end-frame').waitFor();
  };

/** With what is drawn and fetched last. */
const rules =
  (...last: string[]): Go =>
  async (page) => {
    for (const each of ['.how-to-picture svg', ...last]) await page.locator(each).first().waitFor();
  };

export type Screens = Record<string, { path: string; go?: Go }>;

/** How one gets to each screen. */
export const AROUND_PLAY: Screens = {
  home: { path: '/' },
  'set up a table of Cambria': { path: '/new/cambria' },
  'set up a table of Hibernia': { path: '/new/hibernia' },
  'set up a table of Scythia': { path: '/new/scythia' },
  'rules of Cambria': { path: '/rules/cambria', go: rules() },
  'a clause': { path: '/rules/cambria/C-42' },
  'rules of Hibernia': { path: '/rules/hibernia', go: rules() },
  'rules of Scythia': { path: '/rules/scythia', go: rules('.scythia-cards > li') },
  about: { path: '/about' },
  'nothing here': { path: '/nowhere' },
};

export const OF_PLAY: Screens = {
  'a table of Cambria with its guide': { path: '/', go: play('cambria') },
  'a table of Hibernia with its guide': { path: '/', go: play('hibernia') },
  'a table of Scythia with its guide': { path: '/', go: play('scythia') },
  'replay of Cambria': { path: '/', go: replay('cambria/three-players-at-sea') },
  'the end of Cambria': { path: '/', go: theEnd('cambria/two-players-and-the-neutral-army') },
  'the end of Hibernia': { path: '/', go: theEnd('hibernia/four-players-scattered') },
  'replay of Scythia': { path: '/', go: replay('scythia/three-players') },
  'the end of Scythia': { path: '/', go: theEnd('scythia/one-player-and-the-lookout') },
};

/** A screen that has been fetched. While it is on its way, a page has a heading, too. */
export const ARRIVED = 'main:not(.waiting) h1, [data-testid="prompt"]';

/** Waits for the page, then goes where the screen is. */
export const arrive = async (page: Page, go: Go | undefined): Promise<void> => {
  await page.locator(ARRIVED).first().waitFor();
  await go?.(page);
};
