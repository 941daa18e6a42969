import { describe, expect, it } from 'vitest';
import { useBrowser, visit } from './support/browser.ts';
import { mainButton, myMove, playTurns, prompt, startGame } from './support/table.ts';

useBrowser();

/** What the page told at a moment: that dice roll, so many lines of the log, nothing of the dice themselves. */
interface Seen {
  readonly rolling: boolean;
  readonly lines: number;
  readonly quiet: boolean;
}

/** Notes every change of the page in it, the present first. */
function watchRoll(): void {
  const look = (): Seen => ({
    rolling: document.querySelector('[data-testid="prompt"]')?.textContent?.includes('Rolling') ?? false,
    lines: document.querySelectorAll('.log-line').length,
    quiet: document.querySelector('.tray')?.getAttribute('aria-hidden') === 'true',
  });
  const seen = [look()];
  Object.assign(globalThis, { seen });
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(() => seen.push(look())).observe(document.body, all);
}

describe('while others play', () => {
  it('a button skips ahead to one’s own turn, with a name on a phone, too', async () => {
    const page = await visit('/', { reducedMotion: 'no-preference', viewport: { width: 390, height: 844 } });
    await page.evaluate(() => localStorage.setItem('tessera.settings', JSON.stringify({ speed: 'slow' })));
    await page.reload();
    await startGame(page);
    const skip = page.getByRole('button', { name: 'Skip ahead' });
    await playTurns(page, 1).catch(() => undefined);
    await skip.waitFor();
    expect(await skip.locator('span').evaluate((label) => label.getBoundingClientRect().width)).toBeGreaterThan(40);
    await skip.click();
    await mainButton(page).waitFor();
    expect(await skip.count()).toBe(0);
    expect(page.errors).toEqual([]);
  });

  it('a roll is told when the dice lie, in the prompt, the log and to who listens', async () => {
    const page = await visit('/', { reducedMotion: 'no-preference' });
    await page.evaluate(() => localStorage.setItem('tessera.settings', JSON.stringify({ speed: 'slow' })));
    await page.reload();
    await startGame(page, 'hibernia');
    await myMove(page);
    await page.evaluate(watchRoll);
    await mainButton(page).click();
    const told = () => page.evaluate(() => (globalThis as unknown as { seen: readonly Seen[] }).seen);
    await expect.poll(async () => (await told()).some(({ rolling }) => rolling)).toBe(true);
    await expect.poll(() => prompt(page)).not.toContain('Rolling');
    const seen = await told();
    const rolling = seen.filter((moment) => moment.rolling);
    expect(rolling.filter((moment) => moment.lines !== seen[0].lines || !moment.quiet)).toEqual([]);
    await expect.poll(() => page.locator('.log-line').count()).toBeGreaterThan(seen[0].lines);
    expect(await page.locator('.tray').getAttribute('aria-hidden')).toBe(null);
  });
});

describe('a game that is given up', () => {
  it('at one device is asked about first, ends, and is among the finished ones', async () => {
    const page = await visit();
    await startGame(page, 'hibernia');
    const resign = async () => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Resign' }).click();
      await page.getByText('It counts as given up; nobody has won.').waitFor();
    };
    await resign();
    await page.getByRole('button', { name: 'Play on' }).click();
    await page.getByTestId('prompt').waitFor();
    await resign();
    await page.getByRole('button', { name: 'Resign', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Game given up' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Game given up' }).waitFor();
    await page.getByRole('link', { name: 'Home' }).click();
    await page.locator('.table-card').getByText('Given up').waitFor();
    expect(await page.locator('.table-card').getByRole('link', { name: 'Continue' }).count()).toBe(0);
    expect(page.errors).toEqual([]);
  });
});
