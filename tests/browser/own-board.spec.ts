import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { useBrowser, visit } from './browser.ts';
import { skipGuide } from './table.ts';

useBrowser();

const cumbria = (): { id: string; name: string; forts: { name: string; value: number }[] } => ({
  ...JSON.parse(readFileSync('games/cambria/scenarios/cumbria.json', 'utf8')),
  id: 'club',
  name: 'Club night',
});

describe('a board of one’s own', () => {
  it('is refused with the name of the fort that is wrong, and played when it is right', async () => {
    const page = await visit('/new/cambria');
    const choose = (scenario: object) =>
      page.locator('input[type="file"]').setInputFiles({
        name: 'board.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(scenario)),
      });
    await page.getByText('Use a board of your own').click();
    const wrong = cumbria();
    wrong.forts[4].value = 2;
    await choose(wrong);
    await page.getByText('Corstopitum has value 2 but 5 roads').waitFor();
    await choose(cumbria());
    await page.getByText('Club night is ready and chosen.').waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await skipGuide(page);
    expect(await page.locator('.table-screen svg, svg').first().isVisible()).toBe(true);
    await page.getByText('Corstopitum').first().waitFor();
    await page.goto(new URL('/new/cambria', page.url()).href);
    await page.getByText('Club night').first().waitFor();
    expect(page.errors).toEqual([]);
  });
});
