import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser, visit } from './support/browser.ts';
import { sitDownAt } from './support/records.ts';
import { andThen, mainButton, prompt, startGame } from './support/table.ts';

useBrowser();

/** Whatever can be chosen now: places of the boards, cards, and buttons for the rest. */
const CHOICES =
  '.stage [data-place][role="button"], .choices .button, .scythia-pair .button, .scythia-raid .button, .scythia-reroll';

const choices = (page: Page) => page.locator(CHOICES).filter({ visible: true });

let taps = 0;

async function actOnce(page: Page): Promise<string> {
  const main = mainButton(page);
  await main.or(choices(page).first()).first().waitFor({ timeout: 60_000 });
  const asked = await prompt(page);
  await andThen(page, async () => {
    if (await main.isVisible()) await main.click();
    else {
      const count = await choices(page).count();
      await choices(page)
        .nth((5 * taps++) % count)
        .dispatchEvent('click');
    }
  });
  return asked;
}

describe('Raiders of Scythia', () => {
  it('is played through several turns against bots, whose hands are nowhere in the page', async () => {
    const page = await visit('/');
    await startGame(page, 'scythia');
    const asked = new Set<string>();
    for (let acts = 0; acts < 30; acts++) asked.add(await actOnce(page));
    expect(asked.size).toBeGreaterThan(4);
    const log = (await page.locator('.log').textContent()) ?? '';
    expect(log).toMatch(/draws? (a|\d) card/);
    expect(page.errors).toEqual([]);
  });

  it('hides everything behind a cover when the device goes from one person to the next', async () => {
    const page = await visit('/');
    await sitDownAt(page, 'scythia/two-players', 30);
    const mine = page.getByRole('button', { name: /^I’m / });
    await mine.waitFor();
    expect(await page.locator('.stage svg').filter({ visible: true }).count()).toBe(0);
    await mine.click();
    await page.locator('.stage svg').first().waitFor();
    expect(page.errors).toEqual([]);
  });
});
