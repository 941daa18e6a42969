import type { Page } from 'playwright-core';

/** What a player does at a table, by what the page calls it. */
export const prompt = async (page: Page): Promise<string> => (await page.getByTestId('prompt').textContent()) ?? '';

export const targets = (page: Page) => page.locator('svg [role="button"]');

export const mainButton = (page: Page) => page.locator('[data-main]');

export async function skipGuide(page: Page): Promise<void> {
  const skip = page.getByRole('button', { name: 'Skip the guide' });
  await skip.waitFor();
  await skip.click();
}

export type GameId = 'cambria' | 'hibernia' | 'scythia';

/** One click on the home page: a game against bots. */
export const playNow = (page: Page, game: string): Promise<void> =>
  page.locator(`.feature[data-game="${game}"] .button-primary`).click();

export async function startGame(page: Page, game: GameId = 'cambria'): Promise<void> {
  await playNow(page, game);
  await skipGuide(page);
}

/** Waits until a person is to do something: a button of theirs, or a lit place. */
export async function myMove(page: Page): Promise<'main' | 'board'> {
  const main = mainButton(page);
  const lit = targets(page).first();
  await main.or(lit).first().waitFor({ timeout: 60_000 });
  return (await main.isVisible()) ? 'main' : 'board';
}

/**
 * What is asked, how much has happened, and what is lit: a second 1 for the first soldier is asked for again in the same words, and whoever takes a
 * ship instead of a die is still asked for the same.
 */
const asked = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.querySelector('[data-testid="prompt"]')?.textContent,
      document.querySelector('[data-main]')?.textContent,
      document.querySelectorAll('.log-line').length,
      ...[...document.querySelectorAll('svg [role="button"]')].map((place) => place.getAttribute('aria-label')),
    ].join('|'),
  );

/** Does something, and waits until the page asks for something else. */
export async function andThen(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await asked(page);
  await act();
  for (let look = 0; look < 1200; look++) {
    if ((await asked(page)) !== before) return;
    await page.waitForTimeout(50);
  }
  throw new Error(`Nothing followed: ${before}`);
}

let taps = 0;

/** Another lit place each time: the first one alone would pick a soldier up and put it down for ever. */
async function tapSomewhere(page: Page): Promise<void> {
  const count = await targets(page).count();
  await targets(page)
    .nth((7 * taps++) % count)
    .click();
}

/** Rolls, places, confirms: whatever is asked. */
export async function actOnce(page: Page): Promise<'turn' | 'other'> {
  const kind = await myMove(page);
  const ends = kind === 'main' && (await mainButton(page).textContent()) === 'Done';
  await andThen(page, () => (kind === 'main' ? mainButton(page).click() : tapSomewhere(page)));
  return ends ? 'turn' : 'other';
}

/** Rolls, again where the die wants it, until places are lit. */
export async function untilLit(page: Page): Promise<void> {
  while ((await myMove(page)) === 'main') await andThen(page, () => mainButton(page).click());
}

export async function playTurns(page: Page, turns: number): Promise<void> {
  for (let done = 0; done < turns; ) if ((await actOnce(page)) === 'turn') done++;
}
