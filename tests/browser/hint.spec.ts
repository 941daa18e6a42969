import { expect, it } from 'vitest';
import { useBrowser, visit } from './support/browser.ts';
import { overflowing, violations } from './support/inspect.ts';
import { resize } from './support/settled.ts';
import { startGame, untilLit } from './support/table.ts';
import { expectWords } from './support/words-on-page.ts';

useBrowser();

it('a hint says where to look, then shows the moves, and one of them is played, all by keyboard', async () => {
  const page = await visit('/');
  await startGame(page, 'cambria');
  await untilLit(page);
  const panel = page.locator('.hint-panel');
  const pointedOut = page.locator('[data-suggested]');

  await page.keyboard.press('h');
  await panel.and(page.locator('[data-is="nudge"]')).waitFor();
  expect(await pointedOut.count()).toBe(0);
  await expectWords(page, 'a nudge');
  await expect.poll(() => page.getByTestId('announcer').textContent()).not.toBe('');
  expect(await page.locator('.log-hint').count()).toBe(1);

  await page.getByRole('button', { name: 'Show the moves' }).focus();
  await page.keyboard.press('Enter');
  const moves = panel.locator('.hint-move');
  await moves.first().waitFor();
  expect(await pointedOut.count()).toBe(await moves.count());
  await expectWords(page, 'the moves of a hint');
  expect(await violations(page)).toEqual([]);
  for (const size of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 1440, height: 900 },
  ]) {
    await resize(page, size);
    expect(await overflowing(page)).toEqual([]);
  }

  const placed = await page.locator('.log-line').count();
  await moves.first().focus();
  await page.keyboard.press('Enter');
  await panel.waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('.log-line').count()).toBeGreaterThan(placed);
  expect(page.errors).toEqual([]);
});
