import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { useBrowser, visit } from './browser.ts';
import { openRecord, recordWithout } from './records.ts';
import { actOnce, andThen, myMove, skipGuide } from './table.ts';

useBrowser();

describe('the end of a game', () => {
  it('is played to the count, saved as a record, replayed, and played again', async () => {
    const page = await visit('/');
    await openRecord(page, 'cambria/three-players-at-sea', 6);
    await page.goto(page.url().replace('/replay/', '/table/'));
    await skipGuide(page);
    const end = page.locator('.end-frame');
    // three rounds of passes end it (C-29), unless a 1-1 comes between
    const pass = page.getByRole('button', { name: 'Pass', exact: true });
    // however long the whole game takes; each act has a limit of its own
    const over = end.waitFor({ timeout: 0 }).then(() => 'over' as const);
    over.catch(() => undefined);
    for (let acts = 0; acts < 200 && !(await end.isVisible()); acts++) {
      if ((await Promise.race([myMove(page), over])) === 'over') break;
      if (await pass.isVisible()) await andThen(page, () => pass.click());
      else
        await Promise.race([actOnce(page), over]).catch((why) =>
          end.waitFor().catch(() => {
            throw why;
          }),
        );
    }
    await end.waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/wins?!/);

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save record' }).click();
    const file = await (await saving).path();
    const saved = JSON.parse(readFileSync(file, 'utf8')) as { moves: string[] };
    const before = recordWithout('cambria/three-players-at-sea', 6).moves;
    expect(saved.moves.slice(0, before.length)).toEqual(before);
    expect(saved.moves.length).toBeGreaterThan(before.length);

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
