import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { useBrowser, visit } from './support/browser.ts';
import { settled } from './support/settled.ts';
import { skipGuide } from './support/table.ts';

useBrowser();

const cumbria = (): { id: string; name: string; forts: { name: string; value: number }[] } => ({
  ...JSON.parse(readFileSync('games/cambria/scenarios/cumbria.json', 'utf8')),
  id: 'club',
  name: 'Club night',
});

it.each(['cambria', 'hibernia', 'scythia'])('the picture of a board of %s fills its frame', async (game) => {
  const page = await visit(`/new/${game}`);
  await page.locator('.board-picture > svg').first().waitFor();
  await settled(page);
  const empty = await page
    .locator('.board-picture > svg')
    .first()
    .evaluate((svg) => {
      const { width, height } = svg.getBoundingClientRect();
      const box = (svg as SVGSVGElement).viewBox.baseVal;
      const scale = Math.min(width / box.width, height / box.height);
      return 1 - (box.width * box.height * scale * scale) / (width * height);
    });
  expect(empty).toBeLessThan(0.15);
});

describe('a board of one’s own', () => {
  it.each([
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ])('says what is wrong beside the button, in sight, at %o', async (viewport) => {
    const page = await visit('/new/scythia', { viewport });
    await page.getByText('Use a board of your own').click();
    const above = async () => {
      const note = page.locator('.own-board [role="alert"]');
      await note.waitFor();
      await settled(page);
      const [says, bar] = await Promise.all([note.boundingBox(), page.locator('.new-table-play').boundingBox()]);
      expect(says && bar && says.y >= 0 && says.y + says.height <= bar.y, JSON.stringify({ says, bar })).toBe(true);
    };
    const file = { name: 'board.json', mimeType: 'application/json', buffer: Buffer.from('{"id":') };
    await page.locator('input[type="file"]').setInputFiles(file);
    await above();
    await page.getByLabel('Or paste its text').fill('{}');
    await page.getByRole('button', { name: 'Use this board' }).click();
    await above();
  });

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
