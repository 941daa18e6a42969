import { describe, expect, it } from 'vitest';
import { useBrowser, visit } from './browser.ts';
import { mainButton, myMove, playTurns, prompt, startGame } from './table.ts';

useBrowser();

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
    const before = await page.locator('.log-line').count();
    await mainButton(page).click();
    await expect.poll(() => prompt(page)).toContain('Rolling');
    expect(await page.locator('.log-line').count()).toBe(before);
    expect(await page.locator('.tray').getAttribute('aria-hidden')).toBe('true');
    await expect.poll(() => page.locator('.log-line').count()).toBeGreaterThan(before);
    await expect.poll(() => prompt(page)).not.toContain('Rolling');
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
