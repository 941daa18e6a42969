import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { useBrowser, visit } from './support/browser.ts';
import { recordWithout, sitDownAt } from './support/records.ts';
import { mainButton, skipGuide, targets } from './support/table.ts';

useBrowser();

describe('the end of a game', () => {
  it('is played to the count, saved as a record, replayed, and played again', async () => {
    const page = await visit('/');
    // one move is left, and no die: what the record ends with, ends this game too
    await sitDownAt(page, 'cambria/three-players-at-sea', 1);
    await skipGuide(page);
    const end = page.locator('.end-frame');
    await targets(page)
      .and(page.getByRole('button', { name: /Canovium – Deva/ }))
      .click();
    await mainButton(page).filter({ hasText: 'Done' }).click();
    await end.waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/wins?!/);

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save record' }).click();
    const file = await (await saving).path();
    const saved = JSON.parse(readFileSync(file, 'utf8')) as { moves: string[] };
    const before = recordWithout('cambria/three-players-at-sea', 1).moves;
    expect(saved.moves.slice(0, before.length)).toEqual(before);
    expect(saved.moves.length).toBe(before.length + 1);

    await page.getByRole('link', { name: 'Replay' }).click();
    await page.waitForURL(/\/replay\//);
    await page.getByRole('button', { name: 'One step forward' }).click();
    await page.getByText(`1 of ${saved.moves.length}`).first().waitFor();
    await page.goBack();
    await end.waitFor();
    await page.getByRole('button', { name: 'Rematch' }).click();
    await page.waitForURL(/\/table\//);
    expect(page.errors).toEqual([]);
  });

  it('a damaged record is refused with a sentence', async () => {
    const page = await visit('/');
    for (const text of ['{"half":', '{"tessera":1,"game":"chess","seats":2,"scenario":"x","moves":[]}', '[]']) {
      const file = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) };
      await page.locator('input[type="file"]').setInputFiles(file);
      await page.getByRole('alert').filter({ hasText: 'can’t be opened' }).waitFor();
    }
    expect(page.errors).toEqual([]);
  });
});
